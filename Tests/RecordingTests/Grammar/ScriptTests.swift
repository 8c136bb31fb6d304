import Testing

@testable import Recording

@Suite("Scripts")
struct ScriptTests {
  @Test("Steps have the lines that they come from")
  func lines() {
    let script = script("# a\n\nopen\nrepeat 2\n  show A\nend\nwait 0.5\n")
    #expect(script.texts == ["open", "show A", "show A", "wait 0.5"])
    #expect(script.steps.map(\.line) == [3, 5, 5, 7])
    #expect(script.steps.map(\.index) == [2, 4, 4, 6])
    #expect(script.faults.isEmpty)
  }

  @Test("Blocks nest, and a variable of `for` has its value in them only")
  func blocks() {
    let text = """
      set l C
      for l in A "B"
        repeat 2
          show $l
        end
      end
      show $l
      repeat 0
        open
      end
      """
    #expect(script(text).texts == ["show A", "show A", "show B", "show B", "show C"])
  }

  @Test("A value is a text, never a keyword or several words")
  func values() {
    let text = "set w in\nset two \"A B\"\nmove A $w\nmove A x${two}y\nset a $w-$w\nmove A $a"
    #expect(script(text).texts == [#"move A "in""#, #"move A "xA By""#, "move A in-in"])
    #expect(script("set a end\n$a").faultTexts == ["line 2: no action “end”"])
    #expect(script("set a open\n$a").texts == ["open"])
    #expect(
      script("set s 0.5\nwait $s\nexpect title a within $s").texts == [
        "wait 0.5", "expect title a within 0.5",
      ])
    #expect(script("set s soon\nwait $s").faultTexts == ["line 2: no number of seconds: “soon”"])
  }

  @Test("Values from outside are not changed by the recording")
  func data() {
    #expect(script("set l A\nshow $l", data: ["l": "B"]).texts == ["show B"])
    #expect(script("show $l", data: ["l": "X"]).faultTexts == ["line 1: no letter “X”"])
  }

  @Test("An included file has its own lines, and gives its variables to the rest")
  func includes() {
    let files = [
      "a b.txt": included("set l B\n\nshow $l\ninclude c.txt"), "c.txt": included("open\nfly"),
    ]
    let script = script("open\ninclude \"a b.txt\"\nshow $l", files: files)
    #expect(script.texts == ["open", "show B", "open", "show B"])
    #expect(script.steps.map(\.file) == [nil, "a b.txt", "c.txt", nil])
    #expect(script.steps.map(\.line) == [1, 4, 2, 3])
    #expect(script.steps.map(\.index) == [0, 1, 1, 2])
    #expect(script.faultTexts == ["c.txt: line 3: no action “fly”"])
  }

  @Test("A file that cannot be read is named")
  func missingFiles() {
    #expect(script("\ninclude x").faultTexts == ["line 2: x: no such file"])
    let other = Script(Recording(text: "include x"), .sample) { _ in [0xFF] }
    #expect(other.faultTexts == ["line 1: x: the file is not a text in UTF-8"])
  }

  @Test(
    "A fault of a block is named with its line",
    arguments: [
      ("repeat\nend", "line 1: expected: repeat NUMBER"),
      ("repeat x\nend", "line 1: expected: repeat NUMBER"),
      ("repeat -1\nend", "line 1: expected: repeat NUMBER"),
      ("repeat 99999999999999999999\nend", "line 1: expected: repeat NUMBER"),
      ("for a\nend", "line 1: expected: for NAME in VALUE …"),
      ("for a in\nend", "line 1: expected: for NAME in VALUE …"),
      ("for 1 in A\nend", "line 1: expected: for NAME in VALUE …"),
      ("for a \"in\" A\nend", "line 1: expected: for NAME in VALUE …"),
      ("set a", "line 1: expected: set NAME VALUE"),
      ("set 1 b", "line 1: expected: set NAME VALUE"),
      ("open\nend", "line 2: an “end” without a block"),
      ("repeat 2\nend x", "line 2: expected: end"),
      ("open\nrepeat 2\nopen", "line 2: the “end” of this block is missing"),
      ("include", "line 1: expected: include FILE"),
      ("show $x", "line 1: no value for $x: “set x …” is missing"),
    ])
  func faults(text: String, fault: String) {
    #expect(script(text).faultTexts == [fault])
  }

  @Test("All faults are found, each once, and the lines between are read")
  func manyFaults() {
    let script = script("fly\nrepeat 3\n  show X\nend\nopen\nswim")
    #expect(
      script.faultTexts == [
        "line 1: no action “fly”", "line 3: no letter “X”", "line 6: no action “swim”",
      ])
    #expect(script.texts == ["open"])
  }
}
