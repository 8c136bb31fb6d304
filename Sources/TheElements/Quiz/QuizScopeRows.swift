import Adwaita
import Elements
import GLib
import Gtk

// QuizScopeRows
//   ├── PreferencesGroup
//   │     ├── ComboRow: kind of the elements
//   │     ├── ComboRow: period, ComboRow: group
//   │     └── EntryRow: text of the search
//   └── ScrolledWindow → QuizTable: elements to pick, made when first wanted

/// The rows that choose the elements of a round.
@MainActor
final class QuizScopeRows {
  let group = PreferencesGroup(title: tr("Elements"))
  /// Below the rows: the table to pick from.
  let picks = Bin()
  private let kinds = ComboRow(
    tr("Elements"), choices: QuizScopeKind.allCases.map(\.title))
  private let periods = ComboRow(
    tr("Period", context: "row of the table"), choices: (1...7).map { String($0) })
  private let groups = ComboRow(
    tr("Group", context: "column of the table"), choices: (1...18).map { String($0) })
  private let search = EntryRow(tr("Search for"))
  private(set) var table: QuizTable?
  private var elements: PeriodicTable?
  private var scope = QuizScope.all
  /// The kind chosen, whose text or elements may not be given yet.
  private(set) var kind = QuizScopeKind.all
  /// Returns the text of the search in the main window.
  private let mainSearch: @MainActor () -> String
  /// Called with another scope.
  var onChange: (@MainActor (QuizScope) -> Void)?
  /// Called when a kind is chosen that has no elements yet.
  var onKind: (@MainActor () -> Void)?
  private var isShowing = false

  init(search mainSearch: @escaping @MainActor () -> String) {
    self.mainSearch = mainSearch
    for (row, name) in [
      (kinds, "quiz-scope"), (periods, "quiz-period"), (groups, "quiz-group"),
    ] {
      row.name = name
      group.add(row)
      row.onSelect { [weak self] in self?.chosen() }
    }
    search.name = "quiz-search"
    group.add(search)
    search.onApply { [weak self] in
      guard let self, !self.search.text.isEmpty else { return }
      self.onChange?(.search(self.search.text))
    }
    picks.isVisible = false
  }

  /// True if the elements are given.
  var isComplete: Bool { QuizScopeKind(scope) == kind }

  /// Shows a scope, of the elements of a table.
  func show(_ scope: QuizScope, of table: PeriodicTable?) {
    (self.scope, elements) = (scope, table)
    kind = QuizScopeKind(scope)
    isShowing = true
    kinds.selected = QuizScopeKind.allCases.firstIndex(of: kind) ?? 0
    switch scope {
    case .period(let number): periods.selected = number - 1
    case .group(let number): groups.selected = number - 1
    case .search(let text): search.text = text
    default: break
    }
    isShowing = false
    showKind()
  }

  private func showKind() {
    periods.isVisible = kind == .period
    groups.isVisible = kind == .group
    search.isVisible = kind == .search
    picks.isVisible = kind == .picked
    guard kind == .picked, let elements else { return }
    if table == nil { makeTable(elements) }
    table?.show(
      Dictionary(
        picked.map { ($0, .tile(isChosen: true)) }, uniquingKeysWith: { first, _ in first }))
  }

  private func makeTable(_ elements: PeriodicTable) {
    let table = QuizTable(elements, chooses: true) { [weak self] in self?.pick($0.number) }
    self.table = table
    let scrolled = ScrolledWindow(row: table)
    scrolled.setAccessibleLabel(tr("Periodic table"))
    picks.setChild(scrolled)
  }

  private var picked: [Int] { if case .picked(let numbers) = scope { numbers } else { [] } }

  private func pick(_ number: Int) {
    let rest = picked.filter { $0 != number }
    let numbers = rest.count == picked.count ? (picked + [number]).sorted() : rest
    // The last one stays: no elements are no round.
    if !numbers.isEmpty { onChange?(.picked(numbers)) }
  }

  /// Follows the rows.
  private func chosen() {
    guard !isShowing, QuizScopeKind.allCases.indices.contains(kinds.selected) else { return }
    let chosen = QuizScopeKind.allCases[kinds.selected]
    let before = kind
    kind = chosen
    if let scope = scope(of: chosen, isNew: chosen != before) {
      onChange?(scope)
    } else if chosen != before {
      showKind()
      onKind?()
      if chosen == .search { search.field?.grabFocus() }
    }
  }

  /// Returns the scope that the rows stand for; nil if its text or elements are not given yet.
  private func scope(of kind: QuizScopeKind, isNew: Bool) -> QuizScope? {
    switch kind {
    case .period where !isNew: .period(periods.selected + 1)
    case .group where !isNew: .group(groups.selected + 1)
    case .search where isNew && !mainSearch().isEmpty: .search(mainSearch())
    default: QuizScopeKind(scope) == kind ? scope : kind.first
    }
  }
}
