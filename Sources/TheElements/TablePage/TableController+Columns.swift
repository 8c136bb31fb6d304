import Elements
import ElementsStore
import GLib

/// Colorings whose columns change, and data that are read when first wanted.
extension TableController {
  /// Shows the coloring anew; by category after its column was removed, until the removal is undone.
  func ownColumnsChanged() {
    if window?.library.hasLost(shown.coloring.id) == true {
      lostState = shown
      (shown.coloring, shown.brush, shown.isLogarithmic) = (.category, nil, false)
    } else if let lost = lostState, shown.coloring == .category,
      window?.library.hasLost(lost.coloring.id) == false
    {
      lostState = nil
      (shown.coloring, shown.brush, shown.isLogarithmic) = (
        lost.coloring, lost.brush, lost.isLogarithmic
      )
    }
    if OwnColumn.isKey(shown.coloring.id) || shown.coloring == .category { showState() }
  }

  /// Counts the favorites of all people from now on, and calls `onRead` once that is done.
  func readClass(_ onRead: @escaping @MainActor () -> Void) {
    guard let column = window?.favorites.classColumn else { return }
    classObservation = classObservation ?? column.observe { [weak self] in self?.classChanged() }
    column.read(onRead)
  }

  /// Shows the coloring by the favorites of the class anew; by category without other people.
  func classChanged() {
    guard shown.coloring.isOfClass else { return }
    if window?.favorites.classColumn.isOffered != true {
      (shown.coloring, shown.brush, shown.isLogarithmic) = (.category, nil, false)
    }
    showState()
  }

  /// Reads the vapor pressures, if that was not done yet, and shows the Table with them.
  func readVaporPressures() {
    guard let files = window?.library.files, !files.isWanted(.vaporPressures) else { return }
    files.read(.vaporPressures) { [weak self] _ in self?.showState() }
  }
}
