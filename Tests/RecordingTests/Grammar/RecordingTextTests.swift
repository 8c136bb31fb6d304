import Elements
import Testing

@testable import Recording

@Suite("The text of a recording")
struct RecordingTextTests {
  /// The bytes of a recording that is read and printed.
  private func printed(_ text: String) throws -> String {
    try Recording(bytes: Array(text.utf8)).text
  }

  @Test("A recording is printed as it was read")
  func whole() throws {
    let text = """
      # Sample recording, version 1
      show A                    # the first

      \tset x "a  b"\r
      for l in A B C
        show  $l   in "my window"
      end
      expect not title "é\\n"   within 2
      fly  me "to

      """
    #expect(try printed(text) == text)
    #expect(try printed("") == "")
    #expect(try printed("\n\n") == "\n\n")
    #expect(try printed("open") == "open")
  }

  @Test("Any text is printed as it was read", arguments: 0..<200)
  func any(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let text = random.text(upTo: 60)
    #expect(try Array(printed(text).utf8) == Array(text.utf8))
  }

  @Test("A file that is no UTF-8 is refused")
  func encoding() {
    let bytes: [UInt8] = Array("open\n".utf8) + [0xE9]
    #expect(throws: RecordingError.self) { try Recording(bytes: bytes) }
  }

  @Test("The first line has the program and the version")
  func heading() {
    let heading = Vocabulary.sample.heading
    #expect(heading == "# Sample recording, version 1")
    #expect(Vocabulary.version(inHeading: heading) == 1)
    #expect(Vocabulary.version(inHeading: "\u{FEFF}# The Elements recording, version 12\r") == 12)
    for line in ["", "# a", "open", "# recording, version", "# recording, version x"] {
      #expect(Vocabulary.version(inHeading: line) == nil)
    }
  }

  @Test("An unknown action of a newer version is named as such")
  func newer() {
    let text = "# Sample recording, version 2\nopen\nfly\n"
    #expect(
      script(text).faultTexts == ["line 3: no action “fly” (the recording is of a newer version)"])
    #expect(script("# Sample recording, version 1\nfly").faultTexts == ["line 2: no action “fly”"])
    // Known actions of a newer version are played.
    #expect(script("# Sample recording, version 2\nopen\n").texts == ["open"])
  }
}
