extension PropertyList {
  /// Returns the list with columns of the user's own after its properties.
  public func adding(_ own: [OwnColumn]) -> PropertyList {
    own.isEmpty
      ? self
      : PropertyList(columns: columns + own.map(\.column), notes: notes, sources: sources)
  }
}
