"""The accessible tree of a program, read over D-Bus (AT-SPI).

The objects are queried directly, in batches and without a cache, so the result is always current. GTK reports
positions within the window only: Program.frame adds the window's. GTK 4.8 does not report which objects show: there
`mapped` is found by hit tests; later versions have a state.
"""

from gi.repository import Gio, GLib

INTERFACE = "org.a11y.atspi."
# The bits of AT-SPI's state set that the walks use.
STATES = {
    1: "active", 4: "checked", 9: "expandable", 10: "expanded", 11: "focusable", 12: "focused",
    20: "pressed", 23: "selected", 24: "sensitive", 25: "showing"}
WITHIN_WINDOW = 1
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
BUS = ("org.freedesktop.DBus", "/org/freedesktop/DBus")
# The version of GTK that does not report which objects show.
SILENT_GTK = (4, 8)
TIMEOUT_MS = 5000
# More levels than any window has.
MOST_LEVELS = 60
# ATSPI_RELATION_DESCRIBED_BY
DESCRIBED_BY = 18


class Node:
    """An accessible object at the time of reading.

    `frame` is its position within its window; `mapped` is None until AccessibleBus.find_mapped.
    """

    def __init__(self, reference, parent):
        self.reference, self.parent, self.children = tuple(reference), parent, []
        self.role, self.name, self.states = "", "", set()
        self.frame, self.mapped = (0, 0, 0, 0), None

    def __eq__(self, other):
        return isinstance(other, Node) and self.reference == other.reference

    def __hash__(self):
        return hash(self.reference)

    def __repr__(self):
        notes = sorted(self.states - {"sensitive", "showing"})
        if self.mapped is False:
            notes.append("(hidden)")
        return f"{self.role} {self.name!r} {self.frame} {' '.join(notes)}"

    @property
    def window(self):
        return self.parent.window if self.parent else self

    @property
    def depth(self):
        return self.parent.depth + 1 if self.parent else 0

    @property
    def is_empty(self):
        return self.frame[2] <= 0 or self.frame[3] <= 0

    def below(self):
        """This object and all its descendants that were read, in order."""
        yield self
        for child in self.children:
            yield from child.below()

    def above(self):
        """The ancestors, the nearest first."""
        if self.parent:
            yield self.parent
            yield from self.parent.above()


