import Elements
import GLib
import Gtk

/// The results of the search in the main window.
extension MainWindow {
  /// Makes the content of a page unless it exists, with the search's results.
  func fillPage(at position: Int) {
    pages[position].fill()
    if let table = library.table { pages[position].showResults(in: table) }
  }

  /// Shows the results of a search on the selected page; nil ends it on all pages.
  func show(_ results: SearchResults?) {
    guard let table = library.table else { return }
    for page in pages {
      page.results = results
      if results == nil { page.showResults(in: table) }
    }
    shownPage?.showResults(in: table)
    showCount()
  }

  /// The best hit on the selected page, or of all elements if the page has none.
  var bestHit: AtomicElement? {
    let onPage = Set((shownOrder ?? []).map(\.number))
    let hits = search.results?.hits ?? []
    return (hits.first { onPage.contains($0.number) } ?? hits.first)
      .flatMap { library.table?[$0.number] }
  }

  /// Shows the number of elements after the next frame: the title must not change during layout.
  func showCountLater() {
    afterFirstFrame { [weak self] in self?.showCount() }
  }

  /// Shows the number of elements on a page, by default the selected one, below the title.
  func showCount(at position: Int? = nil) {
    let page = position.map { pages[$0] } ?? shownPage
    if let records = page?.content?.records {
      windowTitle.subtitle = records.countText
      return
    }
    guard let table = library.table, let shown = page?.content?.elements.count else { return }
    windowTitle.subtitle =
      search.results == nil
      ? CatalogText.count(shown) : CatalogText.count(shown, of: table.elements.count)
  }

  /// Searches the records of the selected page, if it has other ones than elements.
  func searchRecords() { shownPage?.content?.records?.find(search.text) }
}
