import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

/// The comparison, shared by all windows.
@MainActor
final class ComparedElements {
  static let shared = ComparedElements()
  /// The section of the saved state, and the name of the window that shows the comparison.
  nonisolated static let section = "comparison"

  private(set) var comparison = Comparison()
  /// The comparison before elements were removed from it; nil once it has changed otherwise.
  private(set) var former: Comparison?
  /// The forms that stand in place of their elements.
  private(set) var forms = FormChoice()
  /// Called with the numbers of the elements that were added or removed.
  private let observers = Observers<Set<Int>>()
  private var saving: Observation?

  func contains(_ number: Int) -> Bool { comparison.contains(number) }

  /// Compares other elements.
  /// - Parameter isRemoval: true if the present comparison can be shown again by `undo`.
  func show(_ comparison: Comparison, isRemoval: Bool = false) {
    guard comparison != self.comparison else { return }
    let changed = Set(self.comparison.numbers).symmetricDifference(comparison.numbers)
    former = isRemoval ? self.comparison : nil
    self.comparison = comparison
    if !changed.isEmpty { observers.notify(changed) }
  }

  /// Shows the comparison before the removal.
  func undo() {
    if let former { show(former) }
  }

  /// Compares elements in other forms.
  func show(_ forms: FormChoice) {
    let changed = comparison.numbers.filter { forms[$0] != self.forms[$0] }
    self.forms = forms
    if !changed.isEmpty { observers.notify(Set(changed)) }
  }

  /// Calls `change` with the elements added or removed, until the returned token is dropped.
  func observe(_ change: @escaping @MainActor (Set<Int>) -> Void) -> Observation {
    observers.add(change)
  }

  /// Adopts the comparison of the last start, and keeps it up to date in the state.
  func remember(in keeper: StateKeeper) {
    forms = keeper.state.comparedForms
    show(keeper.state.compared)
    saving = observe { [weak self, weak keeper] _ in
      keeper?.change {
        $0.compared = self?.comparison ?? Comparison()
        $0.comparedForms = self?.forms ?? FormChoice()
      }
    }
  }

  // MARK: Actions

  /// Adds `toggleComparison` and `clearComparison` to a window.
  /// - Parameters:
  ///   - content: the widget with the window's toasts.
  ///   - find: looks up an element by number, symbol or name; an empty string means the focused one.
  func addActions(
    to window: ApplicationWindow, over content: Widget,
    find: @escaping @MainActor (String) -> AtomicElement?
  ) {
    window.register(.toggleComparison, for: self) { [weak content] compared, texts in
      if let element = texts.first.flatMap(find) { compared.toggle(element, over: content) }
    }.reportEmpty { find("")?.symbol }
    window.register(.clearComparison, for: self) { [weak content] compared in
      let elements = compared.comparison.numbers.compactMap { find(String($0)) }
      compared.show(Comparison(), isRemoval: true)
      if Self.isShown(in: content), !elements.isEmpty { Self.offerUndo(elements, over: content) }
    }
  }

  /// True for a widget in the window that shows the comparison.
  private static func isShown(in content: Widget?) -> Bool { content?.window?.name == section }

  private static func offerUndo(_ removed: [AtomicElement], over content: Widget?) {
    content?.showToast(
      tr("Removed: {1}", tr(list: removed.map { tr($0.shownName) })), wraps: true,
      button: (tr("Undo"), AppAction.undoComparison.name))
  }

  private func toggle(_ element: AtomicElement, over content: Widget?) {
    var changed = comparison
    guard changed.toggle(element.number) else {
      content?.showErrorToast(Comparison.limitText)
      return
    }
    let isNew = changed.contains(element.number)
    show(changed, isRemoval: !isNew)
    if Self.isShown(in: content) {
      guard isNew else { return Self.offerUndo([element], over: content) }
      content?.announce(tr("Added: {1}", tr(element.shownName)))
      return
    }
    content?.showToast(
      isNew
        ? tr("Added to the comparison: {1}", tr(element.shownName))
        : tr("Removed from the comparison: {1}", tr(element.shownName)),
      wraps: true,
      button: changed.numbers.isEmpty
        ? nil : (tr("Compare", context: "verb"), AppAction.compare.name))
  }

  /// The item of an element's context menu.
  func menuItem(for element: AtomicElement) -> Menu.Item {
    Menu.Item(
      contains(element.number) ? tr("Remove from Comparison") : tr("Add to Comparison"),
      action: AppAction.toggleComparison.name, element.symbol)
  }
}

extension Comparison {
  /// Said of more elements than can be compared.
  @MainActor static var limitText: String {
    ntr(
      "Only {1} element can be compared", "Only {1} elements can be compared", limit, String(limit))
  }
}

extension SavedState {
  /// The elements that the user compares.
  var compared: Comparison {
    get { Comparison(self[ComparedElements.section].ints("elements", in: 1...999)) }
    set { self[ComparedElements.section].set("elements", newValue.numbers) }
  }

  /// The forms in place of their elements.
  fileprivate var comparedForms: FormChoice {
    get { FormChoice(self[ComparedElements.section]["forms"] ?? "") }
    set { self[ComparedElements.section]["forms"] = newValue.text.isEmpty ? nil : newValue.text }
  }
}
