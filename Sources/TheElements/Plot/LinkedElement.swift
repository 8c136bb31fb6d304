import Elements

/// The element under the pointer or with the focus in the Table, in the plot and in the chart of nuclides, and the elements
/// selected in the plot: the Table shows the others', and they show the Table's.
@MainActor
final class LinkedElement {
  static let shared = LinkedElement()

  enum Place: Hashable {
    case table, plot, nuclides
  }

  private var numbers: [Place: Int] = [:]
  private let observers: [Place: Observers<Int?>] = [
    .table: Observers(), .plot: Observers(), .nuclides: Observers(),
  ]
  private let selectionObservers = Observers<Void>()

  /// The atomic numbers of the elements selected in the plot; nil for all.
  var selection: Set<Int>? {
    didSet { if selection != oldValue { selectionObservers.notify() } }
  }

  /// Shows elsewhere that an element is under the pointer, or focused, at a place; nil for none.
  func show(_ number: Int?, in place: Place) {
    guard numbers[place] != number else { return }
    numbers[place] = number
    observers[place]?.notify(number)
  }

  /// Calls `change` with the element at a place, until the returned token is dropped.
  func observe(
    _ place: Place, _ change: @escaping @MainActor (Int?) -> Void
  ) -> Observation? {
    observers[place]?.add(change)
  }

  /// Calls `change` when the selection changes, until the returned token is dropped.
  func observeSelection(_ change: @escaping @MainActor () -> Void) -> Observation {
    selectionObservers.add(change)
  }
}
