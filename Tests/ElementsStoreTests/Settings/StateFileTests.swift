import Elements
import ElementsStore
import GLib
import Glibc
import TestSupport
import XCTest

/// A state that differs from a first start in everything.
private let example: SavedState = {
  var state = SavedState()
  state.page = "grid"
  state.mainWindow = .init(width: 1280, height: 800)
  state.isMaximized = true
  state.elementWindow = .init(width: 640, height: 700)
  state.collapsed = ["state": ["gas", "liquid"], "name": ["a"]]
  return state
}()

/// The state file: written atomically, and never a reason not to start.
final class StateFileTests: QuietTestCase {
  func testASavedStateIsLoadedByTheNextStart() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/state"
      let file = StateFile(path: path)
      file.save(example)
      file.flush()
      let (state, problem) = StateFile(path: path).load()
      XCTAssertEqual(state, example)
      XCTAssertNil(problem)
    }
  }

  func testTheLastOfManyStatesIsSaved() throws {
    try withTemporaryDirectory { folder in
      let file = StateFile(path: folder + "/state")
      for width in 200..<260 {
        var state = SavedState()
        state.mainWindow = .init(width: width, height: 500)
        file.save(state)
      }
      file.flush()
      XCTAssertEqual(file.load().state.mainWindow?.width, 259)
    }
  }

  func testAFirstStartHasNoStateAndNoProblem() throws {
    try withTemporaryDirectory { folder in
      let (state, problem) = StateFile(path: folder + "/state").load()
      XCTAssertEqual(state, SavedState())
      XCTAssertNil(problem)
    }
  }

  func testMissingDirectoriesAreCreatedForTheUserOnly() throws {
    try withTemporaryDirectory { folder in
      let file = StateFile(path: folder + "/deep/below/state")
      XCTAssertNil(file.load().problem)
      file.save(example)
      file.flush()
      XCTAssertEqual(file.load().state, example)
      XCTAssertEqual(mode(folder + "/deep/below"), 0o700)
      XCTAssertEqual(mode(folder + "/deep/below/state"), 0o600)
    }
  }

  func testNoOtherFilesAreLeft() throws {
    try withTemporaryDirectory { folder in
      let file = StateFile(path: folder + "/state")
      for _ in 0..<5 { file.save(example) }
      file.flush()
      XCTAssertEqual(Files.names(in: folder), ["state"])
    }
  }

  func testWritesAreAtomic() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/state"
      let (file, other) = (StateFile(path: path), SavedState())
      file.save(example)
      file.flush()
      for round in 0..<40 {
        file.save(round.isMultiple(of: 2) ? other : example)
        for _ in 0..<10 {
          let seen = StateFile(path: path).load()
          XCTAssertTrue(seen.state == example || seen.state == other)
          XCTAssertNil(seen.problem)
        }
      }
      file.flush()
    }
  }

  func testANewStateReplacesTheFile() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/state"
      let file = StateFile(path: path)
      file.save(SavedState())
      file.flush()
      // A reader of the old file still sees the old state.
      let descriptor = open(path, O_RDONLY)
      defer { close(descriptor) }
      file.save(example)
      file.flush()
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &bytes, bytes.count)
      XCTAssertEqual(try SavedState(parsing: Array(bytes[..<max(count, 0)])), SavedState())
    }
  }

  func testADamagedFileIsSetAside() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/state"
      for number in 1...3 {
        let damage = "[window\nnumber=\(number)"
        try Files.write(damage, to: path)
        let (state, problem) = StateFile(path: path).load()
        XCTAssertEqual(state, SavedState())
        let name = "state.damaged-\(number)"
        XCTAssertEqual(problem, .damaged(keptAs: name))
        XCTAssertEqual(problem?.message.hasSuffix(name), true)
        XCTAssertFalse(Files.exists(path))
        XCTAssertEqual(try Files.read("\(folder)/\(name)"), Array(damage.utf8))
      }
      XCTAssertNil(StateFile(path: path).load().problem)
    }
  }

  /// Loads what `make` puts at the path of a state, and saves one; `check` gets the path of what was kept.
  private func withKept(
    _ make: (_ path: String) throws -> Void, check: (_ path: String) throws -> Void
  ) throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/state"
      try make(path)
      let file = StateFile(path: path)
      let (state, problem) = file.load()
      XCTAssertEqual(state, SavedState())
      XCTAssertEqual(problem, .damaged(keptAs: "state.damaged-1"))
      try check(path + ".damaged-1")
      file.save(example)
      file.flush()
      let next = StateFile(path: path).load()
      XCTAssertEqual(next.state, example)
      XCTAssertNil(next.problem)
    }
  }

  func testADirectoryIsSetAsideWithItsFiles() throws {
    try withKept {
      try Files.write("[window]", to: $0 + "/other")
    } check: {
      XCTAssertEqual(try Files.read($0 + "/other"), Array("[window]".utf8))
    }
  }

  func testAFIFOIsSetAsideWithoutBlocking() throws {
    try withKept {
      XCTAssertEqual(mkfifo($0, 0o600), 0)
    } check: {
      XCTAssertTrue(Files.exists($0))
    }
  }

  func testAnUnreadableFileIsSetAside() throws {
    try XCTSkipIf(geteuid() == 0, "root reads every file")
    try withKept {
      try Files.write("[window]", to: $0)
      XCTAssertEqual(chmod($0, 0), 0)
    } check: {
      XCTAssertEqual(chmod($0, 0o600), 0)
      XCTAssertEqual(try Files.read($0), Array("[window]".utf8))
    }
  }

  func testALoopOfLinksIsSetAsideAndKeepsTheOneBefore() throws {
    try withKept {
      XCTAssertEqual(symlink($0, $0), 0)
    } check: { kept in
      XCTAssertTrue(Files.isLink(kept))
      let path = String(kept.dropLast(".damaged-1".count))
      XCTAssertEqual(symlink(path, path), 0)
      XCTAssertEqual(StateFile(path: path).load().problem, .damaged(keptAs: "state.damaged-2"))
      XCTAssertTrue(Files.isLink(kept))
    }
  }

  func testAFileThatCannotBeSetAsideIsReported() {
    XCTAssertEqual(StateFile(path: "/proc/self/fd").load().problem, .unreadable("Is a directory"))
  }

  func testATooLongFileIsSetAside() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/state"
      try Files.write("", to: path)
      XCTAssertEqual(truncate(path, 1 << 30), 0)
      XCTAssertEqual(StateFile(path: path).load().problem, .damaged(keptAs: "state.damaged-1"))
      XCTAssertEqual(try Files.attributes(of: "\(path).damaged-1").length, 1 << 30)
    }
  }

  func testTooManyLinesOrSectionsAreNotRead() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/state"
      try Files.write(String(repeating: "a=\n", count: 600_000), to: path)
      XCTAssertEqual(StateFile(path: path).load().problem, .damaged(keptAs: "state.damaged-1"))
      let many = String(repeating: ";", count: 1_000_000)
      try Files.write("[window]\npage=grid\n[collapsed]\nname=\(many)\nstate=gas;\n", to: path)
      let (state, problem) = StateFile(path: path).load()
      XCTAssertNil(problem)
      XCTAssertEqual(state.page, "grid")
      XCTAssertEqual(state.collapsed, ["state": ["gas"]])
    }
  }

  func testTheLargestStateIsReadBack() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/state"
      var state = example
      // As many names as a server may list, of characters that a key file has to escape; up to 60 bytes are used in
      // an identifier as they are.
      for (page, end) in [("name", String(repeating: ";", count: 55)), ("grid", "\u{1f331}")] {
        let tail = end + (page == "grid" ? String(repeating: end, count: 190) : "")
        state.collapsed[page] = Set(
          (10_000..<20_000).map { FavoritesOrder.section(of: "\($0)\(tail)") })
        XCTAssertEqual(state.collapsed[page]?.count, 10_000)
      }
      let file = StateFile(path: path)
      file.save(state)
      file.flush()
      XCTAssertEqual(StateFile(path: path).load().state, state)
    }
  }

  func testTheMessageForALongDamagedFileIsShort() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/state"
      try Files.write(String(repeating: "a", count: 10_000_000), to: path)
      let problem = StateFile(path: path).load().problem
      XCTAssertEqual(problem, .damaged(keptAs: "state.damaged-1"))
      XCTAssertLessThan(problem?.message.count ?? 0, 120)
    }
  }

  func testInvalidUTF8IsDamage() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/state"
      try write([0xff, 0xfe, 0x00, 0x80], to: path)
      let (state, problem) = StateFile(path: path).load()
      XCTAssertEqual(state, SavedState())
      XCTAssertNotNil(problem)
    }
  }

  func testZerosAfterAPowerLossAreSetAside() throws {
    try withTemporaryDirectory { folder in
      let sound = Array(example.text.utf8)
      let damages = [
        [UInt8](repeating: 0, count: sound.count), [0] + sound, sound[..<40] + [0, 0], sound + [0],
      ]
      for (index, damage) in damages.enumerated() {
        let path = "\(folder)/state-\(index)"
        try write(damage, to: path)
        let file = StateFile(path: path)
        let (state, problem) = file.load()
        XCTAssertEqual(state, SavedState())
        XCTAssertNotNil(problem)
        file.save(state)
        file.flush()
        XCTAssertEqual(try Files.read("\(path).damaged-1"), damage)
      }
    }
  }

  func testAStateThatCannotBeWrittenIsNoError() throws {
    try withTemporaryDirectory { folder in
      try Files.write("a file where a folder should be", to: folder + "/file")
      let file = StateFile(path: folder + "/file/state")
      file.save(example)
      file.flush()
      XCTAssertEqual(Files.names(in: folder), ["file"])
    }
  }

  private func mode(_ path: String) -> UInt32 {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    XCTAssertEqual(Glibc.write(descriptor, bytes, bytes.count), bytes.count)
  }
}
