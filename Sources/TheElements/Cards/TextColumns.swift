import GLib
import Gtk

/// The texts of a row in columns of the same width: the first one aligned at the start, the others at the end.
final class TextColumns: Box {
  init(_ texts: [String]) {
    super.init(.horizontal, spacing: 8)
    isHomogeneous = true
    for (index, text) in texts.enumerated() {
      add(Label(text, align: Self.alignment(ofColumn: index), wraps: .anywhere))
    }
  }

  /// The alignment of a column's texts: 0 at the start, 1 at the end.
  static func alignment(ofColumn index: Int) -> Double { index == 0 ? 0 : 1 }
}
