import Gtk
import XCTest

/// Shows the widget made by `make` in a window of its own, waits until it is drawn, and runs `body`. Afterward
/// the window is destroyed, and window and widget must be freed.
@MainActor
public func withWindow<Content: Widget>(
  width: Int = 300, height: Int = 200, file: StaticString = #filePath, line: UInt = #line,
  showing make: () throws -> Content, _ body: (Window, Content) throws -> Void
) throws {
  let watches = try {
    let (window, content) = (Window(), try make())
    window.defaultWidth = width
    window.defaultHeight = height
    window.setChild(content)
    defer { window.destroy() }
    let watches = [Watch(window), Watch(content)]
    try show(window, file: file, line: line)
    try body(window, content)
    return watches
  }()
  drain()
  for watch in watches { watch.expectFreed(file: file, line: line) }
}

/// Presents a window and waits until it is mapped and drawn.
@MainActor
public func show(
  _ window: Window, file: StaticString = #filePath, line: UInt = #line
) throws {
  window.present()
  waitUntil("the window is on the screen", file: file, line: line) { window.isMapped }
  settle(window, file: file, line: line)
}

/// Waits until all pending layout and drawing of `widget` is done.
@MainActor
public func settle(_ widget: Widget, file: StaticString = #filePath, line: UInt = #line) {
  guard let frames = FrameCounter(widget) else {
    return XCTFail("the widget is in no window", file: file, line: line)
  }
  drain()
  // The first frame may have begun before the change.
  for _ in 0..<2 {
    let painted = frames.count
    widget.queueDraw()
    waitUntil("a frame is painted", file: file, line: line) { frames.count > painted }
  }
  drain()
}
