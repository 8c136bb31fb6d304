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
  /// The forms that stand in place of their elements.
  private(set) var forms = FormChoice()
  /// Called with the numbers of the elements that were added or removed.
  private let observers = Observers<Set<Int>>()
  private var saving: Observation?

  func contains(_ number: Int) -> Bool { comparison.contains(number) }

  /// Compares other elements.
  func show(_ comparison: Comparison) {
    let changed = Set(self.comparison.numbers).symmetricDifference(comparison.numbers)
    self.comparison = comparison
    if !changed.isEmpty { observers.notify(changed) }
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
    window.register(.clearComparison, for: self) { $0.show(Comparison()) }
  }

  private func toggle(_ element: AtomicElement, over content: Widget?) {
    var changed = comparison
    guard changed.toggle(element.number) else {
      content?.showErrorToast(Comparison.limitText)
      return
    }
    show(changed)
    let isNew = changed.contains(element.number)
    guard content?.window?.name != Self.section else {
      content?.announce(
        isNew ? tr("Added: {1}", tr(element.shownName)) : tr("Removed: {1}", tr(element.shownName)))
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
