/// The pages of `--export csv` and `json`: tables of further data.
extension LaunchArguments {
  /// The names of the tables that are not pages of another export.
  static let detailPages =
    (DetailTable.allCases.map(\.rawValue) + [DetailTable.all])
    .filter { !PaperRequest.pages.contains($0) }

  /// The formats of `--export` that have a page; nil for a page of the main window, and for a window to open.
  private func formats(ofPage page: String) -> [String]? {
    if pages.contains(page) || isBrowsing && windows.contains(page) { return nil }
    if page == DetailTable.all { return [ExportFormat.json.rawValue] }
    let tables = DetailTable(rawValue: page) == nil ? [] : ExportFormat.allCases.map(\.rawValue)
    let papers =
      PaperRequest.Page(rawValue: page) == nil ? [] : PaperFormat.allCases.map(\.rawValue)
    return tables + papers
  }

  /// Returns the tables to print. Throws if the arguments contradict them, or the export of a page.
  func detailTables() throws(LaunchError) -> [DetailTable] {
    let format = searchText == nil ? exportFormat : nil
    let message = translatable("{1} only goes with --export {2}")
    if let option = paper.options.first {
      let formats = PaperFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw LaunchError(message, option, own: formats)
    }
    guard let page = browsing.page, let formats = formats(ofPage: page) else { return [] }
    guard formats.contains(format?.rawValue ?? "") else {
      throw LaunchError(message, "--page \(page)", own: formats.joined(separator: ", "))
    }
    guard !isAboutFavorites else {
      throw LaunchError(
        translatable("{1} does not go with {2}"), "--page \(page)", own: "--favorites")
    }
    if page == DetailTable.all { return DetailTable.allCases }
    return DetailTable(rawValue: page).map { [$0] } ?? []
  }
}
