import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

/// The export of the elements, with all properties, to a file.
extension CatalogController {
  func addExportActions(to window: any PagesHost) {
    window.registerExport(
      .exportElementsFile, askedBy: .exportElements,
      filter: (name: tr("Elements (CSV, JSON)"), suffixes: ["csv", "json"]), name: "elements.csv",
      for: self
    ) { [weak window] in
      if let window { $0.export(to: $1, in: window) }
    }
  }

  /// Exports the elements to a file: JSON if the name ends in `.json`, else CSV.
  private func export(to path: String, in window: any PagesHost) {
    window.library.whenPropertiesAreRead { [weak window] in
      guard let window, let table = window.library.table else { return }
      let properties = window.library.properties ?? .none
      let format: ExportFormat = path.lowercased().hasSuffix(".json") ? .json : .csv
      let own = window.library.files.own
      window.write(
        Array(table.exported(as: format, properties: properties, own: own).utf8), to: path,
        toast: tr("Exported: {1}", CatalogText.count(table.elements.count)),
        orSay: tr("The Elements Cannot Be Exported"), over: window.body)
    }
  }
}
