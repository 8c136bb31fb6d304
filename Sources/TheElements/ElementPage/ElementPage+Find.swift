import Elements
import ElementsStore
import GLib
import Gtk

/// Find on the page: rows and cards that do not match are hidden.
extension ElementPage {
  /// Registers the actions with `map`.
  func addFindActions(to map: some ActionMap) {
    map.register(.findOnPage, for: self) { $0.openFind() }
    map.register(.findText, for: self) { page, texts in page.find(texts.first ?? "") }
    map.register(.hideFind, for: self) { $0.hideFind() }
  }

  /// Shows the entry, and moves the focus there.
  private func openFind() {
    if findBar == nil {
      beforeFind = (window?.focusWidget, scrolled?.verticalAdjustment.value ?? 0)
      let bar = FindBar()
      findHolder.add(bar)
      findBar = bar
    }
    findBar?.entry.grabFocus()
    findBar?.entry.selectAll()
  }

  /// Hides the entry and shows all rows; scroll position and focus are as before.
  private func hideFind() {
    guard let bar = findBar else { return }
    applyFind(nil)
    findHolder.remove(bar)
    findBar = nil
    awaitedScroll = beforeFind?.scroll
    content.queueAllocate()
    if beforeFind?.focus?.isMapped != true || beforeFind?.focus?.grabFocusInPlace() != true {
      focusTile()
    }
    beforeFind = nil
  }

  /// Shows the rows and cards with all words of a text; all of them for an empty one.
  private func find(_ text: String) {
    if findBar == nil { openFind() }
    if findBar?.entry.text != text { findBar?.entry.text = text }
    findAgain()
  }

  /// Looks for the text of the entry on the shown element's page, also in the cards that are still to be made.
  func findAgain() {
    guard let findBar, let view else { return }
    let text = findBar.entry.text
    let query = TextFind(text, fold: TextFolding.forms)
    findBar.show(applyFind(query))
    guard query != nil else { return }
    for card in cards where !card.isFinished {
      card.make { [weak self, weak view] in
        guard let self, view === self.view, self.findBar?.entry.text == text else { return }
        self.findBar?.show(self.applyFind(query))
      }
    }
    if let scrolled { scrolled.verticalAdjustment.value = 0 }
  }

  /// Shows what a query finds, everything without one. Returns the number of rows and cards found, and of all.
  @discardableResult
  private func applyFind(_ query: TextFind?) -> (count: Int, total: Int)? {
    guard let view else { return nil }
    var found = (count: 0, total: 0)
    for part in view.contents where !part.isLeftOut {
      let isTitle = query.map { $0.ranges(in: [part.title]) != nil } ?? true
      var isShown = isTitle
      for row in part.rows {
        let isRow = row.mark(query)
        row.isVisible = isRow || isTitle
        if row.isVisible { isShown = true }
        found = (found.count + (row.isVisible ? 1 : 0), found.total + 1)
      }
      if part.rows.isEmpty {
        if !isShown, let query { isShown = query.ranges(in: [part.csv]) != nil }
        found = (found.count + (isShown ? 1 : 0), found.total + 1)
      }
      part.isVisible = isShown
    }
    return query == nil ? nil : found
  }
}
