import Elements
import ElementsStore
import GLib

/// The command `--search`. Needs no display.
@MainActor
enum SearchCommand {
  /// Prints the elements found, best first, as a table or in `format`. Returns the exit status: 1 if nothing was found.
  static func run(
    _ text: String, as format: ExportFormat?, catalog: any CatalogStore
  ) -> Int32 {
    let table: PeriodicTable
    do { table = try catalog.load() } catch { return CommandLineTool.fail(tr(error.text)) }
    let files = DataFileCache(catalog.data)
    var index = SearchIndex.make(
      of: table, files, translate: { ElementNames.searched($0) },
      translateText: { Translation.text(of: $0, $1) })
    let records = SavedRecords.read(.notes, .ownColumns, .ownValues)
    let (notes, own) = (records.notes, records.own)
    index?.notes = SearchNotes(notes, fold: TextFolding.forms)
    // Tables are the same for every user.
    if format == nil { index?.temperatures = .chosen(in: catalog.data) }
    let answer = index?.answer(
      text, knowing: nil,
      read: { files.searchData(with: own.columns) { Translation.text($0) } })
    guard let results = answer else { return 1 }
    for problem in results.problems { Log.error(tr(problem)) }
    let found = elements(results, in: table)
    guard !found.isEmpty || !results.formulas.isEmpty || !results.answers.isEmpty else {
      return CommandLineTool.fail(nothing(results.suggestions))
    }
    if let format, !(results.answers.isEmpty && results.formulas.isEmpty) {
      let table = SearchTable.calculated(results)
      return CommandLineTool.print(format == .csv ? table.csv : table.json("answers"))
    }
    if let format {
      return CommandLineTool.print(
        table.exported(
          found, as: format, own: own, notes: notes, found: SearchTable.found(results)))
    }
    let answers = results.answers.flatMap { [Self.text($0.line)] + $0.details.map(Self.text) }
    let formulas = results.formulas.flatMap { lines(of: $0) }
    let rows = SearchTable.rows(of: found, results).map { $0.map(Self.text) }
    let status = CommandLineTool.print(
      (answers + formulas + SearchTable.lines(rows)).joined(separator: "\n") + "\n")
    return isNothing(results) ? 1 : status
  }

  /// True for results that only say why there is nothing.
  private static func isNothing(_ results: SearchResults) -> Bool {
    results.hits.isEmpty && results.formulas.isEmpty && results.isFiltering
      && results.answers.allSatisfy { $0.value == nil && $0.copyText == nil }
  }

  /// The elements found; all of them for an empty text, none for a text with nothing but problems.
  private static func elements(
    _ results: SearchResults, in table: PeriodicTable
  ) -> [AtomicElement] {
    if results.isFiltering { return results.hits.map { table.elements[$0.position] } }
    return results.problems.isEmpty ? table.elements : []
  }

  private static func nothing(_ suggestions: [String]) -> String {
    guard let best = suggestions.first else { return tr("Nothing was found") }
    return tr("Nothing was found. Did you mean “{1}”?", ExternalText(best).text)
  }

  private static func lines(of result: FormulaResult) -> [String] {
    let parts = result.parts.map { "\($0.symbol) \($0.percent)\(NumberFormat.unitSeparator)%" }
    return [result.formula.text + "  " + text(result.massText), parts.joined(separator: " · ")]
      + result.notes.map { tr($0) }
  }

  /// A text in the user's language with a decimal point, as other programs read it.
  private static func text(_ message: Message) -> String { tr(message, decimalMark: ".") }
}
