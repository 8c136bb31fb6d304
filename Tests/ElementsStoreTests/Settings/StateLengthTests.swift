import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// The longest state file that is read.
final class StateLengthTests: QuietTestCase {
  func testTheLongestFileIsLoadedAndALongerOneIsSetAside() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/state"
      var state = SavedState()
      state.page = "grid"
      let file = StateFile(path: path)
      file.save(state)
      file.flush()
      let saved = try Files.read(path)
      let comment = UInt8(ascii: "#")
      let room = InputLimits.stateLength - saved.count
      let longest = saved + [UInt8](repeating: comment, count: room)
      try Files.write(longest, to: path)
      XCTAssertEqual(StateFile(path: path).load().state, state)
      try Files.write(longest + [comment], to: path)
      let (first, problem) = StateFile(path: path).load()
      XCTAssertEqual(first, SavedState())
      XCTAssertEqual(problem, .damaged(keptAs: "state.damaged-1"))
      XCTAssertEqual(try Files.read(path + ".damaged-1"), longest + [comment])
    }
  }
}
