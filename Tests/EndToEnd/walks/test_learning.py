"""The quiz and a worksheet by keys and pointer, a presentation, which keeps the screen on, and a lesson."""

import re

from driver.session import SessionManager

from .facts import TITLE
from .walk import MENU, Walk, is_no_page

QUIZ, WORKSHEET = "Quiz", "Worksheet"
PROMPT = re.compile(r"^Which element has the symbol (\w+)\?$")
# GTK's flag of what is inhibited while idle.
IDLE = 8
# A recording of the user's, which changes settings and opens windows.
RECORDING = """# The Elements recording, version 1
caption "First"
set-preference patterns true
set-preference temperature-unit fahrenheit
show-page number
collapse-all
caption "Second"
plot
set-plot-axes "melt density linear logarithmic" in plot
show-element Au
search "noble gas"
"""


def arrows(start, end):
    """The arrow keys that lead from an answer to another, which stand beside the tile in one column."""
    return ["Down" if end > start else "Up"] * abs(end - start)


class QuizWalk(Walk):
    """A round of choices: five questions by keys, one by the pointer."""

    def test_walk(self):
        self.launch()
        self.take(
            self.a_key_opens_the_quiz,
            self.five_questions_are_answered_by_keys,
            self.one_is_answered_by_the_pointer,
            self.a_wrong_answer_stays_until_enter,
            self.escape_shows_the_result)

    @property
    def window(self):
        return self.program.top(QUIZ)

    def answers(self):
        """The buttons of the answers, in order, and the right name, once the tile of the last question was turned."""
        prompt = self.wait(self.next_prompt, "the next question")
        type(self).asked = prompt.name
        group = self.program.find("group", "Answers", under=self.window)
        buttons = self.program.all("button", under=group)
        self.assertEqual(len(buttons), 4)
        return buttons, self.catalog[PROMPT.match(prompt.name)[1]].name

    # The last question.
    asked = None

    def next_prompt(self):
        return next((label for label in self.program.all("label", PROMPT, under=self.window) if label.name != self.asked), None)

    def expect_verdict(self, text):
        self.program.find("label", re.compile(text), under=self.window)

    def a_key_opens_the_quiz(self):
        self.press("ctrl+shift+q", title=TITLE)
        self.program.window(QUIZ)
        self.expect_focus("Start Quiz", under=self.window)
        self.press("Return", title=QUIZ)

    def five_questions_are_answered_by_keys(self):
        for number in range(1, 6):
            buttons, name = self.answers()
            if number == 1:
                self.expect_focus(buttons[0].name, under=self.window)
                self.shoot("quiz", QUIZ)
            names = [button.name for button in buttons]
            place = names.index(name)
            # By the digit, and by the arrow keys, from the answer that has the focus.
            keys = [str(place + 1)] if number % 2 else [
                *arrows(names.index(self.program.focused(self.window).name), place), "Return"]
            self.press(*keys, title=QUIZ)
            self.expect_verdict(f"^Right: {name}, ")

    def one_is_answered_by_the_pointer(self):
        buttons, name = self.answers()
        self.program.click(next(button for button in buttons if button.name == name))
        self.expect_verdict(f"^Right: {name}, ")
        self.screen.park()

    def a_wrong_answer_stays_until_enter(self):
        buttons, name = self.answers()
        place = next(place for place, button in enumerate(buttons) if button.name != name)
        self.press(str(place + 1), title=QUIZ)
        self.expect_verdict(f"^The right answer: {name}, ")
        self.program.find("button", f"{name}, right answer", under=self.window)
        self.press("Return", title=QUIZ)
        self.wait(self.next_prompt, "the next question")

    def escape_shows_the_result(self):
        self.press("Escape", title=QUIZ)
        self.program.find("label", "6 of 7 right", under=self.window)
        self.shoot("quiz-result", QUIZ)
        self.press("Escape", title=QUIZ)
        self.wait(lambda: QUIZ not in self.program.titles(), "the end of the window")


