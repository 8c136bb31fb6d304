import GLib
import Gtk

/// Pauses of a task on the main actor, by GLib's timers: Dispatch's would wake the program for ever.
@MainActor
public enum Pause {
  /// Suspends the task for a time in seconds.
  static func seconds(_ seconds: Double) async {
    await withCheckedContinuation { _ = Wait($0, atMost: Int64(seconds * 1000)) }
  }

  /// Suspends the task until the window has painted its next frame, at most 0.1 s.
  public static func frame(of window: Window?) async {
    guard let window, window.isMapped else { return await seconds(interval) }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let frame = Wait(continuation, atMost: frameLimitMs)
      var isPainted = false
      window.onEachFrame { _ in
        if isPainted { frame.end() }
        isPainted = true
        return !frame.hasEnded
      }
    }
  }

  /// The time between two looks at a window, in seconds.
  static let interval = 0.016

  private static let frameLimitMs: Int64 = 100
}

/// A pause until `end` is called, or until a time limit, whichever comes first. Its timer holds it.
@MainActor
private final class Wait {
  private var continuation: CheckedContinuation<Void, Never>?
  private var timer: Timer?

  init(_ continuation: CheckedContinuation<Void, Never>, atMost limitMs: Int64) {
    self.continuation = continuation
    timer = Timer(after: limitMs) { [self] in MainActor.assumeIsolated { end() } }
  }

  var hasEnded: Bool { continuation == nil }

  func end() {
    timer = nil
    continuation?.resume()
    continuation = nil
  }
}
