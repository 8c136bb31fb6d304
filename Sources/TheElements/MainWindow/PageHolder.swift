import Adwaita
import Elements
import GLib
import Gtk

// PageHolder
//   └── Box
//         ├── the page's line above its content, if it has one
//         ├── AnswerRow and FormulaRow for each answer and formula of the search, unless the page has room for them
//         └── Bin: the page's content, or NoResultsPage

/// The widget of a tab, with the page's content once that is made.
final class PageHolder: Bin {
  let controller: PageController
  let tab: PageTab
  /// The search's results; nil without a search.
  var results: SearchResults? {
    didSet { isUpToDate = results == nil && oldValue == nil }
  }
  /// True if the content shows `results`.
  private var isUpToDate = true
  private let contentBin = Bin()
  private lazy var column = Box(.vertical, [contentBin])
  private var answerRows: [Widget] = []

  init(_ controller: PageController) {
    self.controller = controller
    tab = PageTab(controller.page)
    super.init()
    contentBin.expandsVertically = true
    setChild(column)
  }

  /// Shows the number on the tab, which a notebook has then.
  func followBadge() {
    tab.count = controller.badge
    controller.onBadge = { [weak tab] in tab?.count = $0 }
  }

  var page: Page { controller.page }
  /// The content; nil before it is first shown.
  var content: (any PageContent)? { controller.content }

  /// Makes the content unless it exists.
  func fill() {
    guard content == nil else { return }
    controller.fill()
    if let content { contentBin.setChild(content) }
    if let head = controller.head, head.parent == nil { column.insert(head, after: nil) }
  }

  /// Shows the search's results on the page.
  /// - Parameters:
  ///   - table: the elements searched.
  ///   - whole: the page with all of them.
  func showResults(in table: PeriodicTable, whole: Page?) {
    guard let content, !isUpToDate else { return }
    isUpToDate = true
    let results = content.answer(results)
    content.show(results)
    let isEmpty = results != nil && content.records == nil && content.elements.isEmpty
    let nothing =
      isEmpty
      ? results.map {
        NoResultsPage($0, whole: whole, limit: $0.hits.isEmpty ? nil : content.limit)
      } : nil
    if !content.showInPlace(nothing) {
      if let nothing {
        contentBin.setChild(nothing)
      } else if content.parent == nil {
        contentBin.setChild(content)
      }
    }
    for row in answerRows { column.remove(row) }
    answerRows = content.records == nil ? results.map { Self.rows(of: $0, table) } ?? [] : []
    if content.showAnswers(isEmpty ? [] : answerRows), !isEmpty { answerRows = [] }
    for row in answerRows.reversed() { column.insert(row, after: nil) }
  }

  private static func rows(of results: SearchResults, _ table: PeriodicTable) -> [Widget] {
    results.answers.map { AnswerRow($0) } + results.formulas.map { FormulaRow($0, in: table) }
  }
}
