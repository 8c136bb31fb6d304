import Elements

/// The element under the pointer or with the focus in the Table, in the plot and in the chart of nuclides, and the elements
/// selected in the plot: the Table shows the others', and they show the Table's.
@MainActor
final class LinkedElement {
  static let shared = LinkedElement()

  enum View: Hashable {
    case table, plot, nuclides
  }

  private var numbers: [View: Int] = [:]
  private let observers = Observers<(view: View, number: Int?)>()
  private let selectionObservers = Observers<Void>()

  /// The atomic numbers of the elements selected in the plot; nil for all.
  var selection: Set<Int>? {
    didSet { if selection != oldValue { selectionObservers.notify() } }
  }

  /// Shows elsewhere that an element is under the pointer, or focused, in a view; nil for none.
  func show(_ number: Int?, in view: View) {
    guard numbers[view] != number else { return }
    numbers[view] = number
    observers.notify((view, number))
  }

  /// Calls `change` with the element in a view, until the returned token is dropped.
  func observe(_ view: View, _ change: @escaping @MainActor (Int?) -> Void) -> Observation {
    observers.add { if $0.view == view { change($0.number) } }
  }

  /// Calls `change` when the selection changes, until the returned token is dropped.
  func observeSelection(_ change: @escaping @MainActor () -> Void) -> Observation {
    selectionObservers.add(change)
  }
}
