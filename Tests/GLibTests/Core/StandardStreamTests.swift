import Glibc
import TestSupport
import XCTest

@testable import GLib

final class StandardStreamTests: QuietTestCase {
  func testTheWholeTextIsWritten() throws {
    try withTemporaryDirectory { directory in
      let text = String(repeating: "Na 钠\n", count: 50_000)
      let target = open(directory + "/out", O_WRONLY | O_CREAT, 0o600)
      XCTAssertNil(redirected(to: target) { StandardStream.output.write(text) })
      XCTAssertEqual(try Files.read(directory + "/out"), Array(text.utf8))
    }
  }

  func testAFullDeviceIsTheReason() {
    let full = open("/dev/full", O_WRONLY)
    XCTAssertEqual(
      redirected(to: full) { StandardStream.output.write("text") }, "No space left on device")
  }

  func testABrokenPipeIsTheReasonAndDoesNotKillTheProgram() {
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    close(ends[0])
    XCTAssertEqual(redirected(to: ends[1]) { StandardStream.output.write("text") }, "Broken pipe")
  }

  func testAClosedOutputIsTheReason() {
    XCTAssertEqual(
      redirected(to: nil) { StandardStream.output.write("text") }, "Bad file descriptor")
  }

  func testWritingNoTextSucceeds() {
    let full = open("/dev/full", O_WRONLY)
    XCTAssertNil(redirected(to: full) { StandardStream.output.write("") })
  }

  /// Returns the result of `body` with standard output redirected to `target`, which is closed afterward; nil
  /// closes standard output.
  private func redirected(to target: Int32?, _ body: () -> String?) -> String? {
    fflush(nil)
    let saved = dup(STDOUT_FILENO)
    if let target {
      dup2(target, STDOUT_FILENO)
      close(target)
    } else {
      close(STDOUT_FILENO)
    }
    defer {
      dup2(saved, STDOUT_FILENO)
      close(saved)
    }
    return body()
  }
}
