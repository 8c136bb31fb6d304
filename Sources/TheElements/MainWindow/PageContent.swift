import Elements
import Gtk

/// The content of a tab: all that the main window asks of a page.
@MainActor
protocol PageContent: Widget {
  /// All elements in the order of the page, each once.
  var elements: [AtomicElement] { get }
  /// The page's collapsible sections; nil on a page without any.
  var sectionedPage: SectionedPage? { get }
  /// Shows the same elements of another catalog. Scroll position, collapsed sections and focus stay.
  func show(_ table: PeriodicTable)
  /// Returns a closure that moves the focus to its last position on the page, at first the page's start, without
  /// scrolling.
  func focusRestorer() -> @MainActor () -> Void
  /// The items that the page adds to the context menu of a row or tile.
  func menuItems(for item: any ElementItem) -> [Menu.Item]
}

extension PageContent {
  var sectionedPage: SectionedPage? { nil }
  func menuItems(for item: any ElementItem) -> [Menu.Item] { [] }
}
