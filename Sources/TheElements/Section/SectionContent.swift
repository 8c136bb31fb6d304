import Elements
import Gtk

/// What stands below a section's header: rows of a list or cells of a grid.
@MainActor
protocol SectionContent: Widget {
  /// Called when an arrow key would move the focus out of the content; true means handled.
  var onLeave: (@MainActor (FocusDirection) -> Bool)? { get set }
  /// Gives the keyboard to the first or last row, at or near the horizontal place `x` of the content.
  func focusEdge(_ edge: SectionEdge, near x: Double?)
  /// What stands in it for its elements, from the top.
  var items: [any ElementItem] { get }
  /// Whether the keyboard skips the header on its way through the sections.
  var skipsHeader: Bool { get }
  /// Shows other elements of the section.
  func show(_ section: ElementSection)
  /// Told which part of the content can be seen, in pixels below its top; where that is nothing, the end
  /// is not below the beginning.
  func showSeen(from top: Double, to bottom: Double)
}

extension SectionContent {
  func showSeen(from top: Double, to bottom: Double) {}
}

/// The end of a section at which the keyboard comes in.
enum SectionEdge { case first, last }
