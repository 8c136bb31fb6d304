import Elements
import GLib
import Gtk

/// A part of a window that draws its texts itself, or has a second name.
@MainActor
protocol DrawnPart: Widget {
  /// A second name, by which a recording may call the part; empty for none.
  var secondName: String { get }
  /// The texts shown, in their order.
  var shownTexts: [String] { get }
}

extension DrawnPart {
  var secondName: String { "" }
}

/// A section of parts: a part of it may be named with the section's ID behind it, `row-79#solid`.
@MainActor
protocol PartSection: Widget {
  var sectionID: String { get }
}
