extension Favorites {
  /// The result of an import.
  struct Imported {
    /// Numbers of new favorites and of changed notes.
    let count: Int
    let notes: Int
    /// True if a note was too long together with the one before.
    let isCut: Bool
  }
}
