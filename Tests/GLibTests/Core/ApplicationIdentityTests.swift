import CGLib
import Glibc
import TestSupport
import XCTest

@testable import GLib

final class ApplicationIdentityTests: QuietTestCase {
  private let identity = ApplicationIdentity(
    id: "org.example.Sample", programName: "sample", textDomain: "sample-texts")

  func testErrorMessagesBeginWithTheProgramName() throws {
    try withIdentity(identity) {
      try withTemporaryDirectory { directory in
        let saved = dup(STDERR_FILENO)
        let target = open(directory + "/error", O_WRONLY | O_CREAT, 0o600)
        dup2(target, STDERR_FILENO)
        Log.error("no “file”")
        dup2(saved, STDERR_FILENO)
        close(saved)
        close(target)
        let text = String(decoding: try Files.read(directory + "/error"), as: UTF8.self)
        XCTAssertEqual(text, "sample: no “file”\n")
      }
    }
  }

  func testTemporaryDirectoriesBeginWithTheProgramName() throws {
    try withIdentity(identity) {
      let path = try Files.makeTemporaryDirectory()
      defer { Files.removeDirectory(path) }
      let name = path.split(separator: "/").last ?? ""
      XCTAssertTrue(name.hasPrefix("sample-"), path)
    }
  }

  func testTranslationsComeFromTheTextDomain() throws {
    try withTemporaryDirectory { directory in
      let catalog = directory + "/de_DE.UTF-8/LC_MESSAGES/sample-texts.mo"
      try Files.write(Self.catalog(of: "Gold", as: "Oro"), to: catalog)
      bindtextdomain("sample-texts", directory)
      let saved = setlocale(LC_MESSAGES, nil).map { String(cString: $0) }
      defer { if let saved { setlocale(LC_MESSAGES, saved) } }
      setlocale(LC_MESSAGES, "de_DE.UTF-8")
      XCTAssertEqual(tr("Gold"), "Gold")
      withIdentity(identity) { XCTAssertEqual(tr("Gold"), "Oro") }
    }
  }

  /// A compiled gettext catalog (`.mo`) with one translation.
  private static func catalog(of text: String, as translation: String) -> [UInt8] {
    let header = "Content-Type: text/plain; charset=UTF-8\n"
    let strings = ["", text, header, translation].map { Array($0.utf8) }
    let start = 7 * 4 + strings.count * 8
    var (table, content): ([Int], [UInt8]) = ([], [])
    for string in strings {
      table += [string.count, start + content.count]
      content += string + [0]
    }
    let fields = [0x9504_12de, 0, 2, 7 * 4, 7 * 4 + 2 * 8, 0, start] + table
    return fields.flatMap { field in (0..<4).map { UInt8(field >> ($0 * 8) & 0xff) } } + content
  }

  private func withIdentity(_ identity: ApplicationIdentity, _ body: () throws -> Void) rethrows {
    let previous = ApplicationIdentity.current
    ApplicationIdentity.current = identity
    defer { ApplicationIdentity.current = previous }
    try body()
  }
}
