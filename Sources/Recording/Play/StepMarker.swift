import Gtk

/// Marks the part that the next act is about, and shows a caption at the bottom of the window.
@MainActor
final class StepMarker {
  /// Not weak: a widget of GTK's own has no Swift object that lives as long.
  private let part: Widget?
  private weak var window: Window?

  /// CSS class of the ringed part.
  static let ringClass = "recording-ring"

  init(in window: Window, part: Widget?, caption: String) {
    self.part = part
    self.window = window
    part?.addClass(Self.ringClass)
    window.showCaption(caption)
  }

  func remove() {
    part?.removeClass(Self.ringClass)
    window?.hideCaption()
  }
}
