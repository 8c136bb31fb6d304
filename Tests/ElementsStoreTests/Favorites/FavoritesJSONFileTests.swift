import Elements
import ElementsStore
import GLib
import Glibc
import TestSupport
import XCTest

/// Import and export of favorites as JSON.
final class FavoritesJSONFileTests: QuietTestCase {
  private static let favorites = [
    Favorite(number: 79, favoritedBy: "Ada", time: 1_700_000_000_000, serverID: "7"),
    Favorite(number: 1, favoritedBy: "Bert “B” <b>", time: 1_700_000_001_000),
  ]

  private func table() throws -> PeriodicTable {
    let project = (0..<4).reduce("\(#filePath)") { path, _ in Files.parent(of: path) }
    return try CatalogFile(path: "\(project)/Resources/elements.json").load()
  }

  func testAWrittenFileIsReadBack() throws {
    try withTemporaryDirectory { directory in
      let document = FavoritesJSONFile(path: "\(directory)/favorites.json")
      try document.write(Self.favorites, of: table())
      XCTAssertEqual(try document.read(otherwiseAt: 0).favorites, Self.favorites)
    }
  }

  func testANameThatEndsInCSVGetsATable() throws {
    try withTemporaryDirectory { directory in
      let path = "\(directory)/favorites.CSV"
      try FavoritesJSONFile(path: path).write(Self.favorites, of: table())
      let text = String(decoding: try Files.read(path, atMost: 100_000), as: UTF8.self)
      let lines = text.split(whereSeparator: \.isNewline)
      XCTAssertEqual(lines.count, 1 + Self.favorites.count)
      XCTAssertTrue(lines[0].hasPrefix("number,symbol,"), "\(lines[0].prefix(40))")
      XCTAssertTrue(lines[1].hasPrefix("79,Au,"), "\(lines[1].prefix(40))")
    }
  }

  func testAMissingTimeIsTheTimeOfImport() throws {
    try withTemporaryDirectory { directory in
      let path = "\(directory)/favorites.json"
      try Files.write(#"[{"number": 8, "favoritedBy": "Ada"}]"#, to: path)
      let read = try FavoritesJSONFile(path: path).read(otherwiseAt: 42).favorites
      XCTAssertEqual(read, [Favorite(number: 8, favoritedBy: "Ada", time: 42)])
    }
  }

  func testAnErrorNamesFileRecordAndField() throws {
    try withTemporaryDirectory { directory in
      let path = "\(directory)/favorites.json"
      try Files.write(#"[{"number": 8, "favoritedBy": "Ada"}, {"number": 8}]"#, to: path)
      XCTAssertThrowsError(try FavoritesJSONFile(path: path).read(otherwiseAt: 0)) { error in
        let text = "\(error)"
        for part in [path, "element 8", "favoritedBy"] { XCTAssertTrue(text.contains(part), text) }
      }
    }
  }

  func testMissingAndTooLongFilesAreRejected() throws {
    try withTemporaryDirectory { directory in
      XCTAssertThrowsError(
        try FavoritesJSONFile(path: "\(directory)/none").read(otherwiseAt: 0))
      let path = "\(directory)/long.json"
      try Files.write(
        [UInt8](repeating: 32, count: InputLimits.favoritesFileLength + 1), to: path,
        isDurable: false)
      XCTAssertThrowsError(try FavoritesJSONFile(path: path).read(otherwiseAt: 0)) { error in
        XCTAssertEqual("\(error)", "\(path): the file is larger than 40 MB")
      }
    }
  }

  func testFIFOsAndDevicesDoNotBlock() throws {
    try withTemporaryDirectory { directory in
      let pipe = "\(directory)/pipe.json"
      XCTAssertEqual(mkfifo(pipe, 0o600), 0)
      for path in [pipe, "/dev/zero"] {
        XCTAssertThrowsError(try FavoritesJSONFile(path: path).read(otherwiseAt: 0)) { error in
          XCTAssertEqual("\(error)", "\(path): cannot be read: it is not a file")
        }
      }
    }
  }

  func testHostileFilesAreRejected() throws {
    try withTemporaryDirectory { directory in
      try Files.makeDirectory("\(directory)/folder.json")
      let sparse = open("\(directory)/sparse.json", O_WRONLY | O_CREAT, 0o600)
      XCTAssertEqual(ftruncate(sparse, 1 << 30), 0)
      close(sparse)
      let texts = [
        "lists": String(repeating: "[", count: 500_000),
        "objects": String(repeating: #"{"a":"#, count: 100_000),
        "zeros": String(repeating: "\0", count: 500_000), "nothing": "",
      ]
      for (name, text) in texts {
        try Files.write(Array(text.utf8), to: "\(directory)/\(name).json", isDurable: false)
      }
      XCTAssertEqual(symlink("loop.json", "\(directory)/loop.json"), 0)
      for name in ["folder", "sparse", "loop"] + texts.keys {
        let path = "\(directory)/\(name).json"
        XCTAssertThrowsError(try FavoritesJSONFile(path: path).read(otherwiseAt: 0)) { error in
          XCTAssertTrue("\(error)".hasPrefix(path), "\(error)")
          XCTAssertLessThan("\(error)".utf8.count, 400)
        }
      }
    }
  }

  func testPermissionsFollowTheUmask() throws {
    try withTemporaryDirectory { directory in
      for (mask, permissions): (mode_t, UInt32) in [(0o022, 0o644), (0o027, 0o640)] {
        let former = umask(mask)
        defer { umask(former) }
        let path = "\(directory)/\(mask).json"
        try FavoritesJSONFile(path: path).write(Self.favorites, of: table())
        XCTAssertEqual(try Files.attributes(of: path).permissions, permissions)
      }
    }
  }

  func testAWriteErrorNamesTheFile() throws {
    let table = try table()
    XCTAssertThrowsError(try FavoritesJSONFile(path: "/proc/no: x.json").write([], of: table)) {
      XCTAssertEqual(
        "\($0)", "/proc/no: x.json: cannot be written: No such file or directory")
    }
  }
}
