"""The program under Wayland: windows, menus, drag and drop, clipboard, focus, scale and idling."""

import os
import re
import signal
import time

from driver.sway import SwayDesktop

from .browser import Browser, find_link
from .facts import TITLE
from .walk import Walk

NARROW = (360, 640)
# Seconds of idling, in which no thread may run.
IDLE = 5


class WaylandWalk(Walk):
    """One start on a desktop of its own. The pointer stays off buttons: GTK 4.8 cannot move their tooltips under sway."""

    @classmethod
    def setUpClass(cls):
        cls.desktop = cls.enterClassContext(SwayDesktop(cls.desktop.prefix))
        super().setUpClass()
        cls.visits = Browser(cls.desktop).visits
        cls.launch("--page", "number")

    def start_again(self, *arguments):
        """Starts the program a second time, like a launcher that passes the focus on."""
        token = self.screen.activation_token()
        second = self.desktop.run(*arguments, environment={
            "XDG_ACTIVATION_TOKEN": token, "DESKTOP_STARTUP_ID": token})
        self.assertEqual((second.ended(), second.stderr()), (0, ""))

    def expect_active(self, title):
        self.wait(lambda: self.program.wait_for_window(title).id == self.screen.active(), f"the focus in {title}")

    def size(self, title):
        return self.program.window(title).frame[2:]

    def test_walk(self):
        self.take(
            self.a_context_menu_opens_again_and_again,
            self.an_element_flips_and_is_copied_and_its_link_opens,
            self.parts_are_named_under_the_pointer,
            self.a_second_start_takes_the_focus,
            self.a_click_comes_before_the_menu_of_another_window,
            self.a_favorite_is_dragged_to_another_place,
            self.windows_are_narrow_and_full_screen_and_scaled,
            self.it_idles)

    def a_context_menu_opens_again_and_again(self):
        page = self.expect_page("number")
        row = self.program.find("list item", re.compile("^Lithium"), under=page)
        place = self.program.place(row)
        for _ in range(3):
            self.screen.click(place, button=3)
            self.wait(lambda: self.program.all("menu item", under=row), "the menu")
            self.screen.key("Escape")
            self.wait(lambda: not self.program.all("menu item", under=row), "no menu")
        self.screen.click(place)
        self.screen.park()
        self.expect_element("Lithium")

    def an_element_flips_and_is_copied_and_its_link_opens(self):
        self.program.click(find_link(self, "Lithium"))
        self.screen.park()
        self.wait(self.visits, "the browser")
        self.assertEqual(self.visits(), [self.catalog["Li"].wikipedia])
        self.press("ctrl+i", title="Lithium")
        window = self.expect_element("Lithium")
        self.program.find("button", "Show Tile", under=window)
        self.press("ctrl+shift+c", title="Lithium")
        self.wait(lambda: self.screen.clipboard().startswith("Lithium, Li, 3"), "the text on the clipboard")
        self.close_element("Lithium")

    def parts_are_named_under_the_pointer(self):
        self.press("ctrl+shift+r", title=TITLE)
        self.press("ctrl+shift+e", title="Recorder")
        for symbol in ("Li", "Be", "H"):
            row = self.program.find("list item", self.catalog[symbol].accessible_name)
            self.program.hover(row)
            self.program.find("label", f"row-{self.catalog[symbol].number}")
        self.press("Escape", title=TITLE)
        self.program.close("Recorder")
        self.assertEqual(self.program.complaints(), [])

    def a_second_start_takes_the_focus(self):
        for symbol, name in (("Fe", "Iron"), ("Au", "Gold")):
            self.start_again(symbol)
            self.expect_active(name)
        self.start_again("Fe")
        self.expect_active("Iron")
        self.start_again()
        self.expect_active(TITLE)

    def a_click_comes_before_the_menu_of_another_window(self):
        """As while the program is busy: it sees the key and the click before it is idle, which is when a menu opens."""
        iron = self.program.window("Iron")
        tile = self.program.place(self.program.find(None, re.compile("^Iron, Fe"), under=self.program.top("Iron")))
        self.program.window("Gold")
        os.kill(self.program.pid, signal.SIGSTOP)
        self.screen.key("Menu")
        self.screen.activate(iron.id)
        self.screen.click(tile, button=3)
        os.kill(self.program.pid, signal.SIGCONT)
        self.wait(lambda: self.program.all("menu item", under=self.program.top("Iron")), "the menu of iron")
        self.assertEqual(self.program.all("menu item", under=self.program.top("Gold")), [])
        self.screen.key("Escape")
        self.assertEqual(self.program.complaints(), [])

    def a_favorite_is_dragged_to_another_place(self):
        for name in ("Gold", "Iron"):
            self.press("ctrl+d", title=name)
            self.close_element(name)
        self.activate("show-page", "favorites")
        page = self.expect_page("favorites")

        def rows():
            return self.program.all("list item", re.compile(", transition metal$"), under=page)

        self.wait(lambda: len(rows()) == 2, "both favorites")
        first, second = rows()
        self.screen.drag(self.program.place(first, (0.3, 0.5)), self.program.place(second, (0.3, 0.8)),
                         lambda: True, "the drag", steps=20)
        self.screen.park()
        self.wait(lambda: [row.name for row in rows()] == [second.name, first.name], lambda: f"{rows()}")

    def windows_are_narrow_and_full_screen_and_scaled(self):
        self.program.resize(TITLE, *NARROW)
        self.shoot("wayland-narrow")
        self.press("F11", title=TITLE)
        self.wait(lambda: self.size(TITLE) == self.screen.size, "full screen")
        for scale in (1.5, 2):
            self.screen.settle()  # sway drops a resize while the one before is being drawn
            self.screen.set_scale(scale)
            self.wait(lambda: self.size(TITLE) == self.screen.size,
                      lambda: f"full screen at scale {scale}: {self.size(TITLE)}, not {self.screen.size}")
        self.activate("show-page", "table")
        self.shoot("wayland-scaled")
        self.screen.set_scale(1)
        self.press("F11", title=TITLE)
        self.wait(lambda: self.size(TITLE) == NARROW, "the size before")

    def it_idles(self):
        self.screen.park()
        self.screen.settle(quiet=1)
        before = self.wakeups()
        time.sleep(IDLE)
        self.assertLessEqual(self.wakeups() - before, 2)
        self.quit()

    def wakeups(self):
        """Number of times that threads of the program have waited so far."""
        folder, count = f"/proc/{self.program.pid}/task", 0
        for thread in os.listdir(folder):
            with open(f"{folder}/{thread}/status", encoding="utf-8") as file:
                count += int(re.search(r"^voluntary_ctxt_switches:\s*(\d+)", file.read(), re.M).group(1))
        return count