class AccessibleBus:
    """The accessibility bus."""

    def __init__(self, address):
        flags = Gio.DBusConnectionFlags
        self.connection = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        self.connection.set_exit_on_close(False)
        self.telling = {}
        # Path of the object that was focused last, by program.
        self.last_focus = {}
        self.connection.signal_subscribe(
            None, INTERFACE + "Event.Object", "StateChanged", None, None, Gio.DBusSignalFlags.NONE,
            self._state_changed)
        self.batch([(REGISTRY, INTERFACE + "Registry", "RegisterEvent",
                     GLib.Variant("(sass)", ("object:state-changed:focused", [], "")))])

    def _state_changed(self, _connection, sender, path, _interface, _signal, values):
        kind, is_on, *_ = values.unpack()
        if kind == "focused" and is_on:
            self.last_focus[sender] = path

    def close(self):
        if not self.connection.is_closed():
            self.connection.close_sync(None)

    def batch(self, calls):
        """The answers to calls (reference, interface, method, arguments); None for failed ones."""
        answers, left = [None] * len(calls), len(calls)

        def keep(connection, result, index):
            nonlocal left
            left -= 1
            try:
                answers[index] = connection.call_finish(result).unpack()
            except GLib.Error:
                pass

        for index, (reference, interface, method, arguments) in enumerate(calls):
            self.connection.call(
                *reference, interface, method, arguments, None, Gio.DBusCallFlags.NONE,
                TIMEOUT_MS, None, keep, index)
        while left:
            GLib.MainContext.default().iteration(True)
        return answers

    def application(self, pid):
        """The reference of the process's root object, or None before it is there."""
        (found,) = self.batch([_call(REGISTRY, "Accessible", "GetChildren")])
        references = found[0] if found else []
        owners = self.batch([
            (BUS, BUS[0], "GetConnectionUnixProcessID", GLib.Variant("(s)", (reference[0],)))
            for reference in references])
        fits = (reference for reference, owner in zip(references, owners) if owner == (pid,))
        return next(fits, None)

    def tree(self, application, under=None, into=lambda node: True):
        """The program's windows with their descendants.

        under: an object read before; only its descendants are read, and it alone is returned.
        into: returns True for objects whose children are to be read.
        """
        if under:
            tops = self.read([Node(under.reference, under.parent)])
        else:
            (found,) = self.batch([_call(application, "Accessible", "GetChildren")])
            tops = self.read([Node(each, None) for each in (found[0] if found else [])])
        level = tops
        while level:
            level = self._level_below([node for node in level if node in tops or into(node)])
        return tops

    def focused_last(self, program):
        """The focused object as its last event has it, with its ancestors; None if it is not focused any more, or there
        was no event yet. Much faster than `focused`.

        program: the reference of the program's root object.
        """
        while GLib.MainContext.default().pending():
            GLib.MainContext.default().iteration(False)
        path = self.last_focus.get(program[0])
        chain = [(program[0], path)] if path else []
        while chain and len(chain) <= MOST_LEVELS:
            (parent,) = self.batch([_property(chain[-1], "Accessible", "Parent")])
            if not parent or tuple(parent[0]) == tuple(program):
                break
            chain.append(tuple(parent[0]))
        node = None
        for reference in reversed(chain):
            node = Node(reference, node)
        if node:
            self.read([node, *node.above()])
        return node if node and "focused" in node.states else None

    def focused(self, under):
        """The innermost focused object among this one and its descendants; None if there is none. Faster than `tree`."""
        level, focused = [Node(under.reference, under.parent)], None
        while level:
            answers = self._ask(level, lambda node: (
                _call(node.reference, "Accessible", "GetState"), _call(node.reference, "Accessible", "GetChildren")))
            below = []
            for node, (states, children) in zip(level, answers):
                if states and "focused" in _states(states):
                    focused = node
                below += [Node(reference, node) for reference in (children[0] if children else [])]
            level = below
        found = self.read([focused]) if focused else []
        return found[0] if found else None

    def _level_below(self, parents):
        answers = self.batch([
            _call(node.reference, "Accessible", "GetChildren") for node in parents])
        below = self.read([
            Node(reference, node)
            for node, answer in zip(parents, answers) if answer for reference in answer[0]])
        for node in below:
            node.parent.children.append(node)
        return below

    def read(self, nodes):
        """Reads the objects' properties; drops objects that are gone."""
        there = []
        for node, (role, states, frame, name) in zip(nodes, self._ask(nodes, _questions)):
            if None in (role, states, frame, name):
                continue
            there.append(node)
            node.role, node.frame, node.name = role[0], frame[0], name[0]
            node.states = _states(states)
        return there

    def act(self, node):
        """Performs the object's first action; returns True on success."""
        (done,) = self.batch([_call(node.reference, "Action", "DoAction", "(i)", 0)])
        return done == (True,)

    def description(self, node):
        """The object's accessible description: the texts of the labels that describe it, or else its own, which GTK 4.8
        also uses for announcements; empty if the object has gone."""
        (answer,) = self.batch([_call(node.reference, "Accessible", "GetRelationSet")])
        labels = [label for kind, targets in answer[0] if kind == DESCRIBED_BY for label in targets] if answer else []
        asked = [_property(label, "Accessible", "Name") for label in labels]
        asked = asked or [_property(node.reference, "Accessible", "Description")]
        return " ".join(text[0] for text in self.batch(asked) if text)

    def find_mapped(self, nodes):
        """Sets `mapped` of the objects. Their descendants must have been read."""
        if nodes and self.tells_what_shows(nodes[0].reference[0]):
            for node in nodes:
                # GTK gives the arrows of tabs that all fit a place before the window.
                node.mapped = "showing" in node.states and node.frame[0] + node.frame[2] / 2 >= node.window.frame[0]
        else:
            self._test_mapped(nodes)

    def tells_what_shows(self, program):
        """True if the toolkit sets the state "showing" on more than windows."""
        if program not in self.telling:
            (version,) = self.batch([_property((program, REGISTRY[1]), "Application", "Version")])
            numbers = tuple(map(int, version[0].split(".")[:2])) if version else (0, 0)
            self.telling[program] = numbers > SILENT_GTK
        return self.telling[program]

    def _test_mapped(self, nodes):
        """Objects show if a hit test returns them or one of their descendants."""
        inner = {each: False for node in nodes for each in node.below()}
        for node, answers in zip(inner, self._ask(inner, _hit_tests)):
            inner[node] = any(answer and answer[0][0] for answer in answers) and not node.is_empty
        for node in nodes:
            node.mapped = any(inner[each] for each in node.below())
            if "sensitive" not in node.states:  # not a target; it shows if its parent does
                node.mapped = not node.is_empty and (not node.parent or self._shows(node.parent))

    def _shows(self, node):
        (answers,) = self._ask([node], _hit_tests)
        return any(answer and answer[0][0] for answer in answers)

    def _ask(self, nodes, questions):
        asked = [questions(node) for node in nodes]
        answers = iter(self.batch([call for calls in asked for call in calls]))
        return [tuple(next(answers) for _ in calls) for calls in asked]


def _call(reference, interface, method, signature=None, *arguments):
    variant = GLib.Variant(signature, arguments) if signature else None
    return reference, INTERFACE + interface, method, variant


def _states(answer):
    bits = answer[0][0] | answer[0][1] << 32
    return {word for bit, word in STATES.items() if bits >> bit & 1}


def _property(reference, interface, name):
    variant = GLib.Variant("(ss)", (INTERFACE + interface, name))
    return reference, "org.freedesktop.DBus.Properties", "Get", variant


def _questions(node):
    return (
        _call(node.reference, "Accessible", "GetRoleName"),
        _call(node.reference, "Accessible", "GetState"),
        _call(node.reference, "Component", "GetExtents", "(u)", WITHIN_WINDOW),
        _property(node.reference, "Accessible", "Name"))


def _hit_tests(node):
    """GTK's hit test returns an object only if its widget is mapped, sensitive and a target, and if it was read
    before. So two points are tested: the center, and the padding at the side."""
    x, y, width, height = node.frame
    return [
        _call(node.reference, "Component", "GetAccessibleAtPoint", "(iiu)",
              place, y + height // 2, WITHIN_WINDOW)
        for place in (x + width // 2, x - 2)]
