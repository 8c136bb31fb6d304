"""Drives an installed GTK 4 program from outside: by the accessibility bus, a real pointer and real keys on a
private screen, and by comparing pixels."""

import pathlib
import sys

# The modules that the scripts use, too.
sys.path.append(str(pathlib.Path(__file__).resolve().parents[3] / "scripts"))

from .catalogs import CatalogServer
from .desktop import Desktop
from .favorites import FavoritesServer, Line
from .pictures import COLOR, PictureServer
from .waiting import NotInTime, wait

__all__ = ["COLOR", "CatalogServer", "Desktop", "FavoritesServer", "Line", "NotInTime",
           "PictureServer", "wait"]
