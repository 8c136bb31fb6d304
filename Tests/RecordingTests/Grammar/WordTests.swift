import Elements
import Testing

@testable import Recording

@Suite("Words of a line")
struct WordTests {
  private func texts(_ line: String) throws -> [String] {
    try LineScanner.words(of: line).map(\.text)
  }

  private func fault(_ line: String) -> String? {
    do throws(LineFault) {
      _ = try LineScanner.words(of: line)
      return nil
    } catch { return error.message }
  }

  @Test("Words are separated by blanks and tabs, also before the end of a line of Windows")
  func blanks() throws {
    #expect(try texts("show  A\tB \r") == ["show", "A", "B"])
    #expect(try texts("") == [])
    #expect(try texts(" \t\r") == [])
    #expect(try texts("\u{FEFF}show A") == ["show", "A"])
  }

  @Test("A comment begins with a number sign before a word, and ends with the line")
  func comments() throws {
    #expect(try texts("# all \"of it") == [])
    #expect(try texts("show A # B") == ["show", "A"])
    #expect(try texts("show A#1 \"#2\"") == ["show", "A#1", "#2"])
    // A combining character does not hide the sign.
    #expect(try texts("#\u{301} A") == [])
  }

  @Test("Quotation marks hold blanks, keywords and escapes")
  func quotes() throws {
    #expect(try texts(#"search "noble gas" "" "in""#) == ["search", "noble gas", "", "in"])
    #expect(try texts(#""a\"b\\c\$d\ne\u{1F600}""#) == ["a\"b\\c$d\ne\u{1F600}"])
    #expect(try LineScanner.words(of: "in \"in\"").map { $0.isKeyword("in") } == [true, false])
    // A bare backslash is one.
    #expect(try texts(#"C:\temp\n"#) == [#"C:\temp\n"#])
  }

  @Test("Variables stand in bare and in quoted words")
  func variables() throws {
    let words = try LineScanner.words(of: #"$a x${b}y "1 $c_2" 5$ "\$d" $1"#)
    #expect(words.map(\.hasVariables) == [true, true, true, false, false, false])
    #expect(words[1].parts == [.text("x"), .variable("b"), .text("y")])
    #expect(words[2].parts == [.text("1 "), .variable("c_2")])
    #expect(words[3...].map(\.text) == ["5$", "$d", "$1"])
  }

  @Test(
    "A fault in a line is named",
    arguments: [
      ("a\"b", "quotation mark inside"), ("\"a", "closing quotation mark"),
      ("\"a\\", "after a backslash"), ("\"a\\u", "character’s number"),
      ("\"a\"b", "no blank after"), (#""\x""#, "after a backslash"),
      (#""\u{}""#, "character’s number"), (#""\u{D800}""#, "character’s number"),
      (#""\u{110000}""#, "character’s number"), (#""\u{0}""#, "character’s number"),
      (#""\u{41""#, "character’s number"), (#""\u41""#, "character’s number"),
      ("a\u{7}", "control character"), ("\"a\u{85}\"", "control character"),
      ("${a", "name of a variable"), ("${}", "name of a variable"), ("${1}", "name of a variable"),
    ])
  func faults(line: String, fault: String) {
    #expect(self.fault(line)?.contains(fault) == true)
  }

  @Test("A line of more than 4,000 bytes is refused")
  func length() {
    #expect(fault(String(repeating: "é", count: 2000)) == nil)
    #expect(fault(String(repeating: "é", count: 2000) + "a")?.contains("too long") == true)
  }

  @Test("A word is written bare if it can be")
  func written() {
    #expect(RecordingWord.written("melting-point") == "melting-point")
    #expect(RecordingWord.written(#"C:\temp"#) == #"C:\temp"#)
    #expect(RecordingWord.written("noble gas") == "\"noble gas\"")
    #expect(RecordingWord.written("") == "\"\"")
    #expect(RecordingWord.written("in") == "\"in\"")
    #expect(RecordingWord.written("19.3\u{a0}g") == #""19.3\u{a0}g""#)
    #expect(RecordingWord.written("$a\"\n\u{85}") == #""\$a\"\n\u{85}""#)
    #expect(RecordingWord.written("#\u{301}") == "\"#\u{301}\"")
  }

  @Test("Each text is read as it was written", arguments: 0..<300)
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    // A text of the C interface has no NUL.
    let text = String(random.text(upTo: 12).unicodeScalars.filter { $0 != "\0" })
    let words = try LineScanner.words(of: RecordingWord.written(text))
    #expect(words.count == 1 && words.first?.hasVariables == false)
    #expect(words.first.map { Array($0.text.utf8) } == Array(text.utf8))
  }
}
