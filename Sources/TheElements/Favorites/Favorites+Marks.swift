import Elements
import GLib
import Gtk

extension Favorites {
  /// Shows on the items which of them are favorites and have notes, until the returned tokens are dropped.
  func mark(_ items: [any ElementItem]) -> [Observation] {
    let items = Dictionary(
      items.map { ($0.element.number, $0) }, uniquingKeysWith: { first, _ in first })
    let update: @MainActor (Set<Int>) -> Void = { [weak self] numbers in
      let mine = Set((self?.state.mine ?? []).map(\.number))
      for number in numbers { items[number]?.isFavorite = mine.contains(number) }
    }
    let updateNotes: @MainActor (Set<Int>) -> Void = { [weak self] numbers in
      for number in numbers { items[number]?.hasNote = self?.notes[number] != nil }
    }
    update(Set(items.keys))
    updateNotes(Set(items.keys))
    return [observeMarks(update), notes.observe(updateNotes)]
  }
}
