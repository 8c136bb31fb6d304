import Elements
import ElementsStore
import GLib
import Gtk

/// The command that writes the Table or the sheet of an element as PDF, SVG or PNG. Needs no display.
@MainActor
enum PaperCommand {
  /// Returns the exit status: 2 for an unknown element or property.
  static func run(
    _ request: PaperRequest, from store: any CatalogStore, _ data: DataDirectory
  ) -> Int32 {
    do throws(CatalogError) {
      let table = try store.load()
      switch page(request, table, try data.readProperties()) {
      case .success(let page): return write(page, request)
      case .failure(let error):
        return CommandLineTool.fail(tr(error.message), status: LaunchError.exitStatus)
      }
    } catch {
      return CommandLineTool.fail(error.description)
    }
  }

  private static func page(
    _ request: PaperRequest, _ table: PeriodicTable, _ properties: PropertyList
  ) -> Result<any PaperPage, LaunchError> {
    if let text = request.element {
      guard let element = table.find(text) else { return .failure(.unknownElement(text)) }
      return .success(ElementPaper(element, of: table, properties: properties))
    }
    let coloring = TableColoring(id: request.coloring ?? TableColoring.category.id)
    let columns = PropertyColumn.merge(PropertyColumn.columns(of: table), properties.columns)
    let column = columns.first { $0.id == coloring.id }
    guard coloring.title != nil || column != nil else {
      return .failure(.unknownProperty(coloring.id))
    }
    let painter = TablePainter(
      coloring, column: column, arrangement: TableArrangement(request.form))
    let sources = table.sources.merging(properties.sources) { own, _ in own }
    return .success(TablePaper(table, painter, sources: sources))
  }

  private static func write(_ page: any PaperPage, _ request: PaperRequest) -> Int32 {
    guard let bytes = page.bytes(request.format, request.paper ?? .ofLocale) else {
      return CommandLineTool.fail(tr("There is not enough memory."))
    }
    guard let path = request.output else {
      if let reason = StandardStream.output.write(bytes) {
        return CommandLineTool.fail(tr("standard output: {1}", reason))
      }
      return 0
    }
    do throws(GLibError) {
      try Files.write(bytes, to: path, isPrivate: false)
      return 0
    } catch { return CommandLineTool.fail(tr("{1}: {2}", path, error.reason)) }
  }
}
