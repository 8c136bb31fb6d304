import CGLib
import GLib
import Glibc
import TestSupport
import XCTest

/// File locks that the system refuses, as on some network file systems. Only the thread that asked for it and those that
/// it starts see that, and for good (`seccomp`).
enum LocklessFiles {
  /// Runs `body` on such a thread, with a temporary directory; skips the test if the system forbids it.
  /// - Parameter refusal: the error of every lock, for example `ENOLCK`.
  static func with(refusal: Int32, _ body: @escaping @Sendable (String) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      let isRefused = Guarded(false)
      let failure = Guarded<(any Error)?>(nil)
      let worker = Worker()
      worker.run {
        guard refuseLocks(with: refusal) else { return isRefused.withLock { $0 = true } }
        do { try body(folder) } catch { failure.withLock { $0 = error } }
      }
      worker.wait()
      if isRefused.withLock({ $0 }) { throw XCTSkip("the system forbids to filter system calls") }
      if let error = failure.withLock({ $0 }) { throw error }
    }
  }

  /// An instruction of the filter (`sock_filter`).
  private struct Instruction {
    var code: UInt16
    var ifTrue: UInt8 = 0
    var ifFalse: UInt8 = 0
    var value: UInt32

    /// Loads a word of `seccomp_data`.
    static func load(_ offset: UInt32) -> Self { Self(code: 0x20, value: offset) }
    /// Skips instructions, depending on whether the word has this value.
    static func skip(_ ifTrue: UInt8, if value: Int, else ifFalse: UInt8 = 0) -> Self {
      Self(code: 0x15, ifTrue: ifTrue, ifFalse: ifFalse, value: UInt32(value))
    }
    static func end(_ value: UInt32) -> Self { Self(code: 0x06, value: value) }
  }

  /// The filter and its length (`sock_fprog`).
  private struct Program {
    var count: UInt16
    var instructions: UnsafeMutablePointer<Instruction>?
  }

  private static func refuseLocks(with refusal: Int32) -> Bool {
    var instructions: [Instruction] = [
      .load(0), .skip(4, if: Int(SYS_flock)), .skip(0, if: Int(SYS_fcntl), else: 4),
      // The second argument's low word, on a machine that stores it first.
      .load(24), .skip(1, if: Int(F_SETLK)), .skip(0, if: Int(F_SETLKW), else: 1),
      .end(0x0005_0000 | UInt32(refusal)), .end(0x7fff_0000),
    ]
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    guard let symbol = dlsym(nil, "prctl") else { return false }
    let control = unsafeBitCast(symbol, to: Control.self)
    let (noNewPrivileges, setSeccomp, filter): (Int32, Int32, UInt) = (38, 22, 2)
    return instructions.withUnsafeMutableBufferPointer { instructions in
      var program = Program(
        count: UInt16(instructions.count), instructions: instructions.baseAddress)
      return control(noNewPrivileges, 1, 0, 0, 0) == 0
        && withUnsafePointer(to: &program) {
          control(setSeccomp, filter, UInt(bitPattern: $0), 0, 0) == 0
        }
    }
  }
}
