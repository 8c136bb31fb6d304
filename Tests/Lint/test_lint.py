"""scripts/lint finds every planted fault, and nothing in sound code."""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import swift_source  # noqa: E402

SOUND = '''public import Elements

/// Says "try! as! fatalError x! gtk_init(OpaquePointer)", which is text. /* import CGtk */
struct Sound {
  // try! as! fatalError(x!) g_free(UnsafeMutableRawPointer) import CGtk
  let text = "try! as! fatalError(x!) g_free(OpaquePointer) \\"x!\\" \\(count == 0 ? "" : "x!")"
  let raw = #"x! \\(y!) "try!" "#
  let long = """
    import CGtk
    x! "x!" try! gtk_init()
    """
  var isEven: Bool { !isOdd && first != last && (a) != (b) }
}
'''


class TreeTestCase(unittest.TestCase):
    """A test on a small sound tree, in which it plants a fault."""

    def setUp(self):
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="lint-"))
        self.addCleanup(shutil.rmtree, self.root)
        shutil.copy(ROOT / ".swift-format", self.root)
        self.write("Sources/TheElements/Sound.swift", SOUND)
        self.write("Sources/GLib/Floor.swift", "package import CGLib\n\nlet free = g_free\n")

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def lint(self, *options):
        result = subprocess.run([ROOT / "scripts/lint", self.root, *options], capture_output=True,
                                text=True, check=False)
        return result.returncode, result.stdout

    def assert_finds(self, fault, path, text, planted=None):
        """Lint prints one fault, `fault` of `path`, for `text` in the file `planted` (`path`)."""
        self.write(planted or path, text)
        status, out = self.lint("--no-format")
        self.assertEqual(len(out.splitlines()), 1, f"{text!r}: {out or 'nothing found'}")
        self.assertTrue(out.startswith(path + ":"), out)
        self.assertIn(fault, out)
        self.assertEqual(status, 1)


