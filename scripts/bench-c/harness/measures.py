"""Experiments. Each starts a new process and returns {name of the figure: [values]}."""

import collections
import itertools
import threading
import time

import catalog
import searches
from program import ACT_QUIET, BenchError, Run
from screen import Rectangle

PAGES = ("table", "name", "number", "symbol", "state", "category", "grid", "places")
AGAIN_TURNS = 3

SETTLE_SECONDS = 3
IDLE_SECONDS = 10

# A row of the Number page, clicked between its text and its end: the point in the window.
ROW_PAGE, ROW_POINT = "number", (540, 420)
CLICKS = 5

SHOWN = "Au"
FLIPS = 4
# Strip of the turning symbol, in thousandths of the window.
TILE_STRIP = Rectangle(20, 300, 380, 110)

# Keys of a search, and the rows that follow, in thousandths of the window.
KEYS, ROWS = ("b", "e", "r", "BackSpace", "BackSpace", "a"), Rectangle(30, 180, 250, 780)
# Figure, actions before, movement, its first point, and the part of the window whose pictures are counted, in thousandths:
# the slider of the temperature, the map; the lower end of the range of melting points, the chart of nuclides, the plot.
MAP, MAP_POINT, MAP_STRIP = (("win.show-page", "places"),), (640, 400), Rectangle(450, 300, 250, 100)
CHART, CHART_STRIP = (("app.show-nuclides", "U-238"),), Rectangle(100, 300, 400, 200)
HANDS = (
    ("temperature", (("win.show-page", "table"),), "drag", (480, 724), Rectangle(0, 850, 1000, 150)),
    ("drag", MAP, "drag", MAP_POINT, MAP_STRIP),
    ("zoom", MAP, "zoom", MAP_POINT, MAP_STRIP),
)
OWN_HANDS = (
    ("range", (("win.show-page", "table"), ("win.color-by", "melt")), "drag", (284, 212), Rectangle(0, 150, 1000, 200)),
    ("chart drag", CHART, "drag", (300, 400), CHART_STRIP),
    ("chart zoom", CHART, "zoom", (300, 400), CHART_STRIP),
    ("brush", (("app.plot",),), "drag", (300, 300), Rectangle(250, 300, 300, 300)),
)

MEMORY_ROUNDS = 4
CLOSING_SECONDS = 1


def start(desktop, program, renderer):
    """Time from start to settled first page; processor time and memory at that moment."""
    with Run(desktop, program, renderer) as run:
        cpu = run.cpu_ms()
        resident, proportional = run.memory_mib()
        return {"start": [run.start.settled], "cpu": [cpu], "rss": [resident], "pss": [proportional]}


def pages(desktop, program, renderer):
    """First and later show of each page, without animations: the fade of the tabs is not part of the page."""
    figures = collections.defaultdict(list)
    with Run(desktop, program, renderer, animated=False) as run:
        before = run.cpu_ms()
        for page in PAGES[1:]:
            figures[f"first {page}"].append(run.act("win.show-page", page).settled)
        figures["first cpu"].append(run.cpu_ms() - before)  # including work deferred until after the first frame
        for page in PAGES * AGAIN_TURNS:
            figures[f"again {page}"].append(run.act("win.show-page", page).settled)
    return figures


def idle(desktop, program, renderer):
    """Wake-ups of all threads in IDLE_SECONDS, after every page was shown."""
    with Run(desktop, program, renderer) as run:
        for page in PAGES[1:] + PAGES[:1]:
            run.act("win.show-page", page)
        time.sleep(SETTLE_SECONDS)
        before = run.context_switches()
        time.sleep(IDLE_SECONDS)
        after = run.context_switches()
        return {"wakeups": [sum(count - before.get(thread, 0) for thread, count in after.items())]}


