import CGtk
import GLib

extension Widget {
  /// Calls `handler` before each frame, with the time of `AnimationClock` in seconds, until it returns false or the
  /// widget is destroyed (`gtk_widget_add_tick_callback`).
  public func onEachFrame(_ handler: @escaping @MainActor (_ seconds: Double) -> Bool) {
    gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        guard let clock, let handler = UserData<FrameHandler>.value(data) else { return 0 }
        let seconds = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
        return MainActor.assumeIsolated { handler(AnimationClock.time(seconds)) ? 1 : 0 }
      }, UserData<FrameHandler>.retaining(handler), releaseUserData)
  }

  /// Calls `body` after the widget's first frame was painted.
  public func afterFirstFrame(_ body: @escaping @MainActor () -> Void) {
    var isPainted = false
    onEachFrame { _ in
      if isPainted { body() }
      isPainted.toggle()
      return isPainted
    }
  }

  /// Calls `handler` in each frame with a layout phase, after layout and before paint. A layout that it queues
  /// is done in the same frame, up to the fourth, and behind it in the next one (`GdkFrameClock::layout`).
  public func afterLayout(_ handler: @escaping @MainActor () -> Void) {
    var connection: Connection?
    let begin = { [weak self] in
      guard let self, let clock = gtk_widget_get_frame_clock(self.widget) else { return }
      var (frame, count) = (gint64(-1), 0)
      // Connected last, so that it runs after GTK's own handler.
      connection = Object(UnsafeMutableRawPointer(clock), .none).connect("layout", isLast: true) {
        _ in
        let now = gdk_frame_clock_get_frame_counter(clock)
        (frame, count) = (now, now == frame ? count + 1 : 1)
        if count < mostLayouts { return handler() }
        Task { @MainActor in if connection != nil { handler() } }
      }
    }
    begin()
    connect("realize") { _ in begin() }
    connect("unrealize") { _ in
      connection?.disconnect()
      connection = nil
    }
  }
}

/// Number of layouts in a frame, behind which GTK gives up what is queued, with a warning.
private let mostLayouts = 4

private typealias FrameHandler = @MainActor (Double) -> Bool
