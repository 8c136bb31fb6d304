"""Commands without a window or a display."""

import csv
import io
import json
import os
import re
import signal
import zlib

from .command import Commands
from .facts import PAGES


def inflated(stream):
    """The content of a compressed stream; None for another one."""
    try:
        return zlib.decompress(stream)
    except zlib.error:
        return None


class CommandLineWalk(Commands):
    """Every command runs without display and buses."""

    def test_export_json_prints_the_whole_catalog(self):
        done = self.command("--export", "json")
        self.expect(done, 0)
        records = json.loads(done.stdout)["elements"]
        self.assertEqual([record["number"] for record in records], list(range(1, 119)))
        with open(self.catalog.path, encoding="utf-8") as file:
            own = json.load(file, parse_float=str)
        exported = json.loads(done.stdout, parse_float=str)
        further = [record.pop("properties") for record in exported["elements"]]
        self.assertEqual(exported["elements"], own["elements"])
        self.assertEqual(exported["sources"] | own["sources"], exported["sources"])
        self.assertEqual(further[46]["resistivity"]["value"], "1.587e-8")

    def test_export_csv_prints_a_line_for_every_element(self):
        done = self.command("--export=csv")
        self.expect(done, 0)
        head, *rows = csv.reader(io.StringIO(done.stdout, newline=""))
        self.assertEqual(len(rows), 118)
        self.assertEqual({len(row) for row in rows}, {len(head)})
        gold = dict(zip(head, rows[78]))
        self.assertEqual((gold["name"], gold["symbol"], gold["melt"]), ("Gold", "Au", "1337.33"))
        self.assertEqual((gold["mohs_hardness"], gold["youngs_modulus_unit"]), ("2.5", "GPa"))

    def test_export_prints_tables_of_further_data(self):
        for page, row in (("nuclides", ["92", "U", "U-238", "146"]), ("ionization", ["1", "H", "1", "13.598434599702"]),
                          ("oxidation", ["79", "Au", "3", "main"]), ("radii", ["11", "Na", "1", "6"]),
                          ("spectrum", ["11", "Na", "588.9950", "1000"]), ("crystal", ["26", "Fe", "body-centered cubic", "2"]),
                          ("forms", ["6", "C", "diamond", "density"]),
                          ("hazards", ["16", "S", "", "016-094-00-1"]), ("names", ["26", "Fe", "de", "German"]),
                          ("vapor-pressure", ["80", "Hg", "101.3", "630.1"])):
            done = self.command("--export", "csv", "--page", page)
            self.expect(done, 0)
            head, *rows = csv.reader(io.StringIO(done.stdout, newline=""))
            self.assertEqual({len(row) for row in rows}, {len(head)})
            self.assertIn(row, [row[:4] for row in rows], page)
            done = self.command("--export=json", f"--page={page}")
            self.expect(done, 0)
            whole = json.loads(done.stdout)
            self.assertEqual(sum(len(record.get(page, [])) for record in whole["elements"]), len(rows))
            self.assertTrue(whole["sources"])
        done = self.command("--export", "json", "--page", "all")
        self.expect(done, 0)
        gold = json.loads(done.stdout)["elements"][78]
        self.assertEqual((gold["name"], gold["properties"]["mohs_hardness"]["value"]), ("Gold", "2.5"))
        self.assertIn("Au-197", [nuclide["nuclide"] for nuclide in gold["nuclides"]])
        self.expect(self.command("--export", "csv", "--page", "all"), 2, "^$", "--page all only goes with --export json")
        self.expect(self.command("--page", "radii"), 2, "^$", "--export")

    def test_export_pdf_embeds_its_fonts_and_has_no_pictures(self):
        path = os.path.join(self.folder.name, "table.pdf")
        self.expect(self.command("--export", "pdf", "--color-by", "melt", "--output", path), 0, "^$")
        with open(path, "rb") as file:
            data = file.read()
        self.assertTrue(data.startswith(b"%PDF-1."))
        streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", data, re.DOTALL)
        # Newer versions of Cairo compress the objects, too.
        text = data + b"".join(filter(None, map(inflated, streams)))
        fonts = len(re.findall(rb"/Type ?/FontDescriptor", text))
        self.assertGreater(fonts, 1)
        self.assertEqual(len(re.findall(rb"/FontFile\d? \d+ 0 R", text)), fonts)
        self.assertGreaterEqual(len(re.findall(rb"/ToUnicode \d+ 0 R", text)), fonts)
        self.assertNotIn(b"/Subtype /Image", text)
        self.expect(self.command("--export", "pdf", "--color-by", "nope"), 2, "^$", "no property has the key “nope”")
        self.expect(self.command("--export", "png", "--element", "Xx"), 2, "^$", "no element")

    def test_export_writes_the_sheet_of_a_form(self):
        pages = {}
        for name in ("C", "diamond", "Carbon (diamond)", "C diamond", "graphite", "white tin", "Sn white", "gray tin"):
            done = self.command("--export", "svg", "--element", name)
            self.expect(done, 0)
            pages[name] = done.stdout
        self.assertEqual(pages["diamond"], pages["Carbon (diamond)"])
        self.assertEqual(pages["diamond"], pages["C diamond"])
        self.assertEqual(pages["white tin"], pages["Sn white"])
        self.assertEqual(len(set(pages.values())), 5)
        # Several elements have a form of this name.
        self.expect(self.command("--export", "pdf", "--element", "white"), 2, "^$", "no element")

    def test_export_writes_comparisons_and_plots_of_forms(self):
        for arguments, elements, forms in (
                (["--page", "comparison", "--elements"], "C,Sn", "diamond,gray tin"),
                (["--page", "plot", "--x", "number", "--y", "density", "--forms"], "graphite", "diamond,gray tin")):
            pages = [self.command("--export", "svg", *arguments, names) for names in (elements, forms)]
            self.assertEqual([done.returncode for done in pages], [0, 0])
            self.assertNotEqual(pages[0].stdout, pages[1].stdout)
        self.expect(self.command("--export", "pdf", "--page", "plot", "--forms", "tin"), 2, "^$", "no form is called “tin”")
        self.expect(self.command("--export", "pdf", "--page", "comparison", "--elements", "diamond,graphite"), 2, "^$", "there already")

    def test_export_writes_temperatures_in_the_chosen_unit(self):
        for arguments in (["--element", "Au"], ["--color-by", "melt"], ["--page", "comparison", "--elements", "Fe,Co"],
                          ["--page", "plot", "--x", "number", "--y", "melt"]):
            pages = []
            for unit in ("kelvin", "fahrenheit", "kelvin"):
                self.desktop.set("temperature-unit", f"'{unit}'")
                done = self.command("--export", "svg", *arguments)
                self.expect(done, 0)
                pages.append(done.stdout)
            self.assertNotEqual(pages[0], pages[1], arguments)
            self.assertEqual(pages[0], pages[2], arguments)
        self.desktop.set("temperature-unit", "'automatic'")

    def test_export_writes_a_comparison_a_plot_and_the_nuclide_chart(self):
        for arguments in (["--page", "comparison", "--elements", "Fe,Co,Ni"],
                          ["--page", "plot", "--x", "melt", "--y", "density", "--log", "y"], ["--page", "nuclides"],
                          ["--page", "worksheet"]):
            for kind, start in (("pdf", b"%PDF-1."), ("svg", b"<?xml"), ("png", b"\x89PNG")):
                path = os.path.join(self.folder.name, f"{arguments[1]}.{kind}")
                self.expect(self.command("--export", kind, *arguments, "--output", path), 0, "^$")
                with open(path, "rb") as file:
                    self.assertTrue(file.read().startswith(start))
        self.expect(self.command("--export", "pdf", "--page", "comparison", "--elements", "Fe,Xx"), 2, "^$", "“Xx”")
        self.expect(self.command("--export", "pdf", "--page", "plot", "--x", "nope"), 2, "^$", "“nope”")
        self.expect(self.command("--page", "plot", "--x", "melt"), 2, "^$", "--export")

    def test_export_writes_worksheets_of_each_size(self):
        for settings, page, pages in (("table blank=40 code=KXWQPA", "1190.55 841.89", 2), ("quiz", "841.89 1190.55", 2),
                                      ("cards elements=group 18 fill=patterns", "841.89 1190.55", 2)):
            path = os.path.join(self.folder.name, "sheet.pdf")
            self.expect(self.command("--export", "pdf", "--page", "worksheet", "--worksheet", settings, "--paper", "a3",
                                     "--output", path), 0, "^$")
            with open(path, "rb") as file:
                data = file.read()
            streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", data, re.DOTALL)
            text = (data + b"".join(filter(None, map(inflated, streams)))).decode("latin-1")
            boxes = re.findall(r"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+)", text)
            self.assertEqual(len(boxes), pages)
            for width, height in boxes:
                for value, wanted in zip((width, height), page.split()):
                    self.assertAlmostEqual(float(value), float(wanted), delta=0.1)
        self.expect(self.command("--export", "pdf", "--page", "worksheet", "--worksheet", "poster"), 2, "^$", "“poster”")

    def test_properties_lists_the_numeric_properties(self):
        done = self.command("--properties")
        self.expect(done, 0, r"(?m)^ +\d+  resistivity +Electrical resistivity +Ω·m +pymatgen / ")
        self.assertGreater(len(done.stdout.splitlines()), 85)
        self.expect(self.command("--properties", "Au"), 2, "^$", "takes no elements")

    def test_search_prints_what_is_found(self):
        done = self.command("--search", "melt < 300 K liquid")
        self.expect(done, 0)
        self.assertEqual([line.split()[:3] for line in done.stdout.splitlines()],
                         [["35", "Br", "Bromine"], ["80", "Hg", "Mercury"]])
        self.assertIn("Melting point: 234.321", done.stdout)
        self.expect(self.command("--search", "ferr"), 0, r"^26  Fe  Iron  ferrum \(Latin\)\n$")
        self.expect(self.command("--search", "H2SO4"), 0, "^H₂SO₄  98.07")

    def test_search_exports_what_is_found_best_first(self):
        done = self.command("--search", "densest two", "--export", "csv")
        self.expect(done, 0)
        head, *rows = csv.reader(io.StringIO(done.stdout, newline=""))
        self.assertEqual([row[head.index("symbol")] for row in rows], ["Os", "Ir"])
        self.assertEqual([row[head.index("found")] for row in rows], ["row", "row"])
        done = self.command("--export=json", "--search=noble gases")
        self.expect(done, 0)
        self.assertEqual([r["symbol"] for r in json.loads(done.stdout)["elements"]],
                         ["He", "Ne", "Ar", "Kr", "Xe", "Rn"])

    def test_search_without_a_result_or_with_an_unreadable_condition(self):
        self.expect(self.command("--search", "golld"), 1, "^$", "Did you mean “Gold”")
        self.expect(self.command("--search", "liquid foo < 3"), 0, "Bromine", "“foo”")
        self.expect(self.command("--search", "foo < 3"), 1, "^$", "“foo”")
        self.expect(self.command("--search", "boiling point of milk"), 1, "^$", "“milk” is not an element")
        self.expect(self.command("--search", "boiling point of water"), 0, "99.974\\s°C")
        self.expect(self.command("--search", "boiling point of mercury"), 0, "629.769\\sK")
        self.expect(self.command("--search", "a", "b"), 2, "^$", "--search takes one text")

    def test_an_output_in_a_missing_folder_is_an_error(self):
        missing = os.path.join(self.folder.name, "missing")
        path = os.path.join(missing, "file")
        for arguments in (["--export", "pdf", "--output", path], ["--record", path]):
            self.expect(self.command(*arguments), 1, "^$", "missing/file: .+")
            self.assertFalse(os.path.exists(missing))

    def test_a_standard_output_that_cannot_be_written_is_an_error(self):
        for option in ("--export=json", "--export=csv", "--version", "--help"):
            for shell in ('"$@" >&-', '"$@" >/dev/full'):
                with self.subTest(option=option, shell=shell):
                    done = self.command(option, shell=shell)
                    self.expect(done, 1, "^$", "^the-elements: .+\n$")

    def test_a_closed_pipe_ends_it_without_a_crash(self):
        done = self.command("--export=json", shell='"$@" | head -c 9 >&2; exit ${PIPESTATUS[0]}')
        self.assertIn(done.returncode, (0, 1, 128 + signal.SIGPIPE), done.stderr)

    def test_version_and_help(self):
        self.expect(self.command("--version"), 0, r"^The Elements \d+\.\d+\.\d+\n$")
        done = self.command("--help")
        self.expect(done, 0, "^Usage: the-elements")
        for word in (*PAGES, "--export", "--version"):
            self.assertIn(word, done.stdout)

    def test_invalid_arguments_are_errors_with_status_2(self):
        for arguments, named in (
                (["Unobtainium"], "Unobtainium"), (["0"], "0"), (["119"], "119"),
                (["Au", "Xx"], "Xx"), ([""], ""), (["--color"], "--color"), (["-x"], "-x"),
                (["--page", "moons"], "moons"), (["--page"], "--page"),
                (["--favorite", "Xx"], "Xx"), (["--favorite", "Au", "--unfavorite", "0"], "0"),
                (["--favorite"], "--favorite"), (["--favorites"], "--export"),
                (["--export", "xml"], "xml"), (["--version=2"], "--version")):
            with self.subTest(arguments=arguments):
                error = f"^the-elements: .*{re.escape(named)}.*\n$"
                self.expect(self.command(*arguments), 2, "^$", error)

    def favorites(self):
        done = self.command("--export", "json", "--favorites")
        self.expect(done, 0)
        return json.loads(done.stdout)

    def test_favorites_are_marked_unmarked_and_exported_in_their_order(self):
        self.assertEqual(self.favorites(), [])
        self.expect(self.command("--favorite", "Au", "--favorite=47", "--favorite", "tin"), 0, "^$")
        self.expect(self.command("--unfavorite", "silver", "--favorite", "Au"), 0, "^$")
        records = self.favorites()
        self.assertEqual([record["name"] for record in records], ["Gold", "Tin"])
        self.assertTrue(all(record["favoritedBy"] for record in records))
        self.assertRegex(records[0]["favoritedAt"], r"^\d{4}-\d\d-\d\dT[\d:.]{12}Z$")
        done = self.command("--export=csv", "--favorites")
        rows = list(csv.DictReader(io.StringIO(done.stdout, newline="")))
        self.assertEqual([row["symbol"] for row in rows], ["Au", "Sn"])
        self.assertEqual(os.listdir(self.data), ["favorites.sqlite"])
        self.assertEqual(os.stat(self.data).st_mode & 0o777, 0o700)
        self.assertEqual(os.stat(self.database).st_mode & 0o777, 0o600)

    def test_no_favorite_is_added_if_one_element_is_unknown(self):
        self.expect(self.command("--favorite", "Au", "--favorite", "Xx"), 2, "^$", "Xx")
        self.assertFalse(os.path.exists(self.data))

    def test_favorites_that_cannot_be_saved_are_an_error(self):
        os.makedirs(self.database)
        for arguments in (["--favorite", "Au"], ["--export=json", "--favorites"]):
            with self.subTest(arguments=arguments):
                error = f"^the-elements: {re.escape(self.database)}: .+\n$"
                self.expect(self.command(*arguments), 1, "^$", error)

    def test_favorites_that_cannot_be_read_are_not_exported_as_none(self):
        os.makedirs(self.data)
        # A file owned by the user whose first byte gives an error.
        os.symlink("/proc/self/mem", self.database)
        for arguments in (["--favorite", "Au"], ["--export=json", "--favorites"]):
            with self.subTest(arguments=arguments):
                error = f"^the-elements: {re.escape(self.database)}: .+\n$"
                self.expect(self.command(*arguments), 1, "^$", error)

    def test_a_part_of_the_favorites_is_not_exported_as_all(self):
        os.makedirs(self.data)
        with open(self.database, "w", encoding="utf-8") as file:
            file.write("no database")
        self.expect(
            self.command("--export=json", "--favorites"), 1, r"^\[\]\n$",
            "^the-elements: .*No favorites could be read.*\n$")

    def test_favorites_that_may_only_be_read_are_exported(self):
        self.assertEqual(self.command("--favorite", "Au").returncode, 0)
        os.chmod(self.database, 0o400)
        os.chmod(self.data, 0o500)
        self.addCleanup(os.chmod, self.data, 0o700)
        # Root can write it anyway; other users get an error that nothing can be changed.
        done = self.command("--export", "json", "--favorites")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual([record["name"] for record in json.loads(done.stdout)], ["Gold"])

    def test_a_damaged_favorites_database_is_kept_and_reported(self):
        os.makedirs(self.data)
        with open(self.database, "w", encoding="utf-8") as file:
            file.write("no database")
        self.expect(self.command("--favorite", "Au"), 0, "^$", "^the-elements: .*damaged-.*\n$")
        self.assertEqual([record["number"] for record in self.favorites()], [79])
        [aside] = (name for name in os.listdir(self.data) if "damaged" in name)
        with open(os.path.join(self.data, aside), encoding="utf-8") as file:
            self.assertEqual(file.read(), "no database")

    def test_without_a_display_it_prints_an_error(self):
        done = self.command()
        self.assertGreater(done.returncode, 0, "a crash, or nothing said")
        self.assertRegex(done.stderr, "(?i)display")
