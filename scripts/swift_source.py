"""The parts of a Swift file: code, comments and string literals with the code in them.

Reads any text without an error: a literal or comment that is not closed ends with its line or with the file.
"""

import functools
import re
from dataclasses import dataclass, field

CODE, COMMENT, LITERAL = "code", "comment", "literal"
MARK = re.compile(r'//|/\*|(?P<hashes>#*)(?P<quote>"""|")|[()]')
COMMENT_MARK = re.compile(r"/\*|\*/")


@dataclass
class Part:
    """A part of a file. That of a literal includes its quotes."""
    kind: str
    start: int
    end: int
    # Of a literal: its opening and closing quotes, and between them by turns a span of text and a list of the parts of an
    # interpolation, without `\\(` and `)`.
    opening: str = ""
    closing: str = ""
    inside: list = field(default_factory=list)

    @property
    def hashes(self):
        return self.opening.rstrip('"')


def parts(text):
    """The parts of a file, in order."""
    return code_parts(text, 0, is_nested=False)[0]


def code_parts(text, start, is_nested):
    """The parts from a position to the end, or in an interpolation to the parenthesis that closes it, and where that is."""
    found, depth, begin, i = [], 0, start, start
    while mark := MARK.search(text, i):
        i = mark.end()
        if mark[0] in ("(", ")"):
            depth += 1 if mark[0] == "(" else -1
            if is_nested and depth < 0:
                return [*found, Part(CODE, begin, mark.start())], mark.start()
            continue
        part = literal(text, mark) if mark["quote"] else Part(COMMENT, mark.start(), comment_end(text, mark))
        found += [Part(CODE, begin, mark.start()), part]
        begin = i = part.end
    return [*found, Part(CODE, begin, len(text))], len(text)


def comment_end(text, mark):
    """The end of a comment, with those nested in it."""
    if mark[0] == "//":
        end = text.find("\n", mark.end())
        return len(text) if end < 0 else end
    depth = 0
    for each in COMMENT_MARK.finditer(text, mark.start()):
        depth += 1 if each[0] == "/*" else -1
        if depth == 0:
            return each.end()
    return len(text)


@functools.cache
def literal_mark(quote, hashes):
    """The pattern of all that is not plain text in a literal. A literal in single quotes ends with the line."""
    line = r"|(?P<line>\n)" if len(quote) == 1 else ""
    return re.compile(rf"(?P<close>{quote}{hashes})|(?P<open>\\{hashes}\()|\\{hashes}.{line}", re.DOTALL)


def literal(text, mark):
    """The literal whose opening quotes were found."""
    inside, begin, i = [], mark.end(), mark.end()
    pattern = literal_mark(mark["quote"], mark["hashes"])
    while found := pattern.search(text, i):
        if found["close"] or found[0] == "\n":
            inside.append((begin, found.start()))
            end = found.end() if found["close"] else found.start()
            return Part(LITERAL, mark.start(), end, mark[0], found["close"] or "", inside)
        i = found.end()
        if found["open"]:
            code, end = code_parts(text, i, is_nested=True)
            inside += [(begin, found.start()), code]
            begin = i = min(end + 1, len(text))
    return Part(LITERAL, mark.start(), len(text), mark[0], "", [*inside, (begin, len(text))])


def code_only(text):
    """The text with comments and what is in string literals blanked, at unchanged positions.

    Interpolations are code and are not blanked.
    """
    out, end = [], 0
    for start, stop in code_spans(parts(text)):
        out += [re.sub(r"[^\n]", " ", text[end:start]), text[start:stop]]
        end = stop
    return "".join([*out, re.sub(r"[^\n]", " ", text[end:])])


def code_spans(found):
    """The spans of parts that are code: code, quotes, and the code of interpolations."""
    for part in found:
        if part.kind == CODE:
            yield part.start, part.end
        elif part.kind == LITERAL:
            yield part.start, part.start + len(part.opening)
            for each in part.inside:
                if isinstance(each, list):
                    yield from code_spans(each)
            yield part.end - len(part.closing), part.end
