import Elements
import GLib

/// The user's notes about elements, which all windows share. They are saved with the favorites.
@MainActor
final class Notes {
  /// The notes by atomic number.
  private(set) var all: [Int: Note]
  private unowned let favorites: Favorites
  private var entries: [String: String]
  private var observation: Observation?
  private let observers = Observers<Set<Int>>()

  init(of favorites: Favorites) {
    self.favorites = favorites
    entries = favorites.records.entries(of: .notes)
    all = favorites.records.notes
    observation = favorites.observeRecords { [weak self] tables in
      if tables.contains(.notes) { self?.update() }
    }
  }

  /// True once the saved notes are read; before, what is written could replace one.
  var canWrite: Bool { favorites.isLoaded && favorites.hasRead }

  subscript(number: Int) -> Note? { all[number] }

  /// Saves a note about an element; nil removes it.
  func write(_ note: Note?, of number: Int) {
    guard canWrite, note != all[number] else { return }
    favorites.changeRecords { $0[noteOf: number] = note }
  }

  /// Calls `handler` with the numbers of the elements whose notes change, until the returned token is dropped.
  func observe(_ handler: @escaping @MainActor (Set<Int>) -> Void) -> Observation {
    observers.add(handler)
  }

  private func update() {
    let entries = favorites.records.entries(of: .notes)
    guard entries != self.entries else { return }
    self.entries = entries
    let before = all
    all = favorites.records.notes
    let changed = Set(before.keys).union(all.keys).filter { before[$0] != all[$0] }
    if !changed.isEmpty { observers.notify(changed) }
  }
}
