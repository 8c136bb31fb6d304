import Elements
import ElementsStore
import GLib

/// The numeric properties of the elements.
extension Library {
  /// The properties by which elements are compared, in the order of their groups: those of the catalog in use, and the
  /// others once `readProperties` has read them.
  var columns: [PropertyColumn] {
    PropertyColumn.merge(table.map(PropertyColumn.columns) ?? [], properties.columns)
  }

  /// Reads the properties beyond the catalog's on a thread of its own, once; then calls `onRead`. If they cannot be
  /// read, the catalog's are all there are.
  func readProperties(_ onRead: @escaping @MainActor () -> Void) {
    guard !hasReadProperties else { return }
    hasReadProperties = true
    Worker().run { [data, weak self] in
      let outcome = Result { () throws(CatalogError) in try data.readProperties() }
      Task { @MainActor [weak self] in
        switch outcome {
        case .success(let list): self?.properties = list
        case .failure(let error): Log.error(error.description)
        }
        onRead()
      }
    }
  }
}
