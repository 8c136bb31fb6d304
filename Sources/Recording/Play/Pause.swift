import GLib
import Gtk

/// Pauses of a task on the main actor, by GLib's timers: Dispatch's would wake the program for ever.
@MainActor
public enum Pause {
  /// Suspends the task for a time in seconds.
  static func seconds(_ seconds: Double) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let timer = HeldTimer()
      timer.timer = Timer(after: Int64(seconds * 1000)) {
        timer.timer = nil
        continuation.resume()
      }
    }
  }

  /// Suspends the task until the window has painted its next frame, at most 0.1 s.
  public static func frame(of window: Window?) async {
    guard let window, window.isMapped else { return await seconds(interval) }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let frame = NextFrame(continuation)
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
}

/// Holds a timer until it fires. Used on the main thread only.
private final class HeldTimer: @unchecked Sendable {
  var timer: Timer?
}

/// The next frame of a window, or a time limit, whichever comes first.
@MainActor
private final class NextFrame {
  private var continuation: CheckedContinuation<Void, Never>?
  private var timer: Timer?

  private static let limitMs: Int64 = 100

  init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
    timer = Timer(after: Self.limitMs) { [self] in MainActor.assumeIsolated { end() } }
  }

  var hasEnded: Bool { continuation == nil }

  func end() {
    timer = nil
    continuation?.resume()
    continuation = nil
  }
}
