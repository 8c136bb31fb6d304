import Elements

/// Changes of the user's own columns and values: shown at once, and saved beside the favorites.
extension Favorites {
  /// Adds a column. Returns false, and changes nothing, if there are too many.
  func add(_ column: OwnColumn, to files: DataFiles) -> Bool {
    guard files.own.columns.count < InputLimits.ownColumns else { return false }
    let (key, record) = (column.id, column.record)
    changeRecords { $0[.ownColumns, key] = record }
    var own = files.own
    own.set(column)
    files.use(own)
    return true
  }

  /// Removes a column; nil if there is none with this key.
  func removeColumn(_ key: String, from files: DataFiles) -> OwnColumn? {
    guard let column = files.own[key] else { return nil }
    changeRecords { $0[.ownColumns, key] = nil }
    var own = files.own
    own.remove(key)
    files.use(own)
    return column
  }

  /// Sets the value beside a property of an element; nil removes it.
  func set(_ value: OwnValue?, beside property: String, of number: Int, in files: DataFiles) {
    let (key, record) = (OwnValue.key(of: property, number: number), value?.record)
    changeRecords { $0[.ownValues, key] = record }
    var own = files.own
    own.set(value, beside: property, of: number)
    files.use(own)
  }
}
