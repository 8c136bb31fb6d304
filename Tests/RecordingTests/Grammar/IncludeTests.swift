import GLib
import Glibc
import Testing

@testable import Recording

/// Reads a recording that may include a file `x`.
private func sampleScript(including text: String) -> Script {
  script("include x", files: ["x": text])
}

@Suite("Included files")
struct IncludeTests {
  /// Runs `body` with a folder that has a secret and a folder `walks` for recordings.
  private func withFolder(_ body: (_ folder: String) throws -> Void) throws {
    let folder = try Files.makeTemporaryDirectory()
    defer { Files.removeDirectory(folder) }
    try Files.makeDirectory("\(folder)/walks/parts")
    try Files.write("secret word\n", to: "\(folder)/secret")
    try Files.write(included("open\n"), to: "\(folder)/open.txt")
    try Files.write(included("open\n"), to: "\(folder)/walks/parts/open.txt")
    try body(folder)
  }

  private func script(_ text: String, in folder: String) -> Script {
    RecordingFile.script(Recording(text: text), at: "\(folder)/walks/walk.txt", .sample)
  }

  @Test("A file below the folder of the recording is included")
  func below() throws {
    try withFolder { folder in
      #expect(symlink("parts/open.txt", "\(folder)/walks/link.txt") == 0)
      for name in ["parts/open.txt", "./parts//open.txt", "parts/../parts/open.txt", "link.txt"] {
        let script = script("include \(name)", in: folder)
        #expect(script.texts == ["open"], "\(name)")
        #expect(script.faultTexts == [])
      }
      #expect(script("include none.txt", in: folder).faults.map(\.message).count == 1)
    }
  }

  @Test("A file outside of the folder of the recording is not included, whether it exists or not")
  func outside() throws {
    try withFolder { folder in
      #expect(symlink("../open.txt", "\(folder)/walks/link.txt") == 0)
      #expect(symlink("/", "\(folder)/walks/root") == 0)
      for name in [
        "../open.txt", "../none.txt", "parts/../../open.txt", "\(folder)/open.txt",
        "\(folder)/walks/parts/open.txt", "/none", "link.txt", "root\(folder)/open.txt",
        "root/none", "none/../../open.txt",
      ] {
        let script = script("include \(name)", in: folder)
        #expect(script.texts == [])
        #expect(
          script.faultTexts == [
            "line 1: \(name.quoted): the file is outside of the folder of the recording"
          ])
      }
    }
  }

  @Test("A file that does not begin as a recording is not included, and its words are not shown")
  func otherFiles() throws {
    let reason = "the first line is not “# Sample recording, version 1”"
    for text in [
      "secret word", "", "\n# Sample recording, version 1\nsecret", "# Sample recording\nsecret",
      "# Other recording, version 1\nsecret", "#Sample recording, version 1\nsecret",
    ] {
      let read = sampleScript(including: text)
      #expect(read.faultTexts == ["line 1: x: \(reason)"], "\(text)")
    }
    try withFolder { folder in
      #expect(symlink("../secret", "\(folder)/walks/link.txt") == 0)
      let faults = script("include link.txt\ninclude ../secret", in: folder).faultTexts
      #expect(faults.count == 2 && !faults.joined().contains("word"))
    }
  }

  @Test("A file with the first line of another version, or as some editors write it, is included")
  func headings() {
    for heading in [
      "# Sample recording, version 2", "\u{FEFF}#  Sample  recording, version 1\r",
    ] {
      #expect(sampleScript(including: "\(heading)\nopen").texts == ["open"])
    }
  }
}
