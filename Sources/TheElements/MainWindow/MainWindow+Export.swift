import Elements
import ElementsStore
import GLib
import Gtk

/// The export of the elements, with all properties, to a file.
extension MainWindow {
  private static var filter: (name: String, suffixes: [String]) {
    (name: tr("Elements (CSV, JSON)"), suffixes: ["csv", "json"])
  }

  /// Opens a file dialog, then exports the elements to the file.
  func exportElements() {
    FileDialog.save(
      tr("Export Elements"), above: self, filter: Self.filter, name: "elements.csv"
    ) { [weak self] path in
      self?.announceAct(.exportElementsFile, [path])
      self?.exportElements(to: path)
    }
  }

  /// Exports the elements to a file: JSON if the name ends in `.json`, else CSV.
  func exportElements(to path: String) {
    library.whenPropertiesAreRead { [weak self] in self?.exportAll(to: path) }
  }

  private func exportAll(to path: String) {
    guard let table = library.table else { return }
    let properties = library.properties ?? .none
    let format: ExportFormat = path.lowercased().hasSuffix(".json") ? .json : .csv
    let heading = tr("The Elements Cannot Be Exported")
    let toast = tr("Exported: {1}", CatalogText.count(table.elements.count))
    writeFile(toast, orSay: heading, over: body) {
      do throws(GLibError) {
        try Files.write(
          table.exported(as: format, properties: properties), to: path, isPrivate: false)
        return nil
      } catch { return Self.text(path, error.reason) }
    }
  }
}
