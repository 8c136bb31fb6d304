import Testing

@testable import Elements

@Suite("External texts")
struct ExternalTextTests {
  private func fault(
    _ text: String, atMost limit: Int = 50, run: Int = 20, hasLines: Bool = false
  ) -> ExternalText.Fault? {
    do throws(ExternalText.Fault) {
      let checked = try ExternalText(checking: text, atMost: limit, run: run, hasLines: hasLines)
      expect(checked.text, equals: text, "nothing is changed")
      return nil
    } catch { return error }
  }

  @Test("Limits count Unicode scalars, never characters")
  func scalars() {
    let letter = "e" + String(repeating: "\u{301}", count: 20_000)
    expect(letter.count, equals: 1)
    expect(fault(letter), equals: .tooLong(limit: 50, length: 20_001))
    expect(fault(letter, atMost: 100_000), equals: .tooManyMarks)
    expect(ExternalText(letter).text, equals: "e" + String(repeating: "\u{301}", count: 8))
    // Conjoining jamo combine in any number into one character.
    let jamo = String(repeating: "\u{1100}", count: 20_000)
    expect(jamo.count, equals: 1)
    expect(fault(jamo), equals: .tooLong(limit: 50, length: 20_000))
    expect(ExternalText(jamo).text.unicodeScalars.count, equals: 251)
    let family = String(repeating: "👩\u{200d}", count: 10_000)
    expect(ExternalText(family).text.unicodeScalars.count <= 251)
  }

  @Test(
    "Words of many languages are accepted",
    arguments: [
      "Skłodowska-Curie", "Zoë 🜚 王", "👩‍🔬", "g/cm³ – ≈ 6 × 10⁻³", "Ṽ̈ą́", "שָׁלוֹם", "ক্ষ্ম", "བསྒྲུབས",
      "水素は最も軽い元素で宇宙で最も多く存在する元素である", "ไฮโดรเจนเป็นธาตุที่เบาที่สุด", "",
    ])
  func languages(text: String) {
    expect(fault(text) == nil)
    expect(ExternalText(text).text, equals: text)
  }

  @Test(
    "Control and bidirectional characters are rejected, or replaced by spaces",
    arguments: [
      "\u{0}", "\u{7}", "\u{1b}", "\u{7f}", "\u{85}", "\u{9b}", "\u{2028}", "\u{2029}", "\u{202a}",
      "\u{202e}", "\u{2066}", "\u{2069}",
    ])
  func controls(character: String) {
    expect(fault("Gold\(character)dloG"), equals: .control)
    expect(fault("Gold\(character)dloG", hasLines: true), equals: .control)
    expect(ExternalText("Gold\(character)dloG").text, equals: "Gold dloG")
  }

  @Test(
    "Line breaks are allowed only in texts of several lines", arguments: ["\n", "\r", "\t", "\r\n"])
  func lines(separator: String) {
    expect(fault("a\(separator)b"), equals: .control)
    expect(fault("a\(separator)b", hasLines: true) == nil)
  }

  @Test("The length of a run is counted up to breaking white space")
  func run() {
    let word = String(repeating: "w", count: 20)
    expect(fault("\(word) \(word)") == nil)
    expect(fault("\(word)\u{200b}\(word)") == nil)
    for glue in ["w", "\u{a0}", "\u{202f}", "\u{2060}", "\u{301}w"] {
      expect(fault(word + glue), equals: .tooLongRun(limit: 20), "\(glue)")
    }
    let text = ExternalText(String(repeating: "w", count: 600), atMost: 900).text
    expect(text.unicodeScalars.split(separator: "\u{200b}").map(\.count), equals: [300, 300])
  }

  @Test("A message bounds each piece separately, and has all its own words")
  func message() {
    let piece = String(repeating: "p", count: 20_000)
    let own = String(repeating: "own ", count: 80)
    let message: ExternalText = "\(piece): expected \(own: own), found \(ExternalText.quote(piece))"
    let (first, last) = (String(repeating: "p", count: 250), String(repeating: "p", count: 40))
    expect(message.text, equals: "\(first)…: expected \(own), found \(last)…")
    let many: ExternalText = "\(piece)\(piece)\(piece)\(piece)\(piece)"
    expect(many.text.unicodeScalars.filter { $0 != "\u{200b}" }.count, equals: 1001)
  }

  @Test("A sentence of the program keeps the marks that isolate directions, and no others")
  func isolates() {
    let text = "a \u{2068}b\u{2069} \u{202e}c"
    expect(ExternalText(text).text, equals: "a  b   c")
    expect(ExternalText(text, keepsIsolates: true).text, equals: "a \u{2068}b\u{2069}  c")
  }

  @Test("Sanitizing is idempotent")
  func again() {
    for text in ["", "Gold", "e\u{301}\u{301}", String(repeating: "w ", count: 90), "水素"] {
      let once = ExternalText(text)
      expect(ExternalText(once.text), equals: once)
    }
  }
}
