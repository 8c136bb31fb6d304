import CGtk
import GLib
import Gtk

/// Counts the frames painted by the window of a widget (GdkFrameClock's `after-paint`).
@MainActor
public final class FrameCounter {
  /// Frames painted since initialization.
  public private(set) var count = 0
  /// Frame time of the last painted frame, in seconds.
  public var time: Double {
    Double(gdk_frame_clock_get_frame_time(OpaquePointer(clock.raw))) / 1_000_000
  }
  private let clock: Object
  private let onFrame: @MainActor () -> Void
  private var connection: Connection?

  /// Counts the frames of the window that contains `widget`, and calls `onFrame` after each; nil if it is in no
  /// realized window.
  public init?(_ widget: Widget, onFrame: @escaping @MainActor () -> Void = {}) {
    guard let clock = gtk_widget_get_frame_clock(widget.widget) else { return nil }
    self.clock = Object(UnsafeMutableRawPointer(clock), .none)
    self.onFrame = onFrame
    connection = self.clock.connect("after-paint") { [weak self] _ in
      self?.count += 1
      self?.onFrame()
    }
  }

  deinit {
    let connection = connection
    MainActor.assumeIsolated { connection?.disconnect() }
  }
}

/// Returns the values of `sample` after each painted frame of the widget's window, until `condition` holds.
@MainActor
public func samples<Value>(
  ofEachFrameOf widget: Widget, of sample: @escaping @MainActor () -> Value,
  while body: () -> Void = {}, upTo seconds: Double = patience, until condition: () -> Bool
) -> [Value] {
  var values: [Value] = []
  let frames = FrameCounter(widget) { values.append(sample()) }
  body()
  _ = pump(upTo: seconds, until: condition)
  withExtendedLifetime(frames) {}
  return values
}
