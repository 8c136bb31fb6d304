"""Pointer and keys at random under sway, as Tests/EndToEnd plays them, for THE_ELEMENTS_SECONDS."""

import random_walk
from driver.sway import SwayDesktop
from walks.test_random import RandomActs
from walks.walk import Walk


class RandomSwayWalk(RandomActs, Walk):
    def compositor(self):
        return f"; the compositor: {self.desktop.log('env')[-1000:]}"

    def test_random_acts(self):
        self.play()


if __name__ == "__main__":
    passed, said = random_walk.play(SwayDesktop("/usr"), RandomSwayWalk)
    print(f"{'ok' if passed else 'not ok'} - acts at random\n{said}", flush=True)
