import GLib
import Gtk

extension Spinner {
  /// Side in pixels.
  private static let side = 32

  /// A spinner in the middle of an area whose content is being read.
  /// - Parameter label: what is read, for screen readers.
  convenience init(reading label: String) {
    self.init()
    (widthRequest, heightRequest) = (Self.side, Self.side)
    (horizontalAlign, verticalAlign) = (.center, .center)
    setAccessibleLabel(label)
  }
}
