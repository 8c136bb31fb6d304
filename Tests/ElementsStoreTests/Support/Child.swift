import GLib
import Glibc
import TestSupport
import XCTest

/// A child process and its output.
final class Child {
  private let process: pid_t
  private let output: Int32

  struct NotStarted: Error {
    let path: String
    let reason: String
  }

  /// Starts the program in the file at `path`.
  init(_ path: String, _ arguments: [String]) throws {
    var ends: [Int32] = [-1, -1]
    XCTAssertEqual(pipe(&ends), 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let refusal = posix_spawn(&process, path, &actions, nil, &words, environ)
    close(ends[1])
    (self.process, output) = (process, ends[0])
    guard refusal == 0 else {
      throw NotStarted(path: path, reason: String(cString: strerror(refusal)))
    }
  }

  /// Returns the path of this package's program with that name, in the tests' directory.
  static func beside(_ name: String) throws -> String {
    Files.parent(of: try XCTUnwrap(Files.executable)) + "/" + name
  }

  /// Waits for a line that it prints. Returns nil at the end of its output.
  func line() -> String? {
    var text: [UInt8] = []
    var byte: UInt8 = 0
    while read(output, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: text, as: UTF8.self) }
      text.append(byte)
    }
    return nil
  }

  func kill() { _ = Glibc.kill(process, SIGKILL) }

  /// Waits for its end. Returns its exit status (nil if it was killed) and the other lines it printed.
  func end() -> (status: Int32?, lines: [Substring]) {
    var text: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65536)
    while case let count = read(output, &piece, piece.count), count > 0 {
      text += piece[..<count]
    }
    close(output)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    return (status & 0x7f == 0 ? status >> 8 & 0xff : nil, lines)
  }
}
