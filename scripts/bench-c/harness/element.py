"""Experiments with element windows. Each starts a new process and returns {figure: [values]}."""

import collections
import time

from program import ACT_QUIET_MS, TIMEOUT_MS, Run
from session import BenchError

WINDOW_QUIET_MS = 60
MANY_SECONDS = 120  # timeout of opening or closing the windows of all elements

# A row of the Number page, clicked between its text and its end, to the right of the new window.
ROW = ("number", 1000, 420)
CLICKS = 5

FLIP_MS = 750
FLIPS = 4
# Strip of the turning symbol: x, y, width, height in thousandths of the window.
TILE_STRIP = "20,300,380,110"

# Number of windows at once, and their columns, size and gap in pixels; the strip shows every angle of the tile.
MANY = 12
COLUMNS, WIDTH, HEIGHT, GAP = 4, 360, 500, 8
AXIS_STRIP = "480,370,40,20"

# Zooms in and out over the whole picture: a wheel click every STEP_MS, more often than frames.
ZOOM_MS, STEP_MS, STEPS_TO_TURN = 1440, 6, 10
ZOOMS = 3
PICTURE_STRIP = "300,450,400,100"

ROUNDS = 4
CLOSING_SECONDS = 1


def click(session, program, renderer):
    """Time from a click on a row to the settled window, without animations; the first window of a run only warms up."""
    figures = collections.defaultdict(list)
    page, x, y = ROW
    with Run(session, program, renderer, animated=False) as run:
        run.act("win.show-page", f"'{page}'")
        close(run, clicked(run, x, y)[0])
        for _ in range(CLICKS):
            before = run.cpu_ms()
            window, seen = clicked(run, x, y)
            figures["click cpu"].append(run.cpu_ms() - before)
            figures["click"].append(seen.settled)
            close(run, window)
        session.ask("park")
    return figures


def clicked(run, x, y):
    """Clicks and returns the opened window and its burst."""
    before = run.windows()
    seen = run.click(x, y)
    opened = run.windows() - before
    if seen is None or len(opened) != 1:
        raise BenchError(f"{run.program.name}: a click on a row opened {len(opened)} windows")
    return opened.pop(), seen


def flip(session, program, renderer):
    """Distinct pictures of one flip, and its processor time; the first flip of a run creates the back."""
    figures = collections.defaultdict(list)
    with Run(session, program, renderer) as run:
        window = show(run, "Au", ACT_QUIET_MS)
        run.act(f"{window}.flip")
        for _ in range(FLIPS):
            before = run.cpu_ms()
            figures["flip"].append(run.act(f"{window}.flip", strip=TILE_STRIP).pictures)
            figures["flip cpu"].append(run.cpu_ms() - before)
    return figures


def flips(session, program, renderer, symbols):
    """Frames per second of the slowest of many tiles that flip at once."""
    slowest = []
    with Run(session, program, renderer) as run:
        windows = [show(run, symbol) for symbol in symbols[:MANY]]
        run.act("win.close")
        session.ask("tile", ACT_QUIET_MS, TIMEOUT_MS, COLUMNS, WIDTH, HEIGHT, GAP)
        for turn in range(1 + FLIPS):
            frames = run.act_on_all(windows, "flip", AXIS_STRIP, FLIP_MS)
            if len(frames) != MANY or min(frames) == 0:
                raise BenchError(f"{program.name}: {MANY} windows should flip, frames counted: {frames}")
            if turn > 0:
                slowest.append(min(frames) * 1000 / FLIP_MS)
    return {"flips": slowest}


def zoom(session, program, renderer):
    """Distinct pictures per second while the opened picture is zoomed, without animations: electrons do not move."""
    rates = []
    with Run(session, program, renderer, animated=False) as run:
        window = show(run, "Au", ACT_QUIET_MS)
        run.act(f"{window}.show-picture", "'Au'")
        for turn in range(1 + ZOOMS):
            seen = run.zoom(PICTURE_STRIP, ZOOM_MS, STEP_MS, STEPS_TO_TURN)
            if turn > 0:
                rates.append(seen.pictures * 1000 / ZOOM_MS)
        session.ask("park")
    return {"zoom": rates}


def memory(session, program, renderer, symbols):
    """Memory with the windows of all elements open and after closing them, repeatedly."""
    with Run(session, program, renderer, animated=False, trims=True) as run:
        closed, heap = [], []
        for turn in range(ROUNDS):
            show_all(run, symbols)
            if turn == 0:
                resident, proportional = run.memory_mib()
            close_all(run)
            time.sleep(CLOSING_SECONDS)
            heap.append(run.trim())
            closed.append(run.memory_mib()[0])
        return {"all rss": [resident], "all pss": [proportional], "closed": [closed[0]],
                "closed growth": [max(closed[1:]) - closed[0]], "heap growth": [max(heap[1:]) - heap[0]]}


def show_all(run, symbols):
    for symbol in symbols:
        run.send("app.show-element", f"'{symbol}'")
    wait_for_windows(run, lambda windows: len(windows) == 1 + len(symbols), MANY_SECONDS)
    run.rest()


def close_all(run):
    for window in run.windows() - {"1"}:
        run.send(f"{window}.close")
    wait_for_windows(run, lambda windows: windows == {"1"}, MANY_SECONDS)
    run.rest()


def show(run, symbol, quiet=WINDOW_QUIET_MS):
    """Opens the window of an element; returns its number."""
    before = run.windows()
    run.act("app.show-element", f"'{symbol}'", quiet=quiet)
    wait_for_windows(run, lambda windows: len(windows) == len(before) + 1)
    return (run.windows() - before).pop()


def close(run, window):
    others = run.windows() - {window}
    run.act(f"{window}.close", quiet=WINDOW_QUIET_MS)
    wait_for_windows(run, lambda windows: windows == others)


def wait_for_windows(run, expected, seconds=TIMEOUT_MS / 1000):
    deadline = time.monotonic() + seconds
    while not expected(run.windows()):
        if time.monotonic() > deadline:
            raise BenchError(f"{run.program.name}: unexpected windows on the bus: {run.windows()}")
        time.sleep(0.01)
