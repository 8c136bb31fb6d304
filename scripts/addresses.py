"""The public addresses that scripts/release writes into the metainfo, the packages and the program, once the project has a home page.

All follow from the home page, which is that of the repository: below it are `issues`, and the files of a version at
`blob/vVERSION/PATH` to read and at `raw/vVERSION/PATH` as they are.
"""

import re

METAINFO = "data/io.github.theelements.TheElements.metainfo.xml"
SCREENSHOTS = "data/screenshots.xml"
CONTROL, UPSTREAM = "packaging/debian/control", "packaging/debian/upstream/metadata"
OVERRIDES = "packaging/debian/source/lintian-overrides"
SPEC = "packaging/the-elements.spec"
PROGRAM = "Sources/TheElements/Base/Program.swift"


def homepage_of(text):
    """The home page that the metainfo has; nothing if there is none yet."""
    found = re.search(r'<url type="homepage">(.*)</url>', text)
    return found[1] if found else None


def written(read, homepage, version):
    """The files with their addresses by path, from `read`, which returns the text of a path."""
    return {
        METAINFO: metainfo(read(METAINFO), read(SCREENSHOTS), homepage, version),
        CONTROL: once(read(CONTROL), "Standards-Version: ", f"Homepage: {homepage}\n"),
        SPEC: once(read(SPEC), "Group: ", f"URL:            {homepage}\n"),
        # For the window About.
        PROGRAM: re.sub(r'(static let homepage = ").*"', lambda found: f'{found[1]}{homepage}"', read(PROGRAM)),
        UPSTREAM: upstream(read(UPSTREAM), homepage),
        # The package's check misses no home page any more.
        OVERRIDES: re.sub(r"(?m)^(?:# The project has no public.*|.*: upstream-metadata-missing-.*|.*: no-homepage-field)\n", "",
                          read(OVERRIDES)),
    }


def metainfo(text, screenshots, homepage, version):
    """The metainfo with the addresses and pictures of a version, in place of those it has."""
    text = re.sub(r'(?m)^  <url .*\n|^  <screenshots>\n(?:.*\n)*?  </screenshots>\n', "", text)
    files = f"{homepage}/blob/v{version}"
    addresses = {"homepage": homepage, "bugtracker": f"{homepage}/issues", "vcs-browser": homepage,
                 "help": f"{files}/README.md", "contribute": f"{files}/CONTRIBUTING.md",
                 "translate": f"{files}/CONTRIBUTING.md#translations"}
    lines = "".join(f'  <url type="{kind}">{address}</url>\n' for kind, address in addresses.items())
    pictures = re.sub(r"(?m)^", "  ", screenshots[screenshots.index("<screenshots>"):].strip())
    pictures = pictures.replace("<image>", f"<image>{homepage}/raw/v{version}/")
    return text.replace("  <launchable ", f"{lines}{pictures}\n  <launchable ", 1)


def once(text, before, line):
    """A text with a line before another one, in place of one of the same name."""
    name = line.split(":")[0]
    return re.sub(rf"(?m)^(?={before})", line, re.sub(rf"(?m)^{name}:.*\n", "", text), count=1)


def upstream(text, homepage):
    """Debian's file about the project with the addresses, without the remark that there are none."""
    kept = [line for line in text.splitlines() if line.startswith("Security-Contact:")]
    return "\n".join([f"Bug-Database: {homepage}/issues", f"Bug-Submit: {homepage}/issues/new", f"Repository: {homepage}.git",
                      f"Repository-Browse: {homepage}", *kept]) + "\n"
