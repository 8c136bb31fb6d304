"""Medians, limits, and the table of figures."""

import dataclasses
import datetime
import os
import pathlib
import re
import statistics
import subprocess

from measures import PAGES

RENDERERS = {"gl": "GL", "cairo": "Cairo"}


@dataclasses.dataclass(frozen=True)
class Limit:
    """Upper (or lower) limits of a figure's ratio to the reference, and of the figure with each renderer."""

    ratio: float | None = None
    gl: float | None = None
    cairo: float | None = None
    at_least: bool = False

    def judge(self, renderer, value, reference):
        """The limit as text, and whether it is met; two empty texts without a limit."""
        sign = "≥" if self.at_least else "≤"
        wanted = []
        if self.ratio and reference:
            wanted.append((f"{sign} {self.ratio} × C", value / reference, self.ratio))
        limit = getattr(self, renderer)
        if limit is not None:
            wanted.append((f"{sign} {limit}" if limit else "0", value, limit))
        if not wanted or value is None:
            return "", ""
        met = all(measured >= limit if self.at_least else measured <= limit for _, measured, limit in wanted)
        return ", ".join(text for text, _, _ in wanted), "yes" if met else "NO"


NO_LIMIT = Limit()
NEAR_C = Limit(1.15)
FIRST_SHOW = Limit(gl=120, cairo=60)
AGAIN = Limit(1.2)
CLICK = Limit(1.15, gl=150, cairo=150)
FLIP = Limit(gl=43, cairo=43, at_least=True)
FRAMES = Limit(cairo=55, at_least=True)
GROWTH = Limit(gl=2, cairo=2)
NO_WAKEUPS = Limit(gl=0, cairo=0)

# (figure, label, unit, limit), in the order of the table.
ROWS = [
    ("start", "Start to settled first page", "ms", NEAR_C),
    ("cpu", "Processor time of the start", "ms", NEAR_C),
    ("rss", "Resident memory", "MiB", NO_LIMIT),
    ("pss", "Proportional memory", "MiB", NEAR_C),
    *((f"first {page}", f"First show: {page.capitalize()}", "ms", FIRST_SHOW) for page in PAGES[1:]),
    ("first cpu", "Processor time of all first shows", "ms", NO_LIMIT),
    *((f"again {page}", f"Shown again: {page.capitalize()}", "ms", AGAIN) for page in PAGES),
    ("wakeups", "Wake-ups in 10 s of idling", "", NO_WAKEUPS),
    ("click", "Click on a row to the settled window", "ms", CLICK),
    ("click cpu", "Processor time of the click", "ms", NO_LIMIT),
    ("flip", "Pictures of a flip, of 45", "", FLIP),
    ("flip cpu", "Processor time of a flip", "ms", NO_LIMIT),
    ("key", "Key to rows of 118 elements", "ms", Limit(cairo=17)),
    ("key places", "Key to rows of 200,000 places", "ms", Limit(cairo=50)),
    ("fts5", "The same search by SQLite FTS5, without rows", "ms", NO_LIMIT),
    ("grep", "The same search by grep -i, without rows", "ms", NO_LIMIT),
    ("temperature", "Pictures in a second of dragging the temperature of the table", "", FRAMES),
    ("drag", "Pictures in a second of dragging the map", "", FRAMES),
    ("zoom", "Pictures in a second of zooming the map", "", FRAMES),
    ("range", "Pictures in a second of dragging the range of a coloring", "", FRAMES),
    ("chart drag", "Pictures in a second of dragging the nuclide chart", "", FRAMES),
    ("chart zoom", "Pictures in a second of zooming the nuclide chart", "", FRAMES),
    ("brush", "Pictures in a second of brushing the plot", "", FRAMES),
    ("font sorts", "Sorts of the list of fonts for the first page", "", Limit(gl=8, cairo=8)),
    ("page font sorts", "Sorts of the list of fonts for another page shown first, at most", "", Limit(gl=2, cairo=2)),
    ("all pss", "Proportional with 118 windows open", "MiB", NO_LIMIT),
    ("closed", "Resident after closing them", "MiB", NO_LIMIT),
    ("heap growth", "Growth of the heap in use in three more rounds", "MiB", GROWTH),
]


