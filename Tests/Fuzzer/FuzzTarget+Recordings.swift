import Elements
import GLib
import Recording

extension FuzzTarget {
  /// The reader of recordings, which may include themselves, and of tables of data.
  static var recordings: FuzzTarget {
    FuzzTarget(
      name: "recording", samples: texts.map { Array($0.utf8) },
      tokens: words.map { Array($0.utf8) } + json.suffix(5), decode: { read($0) })
  }

  private static func read(_ input: [UInt8]) {
    let table = try? DataTable(bytes: input) { (try? CSVParser.records(of: $0)) ?? [] }
    let values = table?.rows ?? []
    precondition(values.allSatisfy { $0.count == values[0].count })
    guard let recording = try? Recording(bytes: input) else { return }
    let text = Array(recording.text.utf8)
    precondition(text == input || text == input + [UInt8(ascii: "\n")])
    precondition(RecordingRows(recording, vocabulary).rows.count <= recording.lines.count)
    let script = Script(recording, vocabulary, data: values.first ?? ["v": "a b"]) { name in
      name == "own" ? input : Array(texts[name.utf8.count % texts.count].utf8)
    }
    precondition(script.steps.count <= 100_000 && script.faults.count <= 100)
    var report = ReplayReport()
    let tests = script.steps.prefix(100).map { step in
      let text = step.command.description
      precondition(vocabulary.fault(of: text) == nil)
      // Numbers are written with three decimals. A pause has no row of its own.
      let row = RecordingRows(Recording(lines: [text]), vocabulary).rows.first
      precondition(row.map { $0.command?.description == text } ?? text.hasPrefix("wait "))
      return ReplayReport.Test(
        place: step.file ?? "", text: text,
        outcome: .failed(script.faults.first?.description ?? ""), seconds: 0)
    }
    report.suites = [ReplayReport.Suite(name: "", tests: tests)]
    _ = report.junit
    for test in tests { _ = ReplayReport.tap(test, number: 1) }
  }

  private static let vocabulary = Vocabulary(
    program: "Fuzzer",
    actions: [
      .init("open"), .init("show", [.init("A", fault: { $0 == "x" ? $0 : nil })]),
      .init("move", [.init("A"), .init("B")]),
    ],
    checks: [.init("count", [.init("NUMBER")])])

  private static let texts = [
    """
    # Fuzzer recording, version 1
    open
    show "noble gas"     # a comment
    wait 0.5
    set x "a b"
    for e in Au $x Cu
      repeat 3
        move $e "${x}y" in "a window"
      end
    end
    expect not visible a b within 2 in Au
    expect picture a.png within 0.5 %
    """,
    "# Fuzzer recording, version 1\ninclude own\ninclude \"a b\"\nset v $v$v\nshow $v\nexpect text a \"\\u{85}\\n\\\"\" in $v\n",
    "v,x,e\n1,\"a \"\"b\"\"\",\n\"c\nd\",,5\n",
    "# Fuzzer recording, version 2\nrepeat 9\nrepeat 9\nopen\nend\nend\nfly\n",
  ]
  private static let words = [
    "\n", " ", "\r", "\t", "\"", "\\", "\\u{", "}", "$", "${", "#", ",", "%", "open", "show",
    "move",
    "expect", "not", "in", "within", "wait", "set", "include", "own", "repeat", "for", "end", "$v",
    "set v $v$v\n", "repeat 100000\n", "include own\n", "end\n", "for v in a b c\n", "99999",
    "0.001",
    "-1", "3600", "title", "text", "visible", "picture", "version 9", "é", "\u{301}", "\u{FEFF}",
    "\u{2028}", "\u{85}", "\u{0}",
  ]
}
