"""Builds the measured programs: The Elements and the C programs."""

import pathlib
import shutil
import subprocess

from catalog import elements_source
from program import Program
from session import BenchError

ROOT = pathlib.Path(__file__).resolve().parents[3]
SOURCES = ROOT / "scripts" / "bench-c"
BUILD = ROOT / "build" / "bench"
CATALOG = ROOT / "Resources" / "elements.json"

# Sources and pkg-config packages of each C program.
C_PROGRAMS = {
    "reference": (("reference.c", "tile.c", "section.c", "pages.c", "detail.c", "flip.c", "faces.c", "back.c",
                   "properties.c", "overview.c", "atom.c", "picture.c"), ("libadwaita-1",)),
    "labels": (("labels.c",), ("gtk4",)),
    "watch": (("watch.c", "watch-screen.c", "watch-windows.c", "watch-input.c", "watch-bus.c"),
              ("gio-2.0", "x11", "xdamage", "xtst")),
}
NEED_ELEMENTS = ("reference", "labels")


def build_c(catalog):
    """Builds the C programs and the trim library; returns their paths by name."""
    BUILD.mkdir(parents=True, exist_ok=True)
    generated = BUILD / "elements.c"
    generated.write_text(elements_source(*catalog), encoding="utf-8")
    built = {"trim": BUILD / "trim.so"}
    compile_c([SOURCES / "trim.c"], built["trim"], "-shared", "-fPIC", "-pthread")
    for name, (sources, packages) in C_PROGRAMS.items():
        flags = run(["pkg-config", "--cflags", "--libs", *packages]).split()
        files = [SOURCES / source for source in sources]
        if name in NEED_ELEMENTS:
            files.append(generated)
        built[name] = BUILD / name
        compile_c(files, built[name], *flags, "-lm")
    return built


def compile_c(files, output, *flags):
    run(["cc", "-O2", "-g", "-std=gnu11", "-Wall", "-Werror", "-Wno-deprecated-declarations", f"-I{SOURCES}",
         *map(str, files), "-o", str(output), *flags])


def build_app():
    """Builds The Elements as installed: optimized, stripped, with static Swift library and settings schema."""
    built = BUILD / "the-elements"
    run([str(ROOT / "scripts" / "build"), "release", str(BUILD / "swift"), str(built)])
    schemas = ROOT / "Resources" / "schemas"
    schemas.mkdir(exist_ok=True)
    run(["glib-compile-schemas", "--strict", f"--targetdir={schemas}", str(ROOT / "data")])
    return built


def other_programs(labels):
    """Programs shown in the table for comparison only, without limits."""
    programs = [Program("118 labels", (str(labels),))]
    kalzium = shutil.which("kalzium")
    if kalzium:
        programs.append(Program("Kalzium", (kalzium,)))
    return programs


def run(command):
    """Returns the command's output; raises BenchError with its messages if it fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    except FileNotFoundError:
        raise BenchError(f"{command[0]} is missing: scripts/setup installs it") from None
    if done.returncode != 0:
        raise BenchError(f"{' '.join(command[:2])} failed:\n{done.stderr[-3000:]}{done.stdout[-3000:]}")
    return done.stdout
