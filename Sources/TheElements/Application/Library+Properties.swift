import Elements

/// The numeric properties of the elements.
extension Library {
  /// The properties by which elements are compared, in the order of their groups: those of the catalog in use, and the
  /// others once `readProperties` has read them.
  var columns: [PropertyColumn] {
    if let columnCache { return columnCache }
    let columns = PropertyColumn.merge(
      table.map(PropertyColumn.columns) ?? [], properties?.columns ?? [])
    columnCache = columns
    return columns
  }

  /// Reads the properties beyond the catalog's on a thread of its own, once; calls `onRead` then, but not if they are
  /// read already. If they cannot be read, the catalog's are all there are.
  func readProperties(_ onRead: @escaping @MainActor () -> Void) {
    guard properties == nil else { return }
    details.properties.read { [weak self] list in
      if self?.properties == nil { self?.properties = list }
      onRead()
    }
  }

  /// Calls `body` once the properties are read, or at once if they are.
  func whenPropertiesAreRead(_ body: @escaping @MainActor () -> Void) {
    properties == nil ? readProperties(body) : body()
  }
}
