import GLib

/// The clock of everything that moves: it follows the frames, but a test can step it, and `GTK_SLOWDOWN` slows it.
@MainActor
public enum AnimationClock {
  /// Maps the time of a frame to the clock's time, both in seconds.
  public static var time: @MainActor (_ frameTime: Double) -> Double = { $0 / slowdown }

  /// Factor from the environment by which GTK's own transitions are slower, too.
  private static let slowdown: Double = {
    let factor = Environment.value("GTK_SLOWDOWN").flatMap { Double($0) } ?? 1
    return factor > 0 ? factor : 1
  }()
}
