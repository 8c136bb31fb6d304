import Elements
import ElementsStore
import GLib

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

  /// True while the properties beyond the catalog's are read.
  var isReadingProperties: Bool { !propertyReaders.isEmpty }

  /// Reads the properties beyond the catalog's on a thread of its own, once; calls `onRead` then, but not if they are
  /// read already. If they cannot be read, the catalog's are all there are.
  func readProperties(_ onRead: @escaping @MainActor () -> Void) {
    guard properties == nil else { return }
    propertyReaders.append(onRead)
    guard propertyReaders.count == 1 else { return }
    Worker().run { [data, weak self] in
      let outcome = Result { () throws(CatalogError) in try data.readProperties() }
      Task { @MainActor [weak self] in self?.finish(outcome) }
    }
  }

  private func finish(_ outcome: Result<PropertyList, CatalogError>) {
    if case .failure(let error) = outcome { Log.error(error.description) }
    properties = (try? outcome.get()) ?? PropertyList.none
    let readers = propertyReaders
    propertyReaders = []
    for onRead in readers { onRead() }
  }
}
