import Elements

/// Moves in the manual order.
extension Favorites {
  /// Moves a favorite down by `distance` in the manual order; up if negative.
  func move(_ number: Int, by distance: Int) {
    if let index = index(of: number, movedBy: distance) { move(number, to: index) }
  }

  /// True if there is a position `distance` further down; up if negative.
  func canMove(_ number: Int, by distance: Int) -> Bool {
    index(of: number, movedBy: distance) != nil
  }

  private func index(of number: Int, movedBy distance: Int) -> Int? {
    let index = state.mine.firstIndex { $0.number == number }.map { $0 + distance }
    return index.flatMap { state.mine.indices.contains($0) ? $0 : nil }
  }
}
