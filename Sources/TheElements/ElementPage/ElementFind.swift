import Elements
import ElementsStore
import GLib
import Gtk

/// Find on an element's page: rows and cards that do not match are hidden.
@MainActor
final class ElementFind {
  /// The place of the entry.
  let holder = Box(.vertical)
  /// The entry; nil while nothing is looked for.
  private(set) var bar: FindBar?
  /// Focus and scroll position before, to which they return.
  private var former: (focus: Widget?, position: Double)?
  private unowned let page: ElementPage

  /// The rows and cards found, and all of them.
  private struct Found {
    var (count, total) = (0, 0)
    /// The first card with something found.
    var first: Widget?
  }

  init(on page: ElementPage) { self.page = page }

  /// Registers the actions with `map`.
  func addActions(to map: some ActionMap) {
    map.register(.findOnPage, for: self) { $0.open() }
    map.register(.findText, for: self) { find, texts in find.find(texts.first ?? "") }
    map.register(.hideFind, for: self) { $0.hide() }
  }

  /// Shows the entry, and moves the focus there.
  private func open() {
    if bar == nil {
      former = (page.window?.focusWidget, page.scroller.position)
      let bar = FindBar()
      holder.add(bar)
      self.bar = bar
    }
    bar?.entry.grabFocus()
    bar?.entry.selectAll()
  }

  /// Hides the entry and shows all rows.
  func close() {
    guard let bar else { return }
    apply(nil)
    holder.remove(bar)
    (self.bar, former) = (nil, nil)
  }

  /// Hides the entry and shows all rows; scroll position and focus are as before.
  private func hide() {
    guard bar != nil else { return }
    let former = former
    close()
    page.scroller.scrollOnceLaidOut(to: former?.position)
    if former?.focus?.isMapped != true || former?.focus?.grabFocusInPlace() != true {
      page.focusTile()
    }
  }

  /// Shows the rows and cards with all words of a text; all of them for an empty one.
  private func find(_ text: String) {
    if bar == nil { open() }
    if bar?.entry.text != text { bar?.entry.text = text }
    findAgain()
  }

  /// Looks for the text of the entry on the shown element's page, also in the cards that are still to be made.
  func findAgain() {
    guard let bar, let view = page.view else { return }
    let text = bar.entry.text
    guard let query = TextFind(text, fold: TextFolding.forms) else {
      apply(nil)
      return bar.show(nil)
    }
    page.scroller.position = 0
    page.scroller.isScrolledByUser = false
    show(query)
    for card in page.cards where !card.isFinished {
      card.make { [weak self, weak view] in
        guard let self, view === self.page.view, self.bar?.entry.text == text else { return }
        self.show(query)
      }
    }
  }

  /// Looks for the same text in texts that have changed.
  func update() {
    if let query = bar.flatMap({ TextFind($0.entry.text, fold: TextFolding.forms) }) { show(query) }
  }

  /// Shows what a query finds, the first of it in view unless the user has scrolled meanwhile.
  private func show(_ query: TextFind) {
    let found = apply(query)
    bar?.show((found.count, found.total))
    if let first = found.first, !page.scroller.isScrolledByUser {
      page.scroller.revealOnceLaidOut(first)
    }
  }

  /// Shows what a query finds, everything without one.
  @discardableResult
  private func apply(_ query: TextFind?) -> Found {
    var found = Found()
    guard let view = page.view else { return found }
    for part in view.contents where !part.isLeftOut {
      let isTitle = query.map { $0.ranges(in: [part.title]) != nil } ?? true
      var isShown = isTitle
      for row in part.rows {
        let isRow = row.mark(query)
        row.isVisible = isRow || isTitle
        if row.isVisible { isShown = true }
        found.count += row.isVisible ? 1 : 0
        found.total += 1
      }
      if part.rows.isEmpty {
        if !isShown, let query { isShown = query.ranges(in: [part.csv]) != nil }
        found.count += isShown ? 1 : 0
        found.total += 1
      }
      part.isVisible = isShown
      if isShown, found.first == nil { found.first = part }
    }
    return found
  }
}
