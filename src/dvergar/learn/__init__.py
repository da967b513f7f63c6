"""Learning from self-play what a position is worth: `dvergar train GAME` plays, fits a small network and measures it (docs/bots.md).

It needs numpy (`pip install 'dvergar[learn]'`); what it writes is read without.
"""
