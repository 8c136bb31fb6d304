import Elements
import GLib

/// The time in which the tile of a question that was answered right turns over and is seen. Recordings wait for it.
final class QuizTurn: Sendable {
  private let timer: Timer
  private let endWork: @MainActor @Sendable () -> Void

  /// Duration in milliseconds: a flip, and a moment to see the back.
  private static let durationMs = Int64(FlipCurve.duration * 1000) + 500

  /// - Parameter onEnd: called at the end.
  @MainActor
  init(onEnd: @escaping @MainActor @Sendable () -> Void) {
    endWork = ActWork.begin()
    timer = Timer(after: Self.durationMs) { MainActor.assumeIsolated { onEnd() } }
  }

  deinit {
    let end = endWork
    MainActor.assumeIsolated { end() }
  }
}
