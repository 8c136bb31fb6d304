import Elements
import GLib
import Gtk

/// The elements as rows in sections; each list tab is a `ListPage` with its own order.
final class ListPage: SectionedPage {
  private var stars: RowStars?

  /// Greatest width of the list in pixels.
  static let maximumWidth = 720

  /// - Parameters:
  ///   - onActivate: called with the element of an activated row.
  ///   - onMake: called with the rows of a section once they are made.
  ///   - isLong: true for sections of a list without a bound.
  ///   - headerButton: makes the button at the end of a header; nil for none.
  init(
    _ table: PeriodicTable, order: ElementOrder, _ favorites: Favorites,
    collapsed: Set<String>, onCollapse: @escaping @MainActor (Set<String>) -> Void,
    onActivate: @escaping @MainActor (AtomicElement) -> Void,
    onMake: @escaping @MainActor (ElementRows, ElementSection) -> Void = { _, _ in },
    isLong: @escaping @MainActor (ElementSection) -> Bool = { _ in false },
    headerButton: @escaping @MainActor (ElementSection) -> Button? = { _ in nil }
  ) {
    let make: @MainActor (ElementSection) -> ElementRows = { section in
      let rows = ElementRows(section, favorites, onActivate: onActivate)
      onMake(rows, section)
      return rows
    }
    super.init(
      table, order: order, collapsed: collapsed, onCollapse: onCollapse,
      maximumWidth: Self.maximumWidth, isLong: isLong, headerButton: headerButton,
      contentHeight: { ElementRows.height(of: $0.elements.count, textScale: $1) },
      content: { make($0) })
    stars = RowStars(in: self)
  }
}
