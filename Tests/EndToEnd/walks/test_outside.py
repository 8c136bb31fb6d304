"""A second start, and actions over D-Bus, while the program runs."""

from gi.repository import GLib

from driver.desktop import APPLICATION
from driver.program import COMPLAINT

from .facts import TITLE
from .walk import OBJECT_PATH, Walk


class OutsideWalk(Walk):
    """One running program."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.launch()

    def start_again(self, *arguments):
        """Starts the program a second time, and expects it to forward its command line and exit."""
        second = self.desktop.run(*arguments)
        self.assertEqual(second.ended(), 0)
        self.assertEqual((second.stdout(), second.stderr()), ("", ""))

    def test_walk(self):
        self.take(
            self.a_second_start_hands_its_elements_over,
            self.a_second_start_shows_a_page_and_comes_to_the_front,
            self.a_second_start_with_invalid_arguments_exits_with_2,
            self.actions_over_d_bus_do_what_the_mouse_does,
            self.actions_with_invalid_parameters_do_nothing,
            self.quit_over_d_bus_ends_it)

    def a_second_start_hands_its_elements_over(self):
        self.start_again("Au", "79", "gold")
        self.expect_element("Gold")
        self.start_again("au")
        self.screen.settle()
        self.assertEqual(sorted(self.program.titles()), sorted([TITLE, "Gold"]))
        self.start_again("Fe", "aluminum")
        self.expect_element("Iron")
        self.expect_element("Aluminium")
        for name in ("Gold", "Iron", "Aluminium"):
            self.close_element(name)

    def a_second_start_shows_a_page_and_comes_to_the_front(self):
        self.start_again("He")
        self.expect_element("Helium")
        self.start_again("--page", "state")
        main = next(each for each in self.program.windows() if each.title == TITLE)
        self.wait(lambda: self.screen.active() == main.id, "the main window in front")
        self.expect_page("state")
        self.close_element("Helium")
        self.start_again()
        self.assertEqual(self.program.titles(), [TITLE])

    def a_second_start_with_invalid_arguments_exits_with_2(self):
        second = self.desktop.run("Xx")
        self.assertEqual(second.ended(), 2)
        self.assertIn("Xx", second.stderr())
        self.assertEqual(self.program.titles(), [TITLE])

    def actions_over_d_bus_do_what_the_mouse_does(self):
        self.activate("show-page", "grid")
        page = self.expect_page("grid")
        section = self.catalog.sections("grid")[2]
        self.activate("toggle-section", ("grid", "noble-gas"))
        self.expect_expanded(page, section.name, False)
        self.desktop.actions().activate("show-element", "Au")
        self.expect_element("Gold")
        self.close_element("Gold")

    def actions_with_invalid_parameters_do_nothing(self):
        for name, text in (("show-page", "nowhere"), ("show-page", "")):
            self.activate(name, text)
        self.desktop.actions().activate("show-element", "Xx")
        self.expect_page("grid")
        self.assertEqual(self.program.titles(), [TITLE])

    def quit_over_d_bus_ends_it(self):
        self.desktop.actions().activate("quit")
        self.assertEqual(self.program.ended(), 0)


class ServiceWalk(Walk):
    """The desktop starts the program through its D-Bus service."""

    def test_the_bus_starts_the_program(self):
        bus = "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus"
        self.desktop.call(
            APPLICATION, OBJECT_PATH, "org.freedesktop.Application", "Activate",
            GLib.Variant("(a{sv})", ({},)))
        (pid,) = self.desktop.call(
            *bus, "GetConnectionUnixProcessID", GLib.Variant("(s)", (APPLICATION,)))
        self.wait(lambda: self.screen.windows(pid), "a window")
        self.assertEqual(self.screen.windows(pid)[0].title, TITLE)
        self.desktop.actions().activate("quit")
        owned = GLib.Variant("(s)", (APPLICATION,))
        self.wait(lambda: not self.desktop.call(*bus, "NameHasOwner", owned)[0], "its end")
        said = self.desktop.log("dbus-daemon").splitlines()
        complaints = [line for line in said if "the-elements" in line and COMPLAINT.search(line)]
        self.assertEqual(complaints, [])
