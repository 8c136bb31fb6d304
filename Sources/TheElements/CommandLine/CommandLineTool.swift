import Elements
import ElementsStore
import GLib

/// The commands without a window: export, version, help, and errors in arguments. None needs a display.
enum CommandLineTool {
  /// Prints the catalog with all properties, those of the user's own among them, in `format`, or tables of further data. Returns the exit status.
  static func export(
    _ format: ExportFormat, _ tables: [DetailTable], from store: any CatalogStore,
    _ data: DataDirectory
  ) -> Int32 {
    do throws(CatalogError) {
      let table = try store.load()
      let own = SavedRecords.read(.ownColumns, .ownValues).own
      guard let first = tables.first else {
        return print(
          table.exported(as: format, properties: try data.read(.properties), own: own))
      }
      let details = try DetailData(data)
      switch format {
      case .csv: return print(table.exportedCSV(first, of: details))
      case .json where tables.count == 1: return print(table.exportedJSON(first, of: details))
      case .json:
        return print(
          table.exportedJSON(properties: try data.read(.properties), own: own, details))
      }
    } catch {
      return fail(tr(error.text))
    }
  }

  /// Prints the numeric properties beyond the catalog's figures, then those of the user's own, a line for each. Returns the exit status.
  static func properties(in data: DataDirectory) -> Int32 {
    do throws(CatalogError) {
      let own = SavedRecords.read(.ownColumns).own.columns
      let rows = PropertyCatalog.rows(of: try data.read(.properties).adding(own).columns)
      return print(SearchTable.lines(rows.map { $0.map { tr($0) } }).joined(separator: "\n") + "\n")
    } catch {
      return fail(tr(error.text))
    }
  }

  /// Writes `text` to standard output. Returns 0, or 1 with a message on standard error if writing fails.
  static func print(_ text: String) -> Int32 { print(Array(text.utf8)) }

  /// Writes bytes in the same way.
  static func print(_ bytes: [UInt8]) -> Int32 {
    if let reason = StandardStream.output.write(bytes) {
      return fail(tr("standard output: {1}", reason))
    }
    return 0
  }

  /// Writes a message to standard error. Returns the exit status.
  static func fail(_ message: String, status: Int32 = 1) -> Int32 {
    Log.error(message)
    return status
  }
}
