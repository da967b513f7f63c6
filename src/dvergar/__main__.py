"""`python -m dvergar`."""

import sys

from dvergar.cli import main

if __name__ == "__main__":
    sys.exit(main())
