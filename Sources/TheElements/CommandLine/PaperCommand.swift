import Elements
import ElementsStore
import GLib
import Gtk

/// The command that writes a page as PDF, SVG or PNG. Needs no display.
@MainActor
enum PaperCommand {
  /// Returns the exit status: 2 for an unknown element or property.
  static func run(
    _ request: PaperRequest, from store: any CatalogStore, _ data: DataDirectory
  ) -> Int32 {
    Display.useDirectionOfLocale()
    do throws(CatalogError) {
      let table = try store.load()
      switch try page(request, table, data) {
      case .success(let page): return write(page, request)
      case .failure(let error):
        return CommandLineTool.fail(tr(error.message), status: LaunchError.exitStatus)
      }
    } catch {
      return CommandLineTool.fail(tr(error.text))
    }
  }

  private static func page(
    _ request: PaperRequest, _ table: PeriodicTable, _ data: DataDirectory
  ) throws(CatalogError) -> Result<any PaperPage, LaunchError> {
    switch request.page {
    case .nuclides: return .success(NuclidePaper(try data.read(.nuclides), table))
    case .worksheet: return .success(worksheet(request.worksheet, table))
    case .table, .comparison, .plot: break
    }
    let records = SavedRecords.read(.notes, .ownColumns, .ownValues)
    let own = records.own
    let properties = try data.read(.properties).adding(own.columns)
    let columns = PropertyColumn.merge(PropertyColumn.columns(of: table), properties.columns)
    let sources = table.sources.merging(properties.sources) { own, _ in own }
    let temperatures = TemperatureDisplay.chosen(in: data)
    switch request.page {
    case .table, .nuclides, .worksheet:
      guard let text = request.element else {
        return self.table(
          request, table, columns, sources, noted: Set(records.notes.keys), temperatures.first)
      }
      let forms = try data.read(.forms)
      guard var sheet = sheet(of: text, table, properties, forms, temperatures) else {
        return .failure(.unknownElement(text))
      }
      sheet.own = own.values
      sheet.note = records.notes[sheet.element.number]
      return .success(sheet)
    case .comparison, .plot:
      return compared(
        request, table, columns, sources, own.values, temperatures, try data.read(.forms))
    }
  }

  /// The comparison or the plot, with the forms named.
  private static func compared(
    _ request: PaperRequest, _ table: PeriodicTable, _ columns: [PropertyColumn],
    _ sources: [String: PeriodicTable.SourceNote], _ own: OwnValues,
    _ temperatures: TemperatureDisplay, _ forms: FormTable
  ) -> Result<any PaperPage, LaunchError> {
    let isPlot = request.page == .plot
    var (numbers, choice): ([Int], FormChoice) = ([], FormChoice())
    for name in isPlot ? request.forms : request.elements {
      let form = forms.findNamed(name, in: table)
      guard let element = form?.element ?? (isPlot ? nil : table.findNamed(name)) else {
        return .failure(isPlot ? .unknownForm(name) : .unknownElement(name))
      }
      if numbers.contains(element.number), form != nil || choice[element.number] != nil {
        return .failure(.elementTwice(name))
      }
      if let form { _ = choice.choose(form.form, of: element.number, in: forms) }
      numbers.append(element.number)
    }
    let chosen = forms.chosen(choice)
    let all = chosen.adding(to: sources)
    guard isPlot else {
      let elements = Comparison(numbers).numbers.compactMap { table[$0] }
      let sheet = ComparisonSheet(
        elements, columns: columns, forms: chosen, temperatures: temperatures, own: own)
      return .success(ComparisonPaper(sheet: sheet, sources: all))
    }
    let shown = columns.map { chosen.column($0).shown(in: temperatures.first) }
    guard let plot = Plot(request.plot, of: table, columns: shown, forms: chosen, own: own) else {
      let keys = [request.plot.x.id, request.plot.y.id]
      let known = Set(columns.map(\.id) + [PropertyColumn.numberID])
      return .failure(.unknownProperty(keys.first { !known.contains($0) } ?? keys[1]))
    }
    return .success(PlotPaper(plot: plot, total: table.elements.count, sources: all))
  }

  /// The sheet of an element, or of a form; nil if there is none of that name.
  private static func sheet(
    of name: String, _ table: PeriodicTable, _ properties: PropertyList, _ forms: FormTable,
    _ temperatures: TemperatureDisplay
  ) -> ElementPaper? {
    let form = forms.findNamed(name, in: table)
    guard let element = table.findNamed(name) ?? form?.element else { return nil }
    let chosen = forms.chosen(form?.form, of: element.number)
    return ElementPaper(
      element: chosen.element(element), table: table, properties: chosen.list(properties),
      forms: forms, chosen: chosen, temperatures: temperatures)
  }

  private static func worksheet(_ sheet: Worksheet, _ table: PeriodicTable) -> WorksheetPaper {
    let favorites = sheet.scope == .favorites ? FavoritesCommand.numbers : []
    return WorksheetPaper(
      sheet: sheet, table: table, numbers: sheet.scope.numbers(in: table, favorites: favorites))
  }

  private static func table(
    _ request: PaperRequest, _ table: PeriodicTable, _ columns: [PropertyColumn],
    _ sources: [String: PeriodicTable.SourceNote], noted: Set<Int>, _ unit: TemperatureUnit
  ) -> Result<any PaperPage, LaunchError> {
    let coloring = TableColoring(id: request.coloring ?? TableColoring.category.id)
    let column = columns.first { $0.id == coloring.id }
    guard coloring.title != nil || column != nil else {
      return .failure(.unknownProperty(coloring.id))
    }
    let painter = TablePainter(
      coloring, column: column, arrangement: TableArrangement(request.form, request.groupThree),
      unit: unit)
    return .success(
      TablePaper(
        table: table, painter: painter, sources: sources, noted: noted,
        look: .paper(request.ink)))
  }

  private static func write(_ page: any PaperPage, _ request: PaperRequest) -> Int32 {
    guard let bytes = page.bytes(request.format, request.paper ?? page.paper ?? .ofLocale) else {
      return CommandLineTool.fail(tr("There is not enough memory."))
    }
    guard let path = request.output else { return CommandLineTool.print(bytes) }
    do throws(GLibError) {
      try Files.write(bytes, to: path, isPrivate: false)
      return 0
    } catch { return CommandLineTool.fail(tr("{1}: {2}", path, error.reason)) }
  }
}
