"""Tools for those who change the project: message types of the page, the lesson author's command."""
