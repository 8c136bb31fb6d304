"""Acts of recordings that cannot be done: each fails, and none says that it was done."""

import os
import re
import subprocess
import tempfile

from .walk import Walk

# Lines that enable the next ones; a line after two blanks cannot be done.
LINES = """
  set-preference style purple
  set-preference second-language xx
  set-preference temperature-unit rankine
  set-preference language klingon
  set-preference no-such-setting 1
  adopt-favorites ""
  rename-favorites ""
  close-window nothing
show-page table
  color-by nothing
  set-temperature -400
  set-temperature 1e30
  set-pressure -1
  toggle-section number nothing
  show-section number nothing
  scroll-to nothing density
  scroll-to table nothing
  scroll-to number "#nothing"
  scroll-to number Xx
  focus nothing
show-page favorites
toggle-favorite Fe
  move-favorite Au 3
  move-favorite-up Au
  move-favorite-down Au
  remove-imported-favorite nobody Au
  hide-person nobody
  show-person nobody
show-page places
  show-place Nowhere
  open-in-maps Nowhere
  separate-places Nowhere
  scroll-to places "#nowhere"
  open-answer nothing
  copy-answer nothing
  play-lesson nothing
  show-isotope Au-999
  show-property Au nothing
show-element Au
  copy-value nothing in Au
  copy-with-source nothing in Au
  show-source nothing in Au
  select-property nothing in Au
  select-nuclide Au-999 in Au
  show-form Au nothing in Au
  set-own-value nothing 5 in Au
  set-own-value melt "5 | g" in Au
expect not visible own-melt in Au
  remove-own-value melt in Au
  copy-details nothing in Au
  go-to-card nothing in Au
  scroll-to element nothing in Au
  scroll-to element property-nothing in Au
scroll-to element property-melt in Au
worksheet
  worksheet-page 99 in worksheet
  worksheet-page 0 in worksheet
plot
  set-plot-axes "nothing density" in plot
  show-form C nothing in plot
toggle-comparison Au
compare
  scroll-to comparison nothing in comparison
columns
  remove-column nothing in columns
show-nuclides Fe-56
  select-nuclide Fe-999 in nuclides
quiz
set-quiz "code EROIKI" in quiz
  answer-quiz Helium in quiz
start-quiz in quiz
  answer-quiz Silicon in quiz
  answer-quiz nothing in quiz
answer-quiz Helium in quiz
""".strip("\n").split("\n")
SECONDS = 300


class RefusalsWalk(Walk):
    """The program without a window of its own; a replay has one."""

    def test_an_act_that_cannot_be_done_fails(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "refusals.elements-recording")
            with open(path, "w", encoding="utf-8") as file:
                file.write("\n".join(line.strip() for line in LINES) + "\n")
            done = subprocess.run(
                [os.path.join(self.desktop.prefix, "bin/the-elements"), "--replay", "--keep-going", path],
                env=self.desktop.environment, stdin=subprocess.DEVNULL, capture_output=True,
                encoding="utf-8", timeout=SECONDS, check=False)
        results = re.findall(r"^(not )?ok \d+ - [^:]*:(\d+)", done.stdout, re.MULTILINE)
        passed = [LINES[int(line) - 1] for failed, line in results if not failed]
        self.assertEqual(done.stderr, "")
        self.assertEqual(len(results), len(LINES), done.stdout)
        self.assertEqual(passed, [line for line in LINES if not line.startswith("  ")], done.stdout)
