import Elements
import GLib
import Gtk

extension Favorites {
  /// Shows on the items which of them are favorites, until the returned token is dropped.
  func mark(_ items: [any ElementItem]) -> Observation {
    let items = Dictionary(
      items.map { ($0.element.number, $0) }, uniquingKeysWith: { first, _ in first })
    let update: @MainActor (Set<Int>) -> Void = { [weak self] numbers in
      for number in numbers {
        items[number]?.show(isFavorite: self?.state.isMine(number) ?? false)
      }
    }
    update(Set(state.mine.map(\.number)))
    return observeMarks(update)
  }
}