def click(desktop, program, renderer):
    """Time from a click on a row to the settled window, without animations; the first window of a run only warms up."""
    figures = collections.defaultdict(list)
    with Run(desktop, program, renderer, animated=False) as run:
        run.act("win.show-page", ROW_PAGE)
        # A click opens a window where the side pane was turned off; the C program has none.
        for _ in range(2):
            run.send("win.toggle-side-pane")
            run.rest()
        for turn in range(1 + CLICKS):
            before, cpu = run.windows(), run.cpu_ms()
            seen = run.click(*ROW_POINT)
            cpu = run.cpu_ms() - cpu
            if seen is None:
                raise BenchError(f"{program.name}: a click on a row changed nothing on the screen")
            run.close(run.opened(before))
            if turn > 0:
                figures["click"].append(seen.settled)
                figures["click cpu"].append(cpu)
    return figures


def flip(desktop, program, renderer):
    """Distinct pictures of one flip, and its processor time; the first flip of a run creates the back."""
    figures = collections.defaultdict(list)
    with Run(desktop, program, renderer) as run:
        before = run.windows()
        run.act("app.show-element", SHOWN)
        window = run.opened(before).pop()
        for turn in range(1 + FLIPS):
            cpu = run.cpu_ms()
            seen = run.act(f"{window}.flip", strip=TILE_STRIP)
            if turn > 0:
                figures["flip"].append(seen.pictures)
                figures["flip cpu"].append(run.cpu_ms() - cpu)
    return figures


def search(desktop, program, renderer):
    """Time from a key to the settled rows: in the elements, and in a long list of places."""
    figures = {} if program.search_page == "name" else searches.times()
    for figure, page, arguments in (("key", program.search_page, ()), ("key places", "places", (searches.file(),))):
        with Run(desktop, program, renderer, animated=False, arguments=arguments and ("--places", *arguments)) as run:
            run.send("win.show-page", page)
            run.rest()
            for key in ("a", "BackSpace"):  # opens the search
                run.press(key)
            figures[figure] = [run.press(key, ROWS).settled for key in KEYS]
    return figures


def frames(desktop, program, renderer):
    """Different pictures in a second of moving the pointer over a page: dragging, or turning the wheel."""
    figures = {}
    with Run(desktop, program, renderer, animated=False) as run:
        for figure, acts, hand, point, strip in HANDS + (OWN_HANDS if program.search_page == "name" else ()):
            for action in acts:
                run.send(*action)
            run.rest()
            window = desktop.screen.topmost()
            move = threading.Thread(target=getattr(desktop.screen, hand), args=(window.x + point[0], window.y + point[1]))
            figures[figure] = [desktop.screen.observe(move.start, ACT_QUIET, strip=strip).pictures]
    return figures


def fonts(desktop, program, renderer):
    """How often the list of fonts is sorted: for the first page, and for another page at most."""
    with Run(desktop, program, renderer, animated=False, probed=True) as run:
        sorts = [run.probe()[1]]
        for page in PAGES[1:]:
            run.act("win.show-page", page)
            sorts.append(run.probe()[1])
    return {"font sorts": sorts[:1], "page font sorts": [max(after - before for before, after in itertools.pairwise(sorts))]}


def memory(desktop, program, renderer):
    """Memory with the windows of all elements open, and the heap in use after closing them, repeatedly."""
    symbols = [record["symbol"] for record in catalog.read()["elements"]]
    figures, heap = {}, []
    with Run(desktop, program, renderer, animated=False, probed=True) as run:
        for turn in range(MEMORY_ROUNDS):
            before = run.windows()
            for symbol in symbols:
                run.send("app.show-element", symbol)
            windows = run.opened(before, len(symbols))
            run.rest()
            if turn == 0:
                figures["all pss"] = [run.memory_mib()[1]]
            run.close(windows)
            time.sleep(CLOSING_SECONDS)
            heap.append(run.probe()[0])
            figures.setdefault("closed", [run.memory_mib()[0]])
    return figures | {"heap growth": [max(heap[1:]) - heap[0]]}
