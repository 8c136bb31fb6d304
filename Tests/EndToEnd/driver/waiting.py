"""Waiting for what another process does: always for a condition, never for a span of time."""

import time

# Seconds between two looks. Short against everything a person notices, long against a D-Bus call.
PAUSE = 0.03


class NotInTime(AssertionError):
    """What was waited for did not come."""


def wait(condition, what, timeout=8.0):
    """Returns the first true value of condition(); raises NotInTime after `timeout` seconds.

    what: a text, or a function that describes what is there instead.
    """
    end = time.monotonic() + timeout
    while not (value := condition()):
        if time.monotonic() > end:
            raise NotInTime(f"not within {timeout:g} s: {what() if callable(what) else what}")
        time.sleep(PAUSE)
    return value
