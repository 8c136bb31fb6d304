import Elements
import GLib

/// The numeric properties of the elements.
extension Library {
  /// The properties by which elements are compared, in the order of their groups: those of the catalog in use, the
  /// others once `readProperties` has read them, and the user's own.
  var columns: [PropertyColumn] {
    let own = files.own.columns
    if let columnCache, columnCache.hasProperties == (properties != nil), columnCache.own == own {
      return columnCache.columns
    }
    let columns = PropertyColumn.merge(
      table.map(PropertyColumn.columns) ?? [],
      (properties?.columns ?? []) + own.map(\.column))
    columnCache = (columns, properties != nil, own)
    return columns
  }

  /// True for the key of a column of the user's that there is no longer.
  func hasLost(_ id: String) -> Bool {
    OwnColumn.isKey(id) && files.hasReadOwn && files.own[id] == nil
  }

  /// The sources of the elements and of the properties that were read, by the key that figures refer to.
  var sources: [String: PeriodicTable.SourceNote] {
    (table?.sources ?? [:]).merging(properties?.sources ?? [:]) { own, _ in own }
  }

  /// Returns the title of a coloring; nil for a property that is not known, or not read yet.
  func title(of coloring: TableColoring) -> String? {
    coloring.titleWithoutColumn ?? column(coloring.id)?.title
  }

  /// Returns the column of a property.
  func column(_ id: String) -> PropertyColumn? { columns.first { $0.id == id } }

  /// Reads the properties beyond the catalog's on a thread of its own, once; calls `onRead` then, but not if they are
  /// read already. If they cannot be read, the catalog's are all there are.
  func readProperties(_ onRead: @escaping @MainActor () -> Void) {
    guard properties == nil else { return }
    files.read(.properties) { _ in onRead() }
  }

  /// Calls `body` once all that an element's sheet shows is read, or at once if it is.
  func whenSheetsAreRead(_ body: @escaping @MainActor () -> Void) {
    whenPropertiesAreRead { [files] in files.read(.forms) { _ in body() } }
  }

  /// Calls `body` once the properties are read, or at once if they are.
  func whenPropertiesAreRead(_ body: @escaping @MainActor () -> Void) {
    files.read(.properties) { _ in body() }
  }
}

extension ActScene {
  /// The elements and their files, as the program has read them.
  var library: Library? { program.model(Library.self) }

  /// Returns the fault of the first key that no property has.
  func propertyFault(_ keys: [String]) -> String? {
    // A column of the user's may still be read.
    keys.first { !OwnColumn.isKey($0) && library?.column($0) == nil }.map {
      tr("no property “{1}”", ExternalText($0).text)
    }
  }
}
