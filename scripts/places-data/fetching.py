"""Fetches the data sets of the places and of the map, each pinned and checked."""

import hashlib
import subprocess
import sys
import urllib.request
from pathlib import Path

MAP_ARCHIVE = "r-cran-rnaturalearthdata_0.1.0-2_all.deb"
MAP_POOL = "http://deb.debian.org/debian/pool/main/r/r-cran-rnaturalearthdata/"
MAP_DIGEST = (
    "6ca72d813feb50170c4a985c4960a975cea0bd6459d78ff82d41c4bf359f0d93")


def packages(cache, requirements):
    """The folder of the packages from PyPI, installed without their dependencies."""
    cache.mkdir(parents=True, exist_ok=True)
    stamp, venv = cache / "requirements.txt", cache / "venv"
    if not stamp.exists() or stamp.read_bytes() != requirements.read_bytes():
        subprocess.run([sys.executable, "-m", "venv", "--clear", venv], check=True)
        subprocess.run([venv / "bin" / "python", "-m", "pip", "install", "--quiet", "--no-deps",
                        "--disable-pip-version-check", "--requirement", requirements], check=True)
        stamp.write_bytes(requirements.read_bytes())
    return next(Path(venv, "lib").glob("python3*/site-packages"))


def natural_earth(cache):
    """The folder of Debian's package of Natural Earth, unpacked."""
    cache.mkdir(parents=True, exist_ok=True)
    path, folder = cache / MAP_ARCHIVE, cache / "rnaturalearthdata"
    if not path.exists():
        urllib.request.urlretrieve(MAP_POOL + MAP_ARCHIVE, path)
    if hashlib.sha256(path.read_bytes()).hexdigest() != MAP_DIGEST:
        sys.exit(f"{path} is not the file that was reviewed; delete it")
    if not folder.exists():
        subprocess.run(["dpkg-deb", "-x", path, folder], check=True)
    return folder / "usr/lib/R/site-library/rnaturalearthdata/data"
