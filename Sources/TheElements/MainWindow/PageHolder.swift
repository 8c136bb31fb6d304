import Adwaita
import Elements
import GLib
import Gtk

// PageHolder
//   └── Box
//         ├── FormulaRow for each formula searched for
//         └── Bin: the page's content, or NoResultsPage

/// A notebook page, whose content is made when it is first shown.
final class PageHolder: Bin {
  let page: Page
  let tab: PageTab
  /// The content; nil before it is first shown.
  private(set) var content: (any PageContent)?
  private let make: @MainActor () -> (any PageContent)?
  /// The search's results; nil without a search.
  var results: SearchResults? {
    didSet { isUpToDate = results == nil && oldValue == nil }
  }
  /// True if the content shows `results`.
  private var isUpToDate = true
  private let column = Box(.vertical)
  private let contentBin = Bin()
  private var formulaRows: [FormulaRow] = []

  init(_ page: Page, make: @escaping @MainActor () -> (any PageContent)?) {
    self.page = page
    self.make = make
    tab = PageTab(page)
    super.init()
    contentBin.expandsVertically = true
    column.add(contentBin)
    setChild(column)
  }

  /// Makes the content unless it exists.
  func fill() {
    guard content == nil, let made = make() else { return }
    content = made
    contentBin.setChild(made)
  }

  /// Shows the search's results on the page.
  /// - Parameter table: the elements searched.
  func showResults(in table: PeriodicTable) {
    guard let content, !isUpToDate else { return }
    isUpToDate = true
    content.show(results)
    let isEmpty = results != nil && content.records == nil && content.elements.isEmpty
    if let results, isEmpty {
      contentBin.setChild(NoResultsPage(results.query.text, suggestions: results.suggestions))
    } else if content.parent == nil {
      contentBin.setChild(content)
    }
    for row in formulaRows { column.remove(row) }
    let formulas = content.records == nil ? results?.formulas ?? [] : []
    formulaRows = formulas.map { FormulaRow($0, in: table) }
    for row in formulaRows.reversed() { column.insert(row, after: nil) }
  }
}
