import Testing

@testable import Elements

@Suite("Notes about elements")
struct NoteTests {
  @Test("White space at both ends, control and bidirectional characters are dropped")
  func cleaning() {
    expect(Note(" \n rust\u{0} is\t\u{202e}iron\r\noxide \n")?.text, equals: "rust is\tiron\noxide")
    for nothing in ["", " \n\t", "\u{0}\u{1b}", "\u{200b}\u{feff}", "\u{202e}"] {
      expect(Note(nothing) == nil, "\(nothing.unicodeScalars)")
    }
  }

  @Test("A letter keeps eight combining marks")
  func marks() {
    let text = "e" + String(repeating: "\u{301}", count: 5000) + "x"
    expect(
      Note(text)?.text.unicodeScalars.count == 9 || Note(text)?.text.unicodeScalars.count == 10)
  }

  @Test("4,000 characters are kept, and no more, however long the text is")
  func length() {
    for length in [3999, 4000, 4001, 1_000_000] {
      let note = Note(String(repeating: "ü", count: length))
      expect(note?.text.unicodeScalars.count, equals: min(length, 4000))
    }
    let largest = Note(String(repeating: "\u{1f600}", count: 5000))
    expect(largest?.text.utf8.count, equals: 16_000)
    expect((largest?.text).flatMap { Note(saved: $0) } == largest)
  }

  @Test(
    "A saved text that no note has is not read",
    arguments: [
      "", " rust", "rust ", "a\u{0}b", "a\u{202e}b", "a\rb", String(repeating: "x", count: 4001),
      String(repeating: "x", count: 70_000),
    ])
  func damaged(_ text: String) {
    expect(Note(saved: text) == nil)
  }

  @Test("Every cleaned text is read as it was saved")
  func saving() {
    var random = SplitMix64(seed: 7)
    let letters = Array("ab \n\t\u{0}\r\u{301}\u{202e}é\u{1f600}\u{200b}漢".unicodeScalars)
    for _ in 0..<2000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        scalars.append(letters[Int.random(in: 0..<letters.count, using: &random)])
      }
      guard let note = Note(String(scalars)) else { continue }
      expect(Note(saved: note.text), equals: note, "\(note.text.unicodeScalars.map(\.value))")
    }
  }

  // MARK: Joining

  @Test("Of two notes both are kept, the imported one below a line")
  func joining() throws {
    let (one, other) = (try #require(Note("rust")), try #require(Note("Fe2O3\nred")))
    expect(one.joined(with: other).text, equals: "rust\n———\nFe2O3\nred")
    expect(one.joined(with: one), equals: one)
  }

  @Test("A note that is imported again is not doubled")
  func again() throws {
    let notes = try ["a", "b", "c"].map { try #require(Note($0)) }
    let all = notes[0].joined(with: notes[1]).joined(with: notes[2])
    expect(all.text, equals: "a\n———\nb\n———\nc")
    for note in notes { expect(all.joined(with: note) == all && note.joined(with: all) == all) }
    expect(all.joined(with: try #require(Note("ab"))).text.hasSuffix("\n———\nab"))
  }

  @Test("Notes that are too long together are cut at the end")
  func cut() throws {
    let own = try #require(Note(String(repeating: "a", count: 3990)))
    let other = try #require(Note("0123456789"))
    expect(!own.fits(other))
    expect(own.joined(with: other).text.hasPrefix(own.text + "\n———\n01234"))
    expect(own.joined(with: other).text.unicodeScalars.count, equals: 4000)
    expect(own.fits(try #require(Note("12345"))))
  }

  // MARK: Links

  @Test(
    "Web addresses are links, without the punctuation behind them",
    arguments: [
      ("see https://example.org.", ["https://example.org"]),
      (
        "(http://example.org/a_(b)) and HTTPS://Example.ORG/Gold?x=1#2!",
        ["http://example.org/a_(b)", "https://example.org/Gold?x=1#2"]
      ),
      ("<https://example.org/é>", ["https://example.org/%C3%A9"]),
      ("https://a.org https://a.org", ["https://a.org"]),
      (
        "ftp://example.org javascript:alert(1) file:///etc/passwd http:// https://user@host.org/",
        []
      ),
      ("„https://de.wikipedia.org/wiki/Gold“", ["https://de.wikipedia.org/wiki/Gold"]),
      (
        "金です。https://a.org/金。「https://b.org」と（https://c.org）、http://d.org。",
        ["https://a.org/%E9%87%91", "https://b.org", "https://c.org", "http://d.org"]
      ),
    ])
  func links(_ text: String, _ addresses: [String]) {
    expect(Note(text)?.links.map(\.address), equals: addresses)
  }

  @Test("A note has 20 links at most")
  func manyLinks() {
    let text = (0..<50).map { "https://a.org/\($0)" }.joined(separator: " ")
    expect(Note(text)?.links.count, equals: 20)
  }
}
