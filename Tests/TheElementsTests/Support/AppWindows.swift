import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport

@testable import TheElements

/// Shows the main window over a catalog; it must be freed after it was closed.
@MainActor
func withMainWindow(
  _ library: Library? = nil, favorites: Favorites? = nil, state: SavedState = SavedState(),
  remembered: Record<SavedState> = Record(), opensWindows: Bool = true,
  file: StaticString = #filePath, line: UInt = #line, _ body: (MainWindow) throws -> Void
) throws {
  let store = CatalogFile(path: BuiltIn.data.catalog)
  let library = try library ?? Library(store: store, .loaded(BuiltIn.table))
  let watch = try {
    var state = state
    // Else the first click in a wide window would turn the pane on.
    if opensWindows, state.isPaneOn == nil { state.isPaneOn = false }
    let window = MainWindow(library, favorites ?? noFavorites(), noSync(), state: state) {
      remembered.add($0)
    }
    try show(window, file: file, line: line)
    defer { window.close() }
    try body(window)
    return Watch(window)
  }()
  watch.expectFreed(file: file, line: line)
}

extension SavedState {
  /// A saved state with a selected page.
  init(page: String?, collapsed: [String: Set<String>] = [:]) {
    self.init()
    self.page = page
    self.collapsed = collapsed
  }
}

extension MainWindow {
  /// IDs of the pages that exist.
  var made: [String] {
    all(PageHolder.self).filter { $0.content != nil }.map(\.page.id)
  }

  /// ID of the selected page.
  var shown: String? { all(PageHolder.self).first(where: \.isMapped)?.page.id }
}

extension ElementWindow {
  /// Scrolls to a card below the properties, and waits until it and the cards near it are filled.
  func showCard(_ id: String) {
    let cards = all(DetailCard.self)
    let isFilled = { @MainActor in cards.allSatisfy { $0.isFinished || !$0.isMade } }
    repeat {
      activate(.scrollTo, ElementPage.scrollID, "card-\(id)")
      settle(self)
      waitUntil("the cards are filled") { isFilled() }
      // Meanwhile those above have grown, and others may have come near.
      activate(.scrollTo, ElementPage.scrollID, "card-\(id)")
      settle(self)
    } while !isFilled()
    waitUntil("the card has data") { cards.first { $0.id == id }?.csv.isEmpty == false }
  }

  /// Makes all cards below the properties, and waits until they are filled.
  func makeAllCards() {
    page.view?.makeAllCards()
    waitUntil("the cards are filled") { all(DetailCard.self).allSatisfy(\.isFinished) }
    settle(self)
  }
}

/// Shows the window of an element; it must be freed after it was closed. `prepare` is called before it is shown.
@MainActor
func withElementWindow(
  _ symbol: String, unit: @escaping @MainActor () -> TemperatureDisplay = { .kelvin },
  size: (width: Int, height: Int)? = nil, favorites: Favorites? = nil, files: DataFiles? = nil,
  prepare: (ElementWindow) -> Void = { _ in }, file: StaticString = #filePath, line: UInt = #line,
  _ body: (ElementWindow) throws -> Void
) throws {
  let (element, table) = (try BuiltIn.element(symbol), try BuiltIn.table)
  let watch = try {
    let window = ElementWindow(
      element, of: table, favorites ?? noFavorites(), size: size,
      files: files ?? DataFiles(BuiltIn.data), temperatures: unit)
    prepare(window)
    try show(window, file: file, line: line)
    let watch = Watch(window)
    defer { window.close() }
    try body(window)
    return watch
  }()
  watch.expectFreed(file: file, line: line)
}

/// Gives a shown window another size, in pixels, and waits until it is painted.
@MainActor
func resize(
  _ window: Gtk.Window, _ width: Int, _ height: Int, file: StaticString = #filePath,
  line: UInt = #line
) {
  (window.defaultWidth, window.defaultHeight) = (width, height)
  settle(window, file: file, line: line)
}
