import Elements
import Gtk

/// The content below a section's header: rows of a list or cells of a grid.
@MainActor
protocol SectionContent: Widget {
  /// Called when an arrow key would move the focus out of the content; true means handled.
  var onLeave: (@MainActor (FocusDirection) -> Bool)? { get set }
  /// Focuses the first or last row; in a grid, the cell of that line nearest to `x`, in the section list's
  /// coordinates.
  func focusEdge(_ edge: SectionEdge, near x: Double?)
  /// The rows or cells, from the top.
  var items: [any ElementItem] { get }
  /// True if arrow keys skip the header on their way through the sections.
  var skipsHeader: Bool { get }
  /// Shows other elements of the section. Items that only a search leaves out are kept.
  func show(_ section: ElementSection)
  /// Called with the visible part of the content, in pixels below its top; `bottom` is not below `top` if none of it
  /// is visible.
  func setVisibleRange(from top: Double, to bottom: Double)
}

extension SectionContent {
  func setVisibleRange(from top: Double, to bottom: Double) {}
}

/// The end of a section that receives the focus.
enum SectionEdge { case first, last }