class LintTests(TreeTestCase):
    """A small sound tree, and in each test one fault in it."""

    def test_sound_code_passes(self):
        self.write("Sources/TheElements/Comment.swift",
                   "/* try! /* as! */ fatalError(x!)\n import CGtk */ let a = b\n")
        self.assertEqual(self.lint("--no-format"), (0, ""))

    def test_sound_code_is_well_formatted(self):
        self.assertEqual(self.lint(), (0, ""))

    def test_bad_format(self):
        self.write("Sources/TheElements/Bad.swift", "let a = 1;\n")
        status, out = self.lint()
        self.assertEqual(status, 1)
        self.assertIn("[DoNotUseSemicolons]", out)

    def test_imports_that_point_upward_or_sideways(self):
        for module, imported in [
                ("Elements", "Foundation"), ("Elements", "FoundationEssentials"),
                ("Elements", "GLib"), ("Elements", "Glibc"), ("GLib", "Gtk"), ("GLib", "CGtk"),
                ("Gtk", "CGLib"), ("Gtk", "Adwaita"), ("Gtk", "Elements"), ("Adwaita", "CGtk"),
                ("ElementsStore", "Gtk"), ("ElementsStore", "CGLib"),
                ("ElementsStore", "Foundation"), ("TheElements", "CGtk"), ("TheElements", "CGLib"),
                ("TheElements", "CAdwaita"), ("TheElements", "Foundation"), ("NewFloor", "GLib")]:
            with self.subTest(f"{module} imports {imported}"):
                path = f"Sources/{module}/Planted.swift"
                self.assert_finds("[import]", path, f"import {imported}\n")
                (self.root / path).unlink()

    def test_every_way_to_write_an_import(self):
        for line in ["import CGtk", "public import CGtk", "internal import CGtk",
                     "package import CGtk", "private import CGtk", "@preconcurrency import CGtk",
                     "@testable import CGtk", "@_implementationOnly import CGtk",
                     "@preconcurrency public import CGtk", "import struct CGtk.GtkWidget",
                     "import GLib; import CGtk", "  import CGtk", "/* x */ import CGtk"]:
            with self.subTest(line):
                self.assert_finds("[import]", "Sources/TheElements/Planted.swift", line + "\n")

    def test_reexported_imports(self):
        self.assert_finds("[import]", "Sources/Gtk/Planted.swift", "@_exported import CGtk\n")

    def test_c_calls_outside_the_modules(self):
        for call in ["g_free(x)", "gtk_init()", "gdk_display_get_default()", "gsk_x_new()",
                     "pango_layout_new(c)", "cairo_paint(c)", "adw_init()", "graphene_x(y)",
                     "cglib_type_of(x)", "cgtk_x(y)", "sqlite3_open(x)", "soup_session_new()",
                     "let a = GTK_ALIGN_START", "let a = G_TYPE_INT",
                     'let a = "one \\(g_strdup(x)) two"']:
            for module in ["TheElements", "ElementsStore", "Elements"]:
                with self.subTest(f"{call} in {module}"):
                    path = f"Sources/{module}/Planted.swift"
                    self.assert_finds("[toolkit]", path, call + "\n")
                    (self.root / path).unlink()

    def test_pointers_outside_the_modules(self):
        for name in ["OpaquePointer", "UnsafeRawPointer", "UnsafeMutablePointer<Int>",
                     "UnsafeBufferPointer<UInt8>", "UnsafeMutableRawBufferPointer", "Unmanaged<A>"]:
            with self.subTest(name):
                self.assert_finds("[pointer]", "Sources/TheElements/Planted.swift",
                                  f"let a: {name}\n")

    def test_the_stores_c_folders_may_speak_c(self):
        self.write("Sources/ElementsStore/SQLite/Database.swift",
                   "import CSQLite\n\nlet a = sqlite3_open\nlet b: OpaquePointer? = nil\n")
        self.assertEqual(self.lint("--no-format"), (0, ""))

    def test_application_names_in_the_lower_modules(self):
        for line in ['let prefix = "the-elements"', "// Used by The Elements.", "// THE_ELEMENTS_H",
                     'let id = "io.github.somebody.Something"', "let path = theElementsPath"]:
            for path in ["Sources/GLib/Core/Planted.swift", "Sources/Gtk/Planted.swift",
                         "Sources/Adwaita/Planted.swift", "Sources/CSecret/Planted.h"]:
                with self.subTest(f"{line} in {path}"):
                    self.assert_finds("[application-name]", path, line + "\n")
                    (self.root / path).unlink()

    def test_the_application_and_its_store_have_a_name(self):
        for module in ["TheElements", "ElementsStore"]:
            self.write(f"Sources/{module}/Named.swift", 'let a = "the-elements"\n')
        self.assertEqual(self.lint("--no-format"), (0, ""))

    def test_forced_things(self):
        for rule, line in [
                ("force-try", "let a = try! b()"), ("force-cast", "let a = b as! C"),
                ("fatal-error", 'fatalError("no")'), ("fatal-error", "Swift.fatalError()"),
                ("force-unwrap", "let a = b!"), ("force-unwrap", "let a = b!.c"),
                ("force-unwrap", "let a = b()!"), ("force-unwrap", "let a = b[0]! + 1"),
                ("force-unwrap", "var a: B!"), ("force-unwrap", "let a = b?.c!.d"),
                ("force-unwrap", 'let a = "\\(b!)"'), ("force-unwrap", 'let a = "x \\(c(d)!) y!"'),
                ("force-unwrap", 'let a = #"\\#(b!)"#'), ("force-unwrap", "let a = { b }()!"),
                ("force-unwrap", "let a = [\"x\": 1][\"x\"]! // sure")]:
            for module in ["TheElements", "GLib"]:
                with self.subTest(f"{line} in {module}"):
                    path = f"Sources/{module}/Planted.swift"
                    self.assert_finds(f"[{rule}]", path, line + "\n")
                    (self.root / path).unlink()

    def test_glued_texts(self):
        for text in ['let a = "\\(tr("by")) \\(name)"', 'let a = "\\(ntr("a", "b", 1))"',
                     'let a = "a \\(translatable("b"))"']:
            self.assert_finds("glued-text", "Sources/TheElements/Planted.swift", text + "\n")

    def test_long_files(self):
        for path in ["Sources/TheElements/Planted.swift", "Tests/ATests/Planted.swift",
                     "Tests/EndToEnd/planted.py", "Sources/CGtk/Planted.h"]:
            with self.subTest(path):
                self.write(path, "// a line\n" * 300)
                self.assertEqual(self.lint("--no-format"), (0, ""))
                self.assert_finds("[file-length]", path, "// a line\n" * 301)
                (self.root / path).unlink()

    def test_doc_comments_that_begin_with_a_clause(self):
        words = ["What", "Who", "Whose", "Those", "Where", "Whether", "How", "Whatever"]
        sound = "/// Returns what is shown.\n" * 96 + "/// However long.\n" + "// What\n" * 9
        for word in words:
            with self.subTest(word):
                clause = f"  /// {word} is shown.\n"
                self.write("Sources/TheElements/Planted.swift", sound + clause * 3)
                self.assertEqual(self.lint("--no-format"), (0, ""))
                self.assert_finds("[clause-comment] 4 of 102", "Sources",
                                  sound + clause * 4, "Sources/TheElements/Planted.swift")

    def test_long_functions(self):
        for head in ["func planted() {", "  override func planted<A>(a: A) async throws -> [A] {",
                     "init?(a: Int) {", "deinit {", "var planted: Int {",
                     "subscript(i: Int) -> Int {",
                     "func planted(\n  a: Int = b(1),\n  c: () -> Void\n) -> Int\nwhere A: B {"]:
            with self.subTest(head):
                lines = 40 - head.count("\n") - 2
                path = "Tests/ATests/Planted.swift"
                self.write(path, head + "\n" + "  a()\n" * lines + "}\n")
                self.assertEqual(self.lint("--no-format"), (0, ""))
                self.assert_finds("[function-length]", path,
                                  head + "\n" + "  a()\n" * (lines + 1) + "}\n")

    def test_functions_without_a_body_have_no_length(self):
        self.write("Sources/TheElements/Planted.swift",
                   "protocol P {\n  func a()\n  init(b: Int)\n  func c() -> Int\n}\n\nenum E {\n"
                   + "  case a\n" * 50 + "}\n")
        self.assertEqual(self.lint("--no-format"), (0, ""))

    def test_a_text_without_a_translation_is_a_warning(self):
        head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=1; plural=0;\\n"\n'
        self.write("po/the-elements.pot", head + '\nmsgid "Gold"\nmsgstr ""\n')
        self.write("po/de.po", head)
        self.write("po/LINGUAS", "de\n")
        self.assertEqual(self.lint("--no-format"), (0, ""))
        made = subprocess.run([ROOT / "scripts/lint", self.root, "--no-format"], capture_output=True, text=True, check=False)
        self.assertIn("po: warning: texts not translated into every language: 1, the first “Gold”", made.stderr)

    def test_an_unknown_option_is_refused(self):
        self.assertEqual(self.lint("--nonsense")[0], 2)