class WorksheetWalk(Walk):
    """A worksheet: a page turned by the pointer, the kind chosen by keys, and a class code typed."""

    def test_walk(self):
        # A page with sections, which have items in the menu.
        self.launch("--page", "name")
        self.take(
            self.the_menu_opens_the_window,
            self.the_pointer_turns_the_page,
            self.keys_choose_a_quiz,
            self.a_class_code_is_typed,
            self.escape_closes_it)

    @property
    def window(self):
        return self.program.top(WORKSHEET)

    def expect_label(self, text):
        return self.program.find("label", text, under=self.window)

    def the_menu_opens_the_window(self):
        self.choose("Worksheet…")
        self.program.window(WORKSHEET)
        self.expect_label("118 elements, 236 of 472 texts left blank")
        self.shoot("worksheet", WORKSHEET)

    def the_pointer_turns_the_page(self):
        self.expect_label("Page 1 of 2")
        self.program.click(self.program.find("button", "Next Page", under=self.window))
        self.expect_label("Page 2 of 2")
        self.screen.park()

    def keys_choose_a_quiz(self):
        self.walk_to("Kind, ", WORKSHEET)
        self.press("Return", "Down", "Down", "Return", title=WORKSHEET)
        self.expect_label("118 elements")
        self.expect_label("Page 1 of 2")

    def a_class_code_is_typed(self):
        self.walk_to("Code", WORKSHEET)
        self.press("ctrl+a", *"vqrlsm", "Return", title=WORKSHEET)
        self.expect_label("20 elements")
        self.program.find(None, re.compile("^Elements, First 20 Elements$"), under=self.window)
        self.shoot("worksheet-quiz", WORKSHEET)

    def escape_closes_it(self):
        self.press("Escape", title=WORKSHEET)
        self.wait(lambda: WORKSHEET not in self.program.titles(), "the end of the window")


class PresentationWalk(Walk):
    """A presentation asks the session manager to keep the screen on."""

    def test_the_screen_stays_on_while_presenting(self):
        with SessionManager(self.desktop.environment["DBUS_SESSION_BUS_ADDRESS"]) as manager:
            self.launch()
            self.program.window(TITLE)
            self.assertEqual(manager.inhibited, {})
            self.press("shift+F5", title=TITLE)
            self.wait(lambda: list(manager.inhibited.values()) == [("Presentation", IDLE)], lambda: f"{manager.inhibited}")
            self.press("Escape")
            self.wait(lambda: not manager.inhibited, "the end")
            self.press("shift+F5", title=TITLE)
            self.wait(lambda: manager.inhibited, "another one")
            self.quit()

    def test_escape_ends_one_that_was_chosen_by_the_pointer(self):
        with SessionManager(self.desktop.environment["DBUS_SESSION_BUS_ADDRESS"]) as manager:
            self.launch("--page", "name")
            self.program.click(self.program.find(None, "Main Menu", into=is_no_page))
            items = self.wait(lambda: self.program.all("menu item", into=is_no_page), "the menu")
            self.screen.settle()
            # Beyond the window an item is out of reach of the driver.
            self.program.click(items[MENU.index("Presentation")], at=(0.2, 0.5))
            self.wait(lambda: manager.inhibited, "the presentation")
            self.screen.settle()
            # Before anything has the focus by another way.
            self.press("Escape")
            self.wait(lambda: not manager.inhibited, "the end")
            self.quit()


class LessonWalk(Walk):
    """A recording of the user's that is played as a lesson."""

    def test_a_recording_leaves_nothing_behind(self):
        path = self.desktop.write("own.elements-recording", RECORDING)
        self.launch("--page", "state")
        self.desktop.actions().activate("play-lesson-file", path)
        self.program.find("label", "First")
        self.wait(lambda: self.desktop.get("patterns") == "true", "patterns")
        self.wait(lambda: "sensitive" in self.program.find("button", "Next").states, "the end of the step")
        self.program.click(self.program.find("button", "Next"))
        self.program.find("label", "Second")
        self.program.wait_for_window("Gold")
        self.program.wait_for_window("Plot")
        self.wait(lambda: "sensitive" in self.program.find("button", "Previous Step").states, "the end of the step")
        # The way back plays the first step again.
        self.program.click(self.program.find("button", "Previous Step"))
        self.program.find("label", "First")
        self.wait(lambda: self.program.titles() == [TITLE], lambda: f"one window, not {self.program.titles()}")
        self.assertEqual(self.desktop.get("patterns"), "true")
        self.press("Escape", title=TITLE)
        self.wait(lambda: self.desktop.get("patterns") == "false", "no patterns")
        self.assertEqual(self.desktop.get("temperature-unit"), "'automatic'")
        self.expect_page("state")
        self.show_page("number")
        self.assertTrue(self.look(self.page("number"))[1], "the sections are expanded")
