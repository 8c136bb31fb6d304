import Elements
import Testing

@testable import Recording

@Suite("Commands")
struct CommandTests {
  private func command(_ line: String) -> Command? {
    (try? LineScanner.words(of: line)).flatMap { try? Vocabulary.sample.command($0) }
  }

  private func fault(_ line: String) -> String? { script(line).faultTexts.first }

  @Test("An act has arguments and a window")
  func acts() {
    #expect(command("open") == .act(Act("open")))
    #expect(command("show A in B # C") == .act(Act("show", ["A"], in: "B")))
    #expect(command(#"move A "in""#) == .act(Act("move", ["A", "in"])))
    #expect(
      command(#"move A in in "my window""#) == .act(Act("move", ["A", "in"], in: "my window")))
  }

  @Test("An expectation has arguments, a limit, a tolerance and a window, in any order after these")
  func expectations() {
    #expect(command("expect title Sample") == .expect(Expectation("title", ["Sample"])))
    #expect(
      command("expect not visible a b within 0.5 in Au")
        == .expect(Expectation("visible", ["a", "b"], isNegated: true, seconds: 0.5, in: "Au")))
    #expect(
      command("expect picture a.png in Au within 2 within 0.5 %")
        == .expect(
          Expectation("picture", ["a.png"], seconds: 2, tolerance: 0.005, in: "Au")))
    #expect(command("expect count 7") == .expect(Expectation("count", ["7"])))
  }

  @Test("A caption is a text, and is written as it is read")
  func captions() {
    let caption = Command.caption("Two\u{a0}words, \"quoted\"")
    #expect(command(#"caption "Two words""#) == .caption("Two words"))
    #expect(command(caption.description) == caption)
    #expect(fault("caption") == "line 1: expected: caption TEXT")
    #expect(fault(#"caption """#) == "line 1: expected: caption TEXT")
    #expect(fault("caption two words") == "line 1: expected: caption TEXT")
  }

  @Test("Variables stay as written until the recording is played")
  func variables() {
    #expect(command("show $letter") == .act(Act("show", ["$letter"])))
    #expect(command("wait $pause") == .wait(0))
    #expect(command("expect title a within $limit") != nil)
  }

  @Test("Comments, parts of blocks and faults are no commands")
  func others() {
    for line in ["", "# a", "repeat 2", "end", "set a b", "include a", "fly", "show X"] {
      #expect(command(line) == nil)
    }
  }

  @Test(
    "A fault is named with its line",
    arguments: [
      ("fly", "line 1: no action “fly”"), ("show X", "line 1: no letter “X”"),
      ("show", "line 1: expected: show LETTER"), ("open A", "line 1: expected: open"),
      ("show A in", "line 1: the window after “in” is missing"),
      ("wait", "line 1: expected: wait SECONDS"), ("wait a", "line 1: no number of seconds: “a”"),
      ("wait -1", "line 1: no number of seconds: “-1”"),
      ("wait 3601", "line 1: no number of seconds: “3601”"),
      ("wait 1e3", "line 1: no number of seconds: “1e3”"),
      ("wait nan", "line 1: no number of seconds: “nan”"),
      ("expect", "line 1: expected: expect CHECK …"),
      ("expect not", "line 1: expected: expect CHECK …"),
      ("expect moon", "line 1: no check “moon”"),
      ("expect visible", "line 1: expected: visible PART …"),
      ("expect text a", "line 1: expected: text PART TEXT"),
      ("expect title a in B in C", "line 1: two windows"),
      ("expect picture a within 101 %", "line 1: no percentage: “101”"),
      ("expect title a within soon", "line 1: no number of seconds: “soon”"),
    ])
  func faults(line: String, fault: String) {
    #expect(self.fault(line) == fault)
  }

  @Test("A long or odd word is named in part")
  func quotedFaults() {
    let long = String(repeating: "x", count: 200)
    #expect(fault(long) == "line 1: no action “\(String(repeating: "x", count: 80))…”")
    #expect(fault(#""\u{1b}[31m""#) == "line 1: no action “\u{FFFD}[31m”")
    #expect(fault(#""a\u{202e}b\u{2028}""#) == "line 1: no action “a\u{FFFD}b\u{FFFD}”")
  }

  @Test("A number has at most three decimals, and a point in every language")
  func decimals() {
    #expect(
      [0, 0.5, 12.3456, 1e3, -0.25, -0.0001].map(Decimal.text) == [
        "0", "0.5", "12.346", "1000", "-0.25", "0",
      ])
    #expect(["0.5", "12", "-3."].map(Decimal.value) == [0.5, 12, -3])
    for text in [
      "", ".", ".5", "-", "+1", "1,5", "1e3", "0x1", "inf", "1.2.3", "१",
      String(repeating: "1", count: 21),
    ] {
      #expect(Decimal.value(text) == nil)
    }
  }

  @Test("Each command is read as it was written", arguments: 0..<300)
  func roundTrip(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<5 {
      let command = Self.command(&random)
      #expect(self.command(command.description) == command)
    }
  }

  private static func command(_ random: inout SplitMix64) -> Command {
    func text() -> String { String(random.text(upTo: 8).unicodeScalars.filter { $0 != "\0" }) }
    func thousandths(_ limit: Int) -> Double {
      Double(Int.random(in: 0...limit, using: &random)) / 1000
    }
    let window = Bool.random(using: &random) ? text() : nil
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .wait(thousandths(3_600_000))
    case 1: return .act(Act("move", [random.choose(["A", "B", "C"]), text()], in: window))
    default:
      var expectation = Expectation(
        "visible", (0...Int.random(in: 0..<4, using: &random)).map { _ in text() },
        isNegated: Bool.random(using: &random), in: window)
      if Bool.random(using: &random) { expectation.seconds = thousandths(100_000) }
      if Bool.random(using: &random) { expectation.tolerance = thousandths(100_000) / 100 }
      return .expect(expectation)
    }
  }
}
