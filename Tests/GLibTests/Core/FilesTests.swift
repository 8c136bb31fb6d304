import Glibc
import TestSupport
import XCTest

@testable import GLib

final class FilesTests: QuietTestCase {
  func testWhatWasWrittenIsReadBackByteForByte() throws {
    try withTemporaryDirectory { directory in
      for text in ["", "Na", "钠 ☿ – \u{0}\n end", String(repeating: "Ü", count: 100_000)] {
        try Files.write(text, to: directory + "/file")
        XCTAssertEqual(try Files.read(directory + "/file"), Array(text.utf8))
      }
    }
  }

  func testBytesThatAreNoUTF8AreReadAsTheyAre() throws {
    try withTemporaryDirectory { directory in
      let bytes: [UInt8] = [0x4E, 0x00, 0xFF, 0xC3, 0x28, 0x80, 0x0A]
      let path = directory + "/file"
      let file = try XCTUnwrap(fopen(path, "wb"))
      XCTAssertEqual(fwrite(bytes, 1, bytes.count, file), bytes.count)
      fclose(file)
      XCTAssertEqual(try Files.read(path), bytes)
    }
  }

  func testWhatIsMissingOrADirectoryThrowsAndNamesThePath() throws {
    try withTemporaryDirectory { directory in
      for path in [directory + "/missing", directory, directory + "/missing/deeper"] {
        XCTAssertThrowsError(try Files.read(path)) { error in
          XCTAssertTrue("\(error)".contains(path), "\(error)")
        }
      }
    }
  }

  func testToWriteMakesTheMissingDirectoriesForTheUserAlone() throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/state/the-elements/state"
      try Files.write("saved", to: path)
      XCTAssertEqual(try Files.read(path), Array("saved".utf8))
      XCTAssertEqual(mode(of: directory + "/state"), 0o700)
      XCTAssertEqual(mode(of: directory + "/state/the-elements"), 0o700)
      XCTAssertEqual(mode(of: path), 0o600)
    }
  }

  func testASharedFileNeedsAnExistingDirectory() throws {
    try withTemporaryDirectory { directory in
      XCTAssertThrowsError(try Files.write("", to: directory + "/missing/file", isPrivate: false))
      XCTAssertEqual(Files.names(in: directory), [])
    }
  }

  func testToWriteReplacesTheFileInOneStepAndLeavesNothingElse() throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/file"
      try Files.write("old", to: path)
      let reader = try XCTUnwrap(fopen(path, "rb"))
      defer { fclose(reader) }
      try Files.write("new and longer", to: path)
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = fread(&bytes, 1, bytes.count, reader)
      XCTAssertEqual(Array(bytes[..<count]), Array("old".utf8), "written over, not replaced")
      XCTAssertEqual(Files.names(in: directory), ["file"])
    }
  }

  func testAWriteThatFailsThrowsAndKeepsTheOldFile() throws {
    try withTemporaryDirectory { directory in
      try Files.write("old", to: directory + "/file")
      XCTAssertThrowsError(try Files.write("new", to: directory + "/file/below"))
      XCTAssertEqual(try Files.read(directory + "/file"), Array("old".utf8))
      XCTAssertThrowsError(try Files.write("new", to: directory), "the path is a directory")
      XCTAssertEqual(Files.names(in: directory), ["file"])
    }
  }

  func testARenamedFileStandsUnderItsNewName() throws {
    try withTemporaryDirectory { directory in
      try Files.write("state", to: directory + "/state")
      XCTAssertTrue(Files.rename(directory + "/state", to: directory + "/state.damaged"))
      XCTAssertFalse(Files.exists(directory + "/state"))
      XCTAssertTrue(Files.exists(directory + "/state.damaged"))
      XCTAssertFalse(Files.rename(directory + "/state", to: directory + "/other"))
    }
  }

  func testNamesAreThoseOfTheDirectoryAndNoneWhereThereIsNone() throws {
    try withTemporaryDirectory { directory in
      for name in ["b", "a", "钠"] { try Files.write(name, to: directory + "/" + name) }
      XCTAssertEqual(Files.names(in: directory).sorted(), ["a", "b", "钠"])
      XCTAssertEqual(Files.names(in: directory + "/missing"), [])
    }
  }

  func testTheParentOfAPathIsItsDirectory() {
    XCTAssertEqual(Files.parent(of: "/a/b/c"), "/a/b")
    XCTAssertEqual(Files.parent(of: "/a"), "/")
    XCTAssertEqual(Files.parent(of: "a"), ".")
  }

  func testTheExecutableIsTheProgramThatRuns() throws {
    let path = try XCTUnwrap(Files.executable)
    XCTAssertTrue(path.hasPrefix("/"), path)
    XCTAssertTrue(Files.exists(path))
  }

  func testAVariableThatWasSetIsReadBackAndAMissingOneIsNil() {
    Environment.set("THE_ELEMENTS_TEST_VARIABLE", "钠")
    XCTAssertEqual(Environment.value("THE_ELEMENTS_TEST_VARIABLE"), "钠")
    XCTAssertNil(Environment.value("THE_ELEMENTS_NO_SUCH_VARIABLE"))
  }

  /// The permission bits of the file at `path`.
  private func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  func testAFileTellsItsLengthAndAge() throws {
    try withTemporaryDirectory { directory in
      let (old, young) = (directory + "/old", directory + "/young")
      XCTAssertNil(try? Files.attributes(of: old))
      for path in [old, young] {
        try Files.write([1, 2, 3], to: path, isDurable: false)
        usleep(20_000)
      }
      let before = try Files.attributes(of: young)
      XCTAssertEqual(before.length, 3)
      XCTAssertGreaterThan(before.time, try Files.attributes(of: old).time)
      Files.touch(old)
      XCTAssertGreaterThan(try Files.attributes(of: old).time, before.time)
      Files.remove(old)
      Files.remove(old)
      XCTAssertEqual(Files.names(in: directory), ["young"])
    }
  }

  func testALoopOfLinksIsKept() throws {
    try withTemporaryDirectory { folder in
      let (one, other) = ("\(folder)/one", "\(folder)/other")
      XCTAssertEqual(symlink(other, one), 0)
      XCTAssertEqual(symlink(one, other), 0)
      for isPrivate in [true, false] {
        XCTAssertThrowsError(try Files.write("new", to: one, isPrivate: isPrivate)) {
          XCTAssertEqual(($0 as? GLibError)?.reason, "Too many levels of symbolic links")
        }
      }
      XCTAssertTrue(Files.isLink(one) && Files.isLink(other))
    }
  }

  func testALinkIsFollowedAndADeviceIsKept() throws {
    try withTemporaryDirectory { folder in
      let (file, link, pipe) = ("\(folder)/file", "\(folder)/link", "\(folder)/pipe")
      try Files.write("old", to: file)
      XCTAssertEqual(symlink("file", link), 0)
      try Files.write("new", to: link)
      XCTAssertTrue(Files.isLink(link))
      XCTAssertEqual(try Files.read(file, atMost: 10), Array("new".utf8))
      XCTAssertEqual(mkfifo(pipe, 0o600), 0)
      XCTAssertThrowsError(try Files.write("new", to: pipe)) {
        XCTAssertEqual(($0 as? GLibError)?.reason, "it is not a file")
      }
      var status = stat()
      XCTAssertEqual(stat(pipe, &status), 0)
      XCTAssertEqual(status.st_mode & S_IFMT, S_IFIFO)
    }
  }
}
