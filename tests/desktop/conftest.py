"""Make the modules of packaging/ importable by their own names, as they are when bootstrap.py runs."""

import sys
from pathlib import Path

# Not a package on purpose, so it has to be on the path; at the end, so that it hides no other module.
sys.path.append(str(Path(__file__).resolve().parents[2] / "packaging"))
