import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

/// The export of the elements, with all properties, to a file.
extension CatalogController {
  private static var filter: (name: String, suffixes: [String]) {
    (name: tr("Elements (CSV, JSON)"), suffixes: ["csv", "json"])
  }

  func addExportActions(to window: any PageHost) {
    window.register(.exportElements, for: self) { [weak window] in
      if let window { $0.choose(above: window) }
    }
    window.registerWriter(
      .exportElementsFile, orSay: AppAction.exportElementsFile.title, for: self
    ) { [weak window] in
      if let window { $0.export(to: $1, in: window) }
    }
  }

  /// Opens a file dialog, then exports the elements to the file.
  private func choose(above window: any PageHost) {
    FileDialog.save(
      tr("Export Elements"), above: window, filter: Self.filter, name: "elements.csv"
    ) { [weak self, weak window] path in
      guard let window else { return }
      window.announceAct(.exportElementsFile, [path])
      self?.export(to: path, in: window)
    }
  }

  /// Exports the elements to a file: JSON if the name ends in `.json`, else CSV.
  private func export(to path: String, in window: any PageHost) {
    window.library.whenPropertiesAreRead { [weak window] in
      guard let window, let table = window.library.table else { return }
      let properties = window.library.properties ?? .none
      let format: ExportFormat = path.lowercased().hasSuffix(".json") ? .json : .csv
      window.writeFile(
        tr("Exported: {1}", CatalogText.count(table.elements.count)),
        orSay: tr("The Elements Cannot Be Exported"), over: window.body
      ) {
        do throws(GLibError) {
          try Files.write(
            table.exported(as: format, properties: properties), to: path, isPrivate: false)
          return nil
        } catch { return ApplicationWindow.text(path, error.reason) }
      }
    }
  }
}
