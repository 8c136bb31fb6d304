import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Base class of the tests of pages and windows: with the program's own style sheet and icons, and the pointer away
/// from all widgets.
class PageTestCase: GtkTestCase {
  /// Searches, and waits until the results are shown.
  @MainActor
  static func search(_ text: String, in window: MainWindow) {
    window.activate(.search, text)
    waitUntil("\(text) is searched") {
      window.search.isSettled && window.searchResults?.query.text == text
    }
    settle(window)
  }

  override func setUpWithError() throws {
    try super.setUpWithError()
    onMain {
      _ = Self.style
      Hand.shared.park()
    }
  }

  @MainActor private static let style: Void = {
    if let text = try? BuiltIn.data.readStyleSheet() { Display.addStyleSheet(text) }
    for folder in BuiltIn.data.iconFolders { Display.addIconFolder(folder) }
  }()
}

/// The program's installed data.
@MainActor
enum BuiltIn {
  /// Its directory in the source tree.
  static let data = DataDirectory(path: folder(above: #filePath, levels: 4) + "/Resources")
  private static let reading = Result { try CatalogFile(path: data.catalog).load() }

  /// All elements.
  static var table: PeriodicTable { get throws { try reading.get() } }

  /// The element with this symbol.
  static func element(_ symbol: String) throws -> AtomicElement {
    try XCTUnwrap(table.element(symbol: symbol))
  }

  private static func folder(above path: String, levels: Int) -> String {
    (0..<levels).reduce(path) { path, _ in Files.parent(of: path) }
  }
}

/// Recorded events, in order.
@MainActor
final class Record<Event> {
  private(set) var events: [Event] = []

  func add(_ event: Event) { events.append(event) }
}

/// Shows the list page of an order in a window of its own, which must be freed afterwards.
@MainActor
func withListPage(
  _ order: ElementOrder, width: Int = 420, height: Int = 600, collapsed: Set<String> = [],
  onCollapse: Record<Set<String>> = Record(), onActivate: Record<String> = Record(),
  favorites: Favorites? = nil, file: StaticString = #filePath, line: UInt = #line,
  _ body: (Window, ListPage) throws -> Void
) throws {
  let table = try BuiltIn.table
  try withWindow(width: width, height: height, file: file, line: line) {
    ListPage(
      table, order: order, favorites ?? noFavorites(), collapsed: collapsed,
      onCollapse: { onCollapse.add($0) },
      onActivate: { onActivate.add($0.symbol) })
  } _: { window, page in
    try body(window, page)
  }
}

/// Shows the grid page in a window of its own, which must be freed afterwards.
@MainActor
func withGridPage(
  width: Int = 640, height: Int = 600, collapsed: Set<String> = [],
  onActivate: Record<String> = Record(), file: StaticString = #filePath, line: UInt = #line,
  _ body: (Window, GridPage) throws -> Void
) throws {
  let table = try BuiltIn.table
  try withWindow(width: width, height: height, file: file, line: line) {
    GridPage(
      table, noFavorites(), collapsed: collapsed, onCollapse: { _ in },
      onActivate: { onActivate.add($0.symbol) })
  } _: { window, page in
    try body(window, page)
  }
}

/// Shows the periodic table in a window of its own, which must be freed afterwards.
@MainActor
func withTablePage(
  width: Int = 1000, height: Int = 640, onActivate: Record<String> = Record(),
  file: StaticString = #filePath, line: UInt = #line,
  _ body: (Window, TableCanvas) throws -> Void
) throws {
  let table = try BuiltIn.table
  try withWindow(width: width, height: height, file: file, line: line) {
    TablePage(table, noFavorites(), onActivate: { onActivate.add($0.symbol) })
  } _: { window, page in
    try body(window, page.first())
  }
}

extension SectionedPage {
  /// The page's section list.
  func sectionList() throws -> SectionList { try first() }

  /// The section with this ID.
  func section(_ id: String, file: StaticString = #filePath, line: UInt = #line) throws
    -> SectionView
  {
    let found = try sectionList().sections.first { $0.section.id == id }
    return try XCTUnwrap(found, "there is no section \(id)", file: file, line: line)
  }

  /// The section with this ID, scrolled so that its header is `top` pixels below the page's top, as far as the content
  /// allows.
  func reveal(
    _ id: String, at top: Double = 100, file: StaticString = #filePath, line: UInt = #line
  ) throws -> SectionView {
    let section = try section(id, file: file, line: line)
    try scroll(to: scrollPosition() + section.top(in: self) - top)
    return section
  }

  /// Scrolls to a position and waits until that is drawn.
  func scroll(to value: Double) throws {
    try XCTUnwrap(sectionList().adjustment).value = value
    settle(self)
  }

  /// End of the content, in pixels below the page's top: 20 pixels below the last section.
  func contentEnd() throws -> Double {
    let list = try sectionList()
    let end = try XCTUnwrap(list.tops.last) + XCTUnwrap(list.heights.last)
    return Double(end) - (try scrollPosition()) + 20
  }

  /// The scroll position.
  func scrollPosition() throws -> Double { try XCTUnwrap(sectionList().adjustment).value }
}