class SourceTests(unittest.TestCase):
    """The reading of Swift, also of what the compiler would refuse."""

    def test_what_is_not_closed_ends(self):
        for source, code in [
                ('let a = "x\nlet b = 1', 'let a = " \nlet b = 1'), ("/* a /* b */ c", " " * 14),
                ("/* a /* b */ c */ d", " " * 17 + " d"), ('"""\n a', '"""\n  '), ('"\\(f("a)")) b"', '"  f("  ")   "'),
                ('"\\(a', '"  a'), ('#"\\#(b!) \\(c)"#', '#"   b!      "#'), ('"a\\', '"  '), (')) a "b"', ')) a " "')]:
            self.assertEqual(swift_source.code_only(source), code, source)


class RoomTests(TreeTestCase):
    """A tree of three rooms, and in each test one fault in their order."""

    def setUp(self):
        super().setUp()
        self.write("Sources/rooms.txt", "# Lowest first.\nElements\n  Basics\n  Left, Right\n")
        self.write("Sources/Elements/Basics/Text.swift", "struct Text {}\n")
        self.write("Sources/Elements/Left/Hand.swift", "struct Hand { let text: Text }\nprivate struct Own {}\n")
        self.write("Sources/Elements/Right/Foot.swift", "func step() { _ = Text() }\n")

    def test_rooms_in_order_pass(self):
        self.assertEqual(self.lint("--no-format"), (0, ""))

    def test_a_use_of_a_room_above_is_found_with_both_files(self):
        for text in ("\n\nlet hand: Hand? = nil\n", "\n\nfunc walk() { step() }\n"):
            self.assert_finds("uses ", "Sources/Elements/Basics/Up.swift", text)
        status, out = self.lint("--no-format")
        self.assertIn("Up.swift:3: [rooms] uses step of Sources/Elements/Right/Foot.swift", out)

    def test_a_use_of_a_room_on_the_same_line_is_found(self):
        self.assert_finds("uses Hand of Sources/Elements/Left/Hand.swift",
                          "Sources/Elements/Right/Leg.swift", "let hand: Hand? = nil\n")

    def test_private_names_texts_and_comments_are_no_uses(self):
        self.write("Sources/Elements/Basics/Sound.swift", 'let a = "Hand" // Hand\nstruct Own {}\nlet step = 1\n')
        self.assertEqual(self.lint("--no-format"), (0, ""))

    def test_a_folder_or_a_loose_file_that_is_not_listed_is_found(self):
        self.assert_finds("Elements/Attic is not in", "Sources/Elements/Attic/Old.swift", "let old = 1\n")
        self.write("Sources/Elements/Attic/Old.swift", "")
        self.write("Sources/rooms.txt", "Elements\n  Basics\n  Left, Right\n  Attic\n")
        self.assert_finds("Elements/Loose.swift is not in", "Sources/Elements/Loose.swift", "let loose = 1\n")

    def test_a_listed_folder_that_is_missing_or_listed_twice_is_found(self):
        self.assert_finds("there is no Elements/Cellar", "Sources/rooms.txt",
                          "Elements\n  Basics\n  Left, Right\n  Cellar\n")
        self.assert_finds("Left of Elements is there twice", "Sources/rooms.txt",
                          "Elements\n  Basics\n  Left, Right\n  Left\n")

    def test_every_module_has_its_order(self):
        listed = (ROOT / "Sources/rooms.txt").read_text(encoding="utf-8").split("\n")
        for module in ("GLib", "Gtk", "Recording", "Elements", "ElementsStore", "TheElements"):
            self.assertIn(module, listed)


if __name__ == "__main__":
    unittest.main()
