import CGtk
import GLib

extension Widget {
  /// Calls `handler` before each frame, with the frame's time in seconds, until it returns false or
  /// the widget goes (`gtk_widget_add_tick_callback`).
  public func onEachFrame(_ handler: @escaping @MainActor (_ seconds: Double) -> Bool) {
    let box = Unmanaged.passRetained(FrameHandler(handler)).toOpaque()
    gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        guard let data, let clock else { return 0 }
        let seconds = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
        let address = UInt(bitPattern: data)
        return MainActor.assumeIsolated {
          guard let data = UnsafeRawPointer(bitPattern: address) else { return 0 }
          let handler = Unmanaged<FrameHandler>.fromOpaque(data).takeUnretainedValue().handler
          return handler(seconds) ? 1 : 0
        }
      },
      box,
      { data in
        guard let data else { return }
        Unmanaged<FrameHandler>.fromOpaque(data).release()
      })
  }

  /// Calls `body` once the widget's first frame has been painted.
  public func afterFirstFrame(_ body: @escaping @MainActor () -> Void) {
    var isPainted = false
    onEachFrame { _ in
      if isPainted { body() }
      isPainted.toggle()
      return isPainted
    }
  }

  /// Calls `handler` in each frame in which the widget's window is laid out, after that and before it is
  /// painted. What it asks for is laid out in the same frame (`GdkFrameClock::layout`).
  public func afterLayout(_ handler: @escaping @MainActor () -> Void) {
    var connection: Connection?
    let begin = { [weak self] in
      guard let self, let clock = gtk_widget_get_frame_clock(self.widget) else { return }
      // After GTK's own handler, whenever that was connected.
      connection = Object(UnsafeMutableRawPointer(clock), .none).connect("layout", isLast: true) {
        _ in handler()
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

/// Carries the handler through C.
private final class FrameHandler {
  let handler: @MainActor (Double) -> Bool
  init(_ handler: @escaping @MainActor (Double) -> Bool) { self.handler = handler }
}
