"""Waiting for another process: always for a condition, never for a fixed time."""

import time

# Seconds between two checks: short for a user, long compared with a D-Bus call.
PAUSE = 0.03


class NotInTime(AssertionError):
    """The condition did not become true in time."""


def wait(condition, what, timeout=30.0):
    """Returns the first true value of condition(); raises NotInTime after `timeout` seconds.

    what: a text, or a function that describes the state instead.
    """
    end = time.monotonic() + timeout
    while not (value := condition()):
        if time.monotonic() > end:
            raise NotInTime(f"not within {timeout:g} s: {what() if callable(what) else what}")
        time.sleep(PAUSE)
    return value