class Results:
    """All figures of all runs, by renderer and program. The first program is The Elements, the second the reference."""

    def __init__(self, programs):
        self.programs = [program.name for program in programs]
        self.samples = {}
        self.taken = self.disturbed = 0

    def add(self, renderer, program, figures):
        for figure, values in figures.items():
            self.samples.setdefault((renderer, program.name, figure), []).extend(values)

    def median(self, renderer, name, figure):
        values = self.samples.get((renderer, name, figure))
        return statistics.median(values) if values else None

    def spread(self, renderer, name, figure):
        """Half the interquartile range, as text: a likely difference between the medians of two runs."""
        values = self.samples.get((renderer, name, figure), ())
        if len(values) < 4:
            return ""
        low, _, high = statistics.quantiles(values, n=4)
        return f" ± {show((high - low) / 2)}" if high > low else ""


def show(value):
    if value is None:
        return ""
    if float(value).is_integer() or value >= 1000:
        return f"{value:.0f}"
    return f"{value:.1f}"


def table(results, renderer):
    """Rows of one renderer as text cells, header first."""
    ours, reference = results.programs
    rows = [[RENDERERS[renderer], ours, reference, "ratio", "wanted", "met"]]
    for figure, label, unit, limit in ROWS:
        value, base = (results.median(renderer, name, figure) for name in results.programs)
        if value is not None or base is not None:
            rows.append([f"{label} ({unit})" if unit else label,
                         show(value) + results.spread(renderer, ours, figure), show(base),
                         f"{value / base:.2f}" if value and base else "", *limit.judge(renderer, value, base)])
    return rows


def aligned(rows):
    """Formats rows as a Markdown table with aligned columns."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    lines = ["| " + " | ".join(map(str.ljust, row, widths)) + " |" for row in rows]
    lines.insert(1, "| " + " | ".join("-" * width for width in widths) + " |")
    return "\n".join(lines)


def machine():
    """Describes the machine and the library versions."""
    cpu = re.search(r"^model name\s*: (.+)$", pathlib.Path("/proc/cpuinfo").read_text(), re.M)
    memory = int(re.search(r"MemTotal:\s+(\d+)", pathlib.Path("/proc/meminfo").read_text())[1]) / 2**20
    system = re.search(r'^PRETTY_NAME="?([^"\n]+)', pathlib.Path("/etc/os-release").read_text(), re.M)
    versions = subprocess.run(["pkg-config", "--modversion", "gtk4", "libadwaita-1"], capture_output=True, text=True)
    gtk, adwaita = versions.stdout.split()
    gpu = "a GPU" if list(pathlib.Path("/dev/dri").glob("renderD*")) else "no GPU"
    return (f"{os.cpu_count()} × {cpu[1] if cpu else 'processor'}, {memory:.0f} GiB, {gpu}; {system[1]}, "
            f"GTK {gtk}, libadwaita {adwaita}; {datetime.date.today().isoformat()}")


def document(results, rounds):
    """Returns the description of the machine, the tables and the limits not met, as in docs/performance.md."""
    tables = [table(results, renderer) for renderer in RENDERERS
              if any(key[0] == renderer for key in results.samples)]
    missed = [f"{rows[0][0]}: {row[0]}" for rows in tables for row in rows if row[-1] == "NO"]
    return "\n\n".join([
        f"Measured on: {machine()}. Medians of {rounds} interleaved rounds, ± half the interquartile range. "
        f"Other processes disturbed {results.disturbed} of {results.taken} runs.",
        *map(aligned, tables), f"Limits not met: {'; '.join(missed) or 'none'}."]) + "\n"
