import Elements
import Testing

@Suite("Favorites with pending changes")
struct PendingFavoritesTests {
  private typealias Change = PendingFavorites.Change

  private func star(_ number: Int) -> Change {
    { $0.star(number, by: "Ada", at: Int64(number)) }
  }
  private func move(_ number: Int, to index: Int) -> Change { { $0.move(number, to: index) } }

  private func state(_ changes: [Change]) -> FavoritesState {
    var state = FavoritesState(installation: "test")
    for change in changes { change(&state) }
    return state
  }

  private func numbers(_ pending: PendingFavorites) -> [Int] { pending.shown.mine.map(\.number) }

  @Test("A change is shown at once, and still after a report of an earlier state")
  func optimistic() {
    var pending = PendingFavorites(state([star(1)]))
    _ = pending.add(star(2))
    expect(numbers(pending), equals: [1, 2])
    pending.update(to: state([star(1), star(9)]), including: 0)
    expect(numbers(pending), equals: [1, 9, 2])
  }

  @Test("A saved change is not applied twice")
  func acknowledged() {
    let before = [star(1), star(2), star(3), star(4)]
    var pending = PendingFavorites(state(before))
    let (first, second) = (move(1, to: 1), move(3, to: 0))
    _ = pending.add(first)
    let last = pending.add(second)
    expect(numbers(pending), equals: [3, 2, 1, 4])
    pending.update(to: state(before + [first, second]), including: last)
    expect(numbers(pending), equals: [3, 2, 1, 4])
    expect(pending.shown, equals: state(before + [first, second]))
  }

  @Test("The same state is shown for any number of saved changes")
  func interleaved() {
    let changes: [Change] = [
      star(1), star(2), star(3), move(3, to: 0), { $0.unstar(2) }, star(2), move(2, to: 0),
    ]
    for saved in 0...changes.count {
      var pending = PendingFavorites(FavoritesState(installation: "test"))
      for change in changes { _ = pending.add(change) }
      for reported in 0...saved {
        pending.update(to: state(Array(changes.prefix(reported))), including: reported)
        expect(
          numbers(pending), equals: state(changes).mine.map(\.number), "\(reported) of \(saved)")
      }
    }
  }

  @Test("A change rejected by the store is dropped with its report")
  func refused() {
    var pending = PendingFavorites(state([star(1)]))
    let id = pending.add(star(2))
    pending.update(to: state([star(1)]), including: id)
    expect(numbers(pending), equals: [1])
  }
}
