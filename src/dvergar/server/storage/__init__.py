"""The database: schema, reading and writing, migrations, the bus between processes."""
