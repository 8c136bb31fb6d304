/// The format of a page written to a file.
public enum PaperFormat: String, Sendable, Hashable, CaseIterable {
  case pdf, svg, png

  /// The format of a file by the end of its name; nil for another one.
  public init?(path: String) {
    let name = path.lowercased()
    guard let format = Self.allCases.first(where: { name.hasSuffix(".\($0.rawValue)") }) else {
      return nil
    }
    self = format
  }
}

/// The page that `--export` writes as PDF, SVG or PNG.
public struct PaperRequest: Sendable, Hashable {
  /// The kinds of pages.
  public enum Page: String, Sendable, Hashable, CaseIterable {
    /// The Table, or with an element its sheet.
    case table
    case comparison, plot, nuclides, worksheet

    /// The options of a page, beyond those of all pages.
    var options: [String] {
      switch self {
      case .table: ["--color-by", "--element", "--form", "--group-3", "--fill"]
      case .comparison: ["--elements"]
      case .plot: ["--x", "--y", "--log", "--forms"]
      case .nuclides: []
      case .worksheet: ["--worksheet"]
      }
    }

    /// The options of all pages.
    static let common = ["--paper", "--output"]
    /// The axes of `--log`.
    static let axes = ["x", "y", "both"]
  }

  /// The names of pages that are not those of the main window.
  static let pages = Page.allCases.filter { $0 != .table }.map(\.rawValue)

  public var format = PaperFormat.pdf
  public var page = Page.table
  /// The element as typed; nil for the Table.
  public var element: String?
  /// Identifier of the coloring of the Table, as typed.
  public var coloring: String?
  public var form = TableForm.standard
  /// Elements of group 3 in the Table; `TableArrangement` replaces those that the form cannot show.
  public var groupThree = GroupThree.placeholders
  /// The background of the Table's tiles.
  public var ink = TileInk.colors
  /// The settings of the worksheet.
  public var worksheet = Worksheet()
  /// The elements of the comparison, or their forms, as typed.
  public var elements: [String] = []
  /// The axes of the plot; the keys of properties as typed.
  public var plot = PlotState()
  /// The forms in place of their elements in the plot, as typed.
  public var forms: [String] = []
  /// The size of paper; nil for that of the locale.
  public var paper: PaperSize?
  /// Path of the file, as typed; nil for standard output.
  public var output: String?
  /// The options given that need a page.
  var options: [String] = []
}

extension LaunchArguments {
  /// The formats of `--export`.
  static let exportFormats =
    ExportFormat.allCases.map(\.rawValue) + PaperFormat.allCases.map(\.rawValue)

  /// Sets the format of `--export`.
  mutating func setExport(_ name: String) {
    if let format = ExportFormat(rawValue: name) { setCommand(.export(format)) }
    guard let format = PaperFormat(rawValue: name) else { return }
    paper.format = format
    setCommand(.exportPaper)
  }

  /// Applies an option of a page's export. Returns false for another one.
  mutating func applyPaper(
    _ option: String, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(LaunchError) -> Bool {
    let options = PaperRequest.Page.common + PaperRequest.Page.allCases.flatMap(\.options)
    guard options.contains(option) else { return false }
    paper.options.append(option)
    let value = attached ?? rest.popFirst()
    switch option {
    case "--form":
      let form = try Self.value(of: option, value, among: TableForm.allCases.map(\.rawValue))
      paper.form = TableForm(rawValue: form) ?? .standard
    case "--group-3":
      let elements = try Self.value(of: option, value, among: GroupThree.allCases.map(\.rawValue))
      paper.groupThree = GroupThree(rawValue: elements) ?? .placeholders
    case "--paper":
      let size = try Self.value(of: option, value, among: PaperSize.allCases.map(\.rawValue))
      paper.paper = PaperSize(rawValue: size)
    case "--fill":
      let ink = try Self.value(of: option, value, among: TileInk.allCases.map(\.rawValue))
      paper.ink = TileInk(rawValue: ink) ?? .colors
    case "--log":
      let axes = try Self.value(of: option, value, among: PaperRequest.Page.axes)
      paper.plot.x.isLogarithmic = axes != "y"
      paper.plot.y.isLogarithmic = axes != "x"
    default: try applyPaper(option, text: value)
    }
    return true
  }

  /// Applies an option with any text.
  private mutating func applyPaper(_ option: String, text: String?) throws(LaunchError) {
    switch option {
    case "--element":
      guard let text else { throw LaunchError(translatable("{1} needs an element"), option) }
      paper.element = text
    case "--elements", "--forms":
      try applyPaper(option, names: (text ?? "").split(separator: ",").map { String($0) })
    case "--worksheet":
      guard let worksheet = Worksheet(text: text ?? "") else {
        throw LaunchError(translatable("no worksheet has the settings “{1}”"), text ?? "")
      }
      paper.worksheet = worksheet
    case "--output":
      guard let text, !text.isEmpty else {
        throw LaunchError(translatable("{1} needs a file"), option)
      }
      paper.output = text
    default:
      guard let text, !text.isEmpty else {
        throw LaunchError(translatable("{1} needs a property"), option)
      }
      switch option {
      case "--x": paper.plot.x.id = text
      case "--y": paper.plot.y.id = text
      default: paper.coloring = text
      }
    }
  }

  /// Applies an option with a list of names.
  private mutating func applyPaper(_ option: String, names: [String]) throws(LaunchError) {
    if option == "--forms" {
      guard !names.isEmpty else {
        throw LaunchError(translatable("{1} needs forms, with commas between them"), option)
      }
      paper.forms = names
      return
    }
    guard !names.isEmpty else {
      throw LaunchError(translatable("{1} needs elements, with commas between them"), option)
    }
    guard names.count <= Comparison.limit else {
      throw LaunchError(
        translatable("{1}: only {2} elements can be compared"), option,
        own: String(Comparison.limit))
    }
    paper.elements = names
  }

  /// Returns the page to write. Throws if the arguments contradict it.
  func paperRequest() throws(LaunchError) -> PaperRequest {
    guard marks.isEmpty, browsing.elements.isEmpty, browsing.places == nil, !isAboutFavorites
    else {
      throw LaunchError(
        translatable("a page is exported of the table, or with --element of one element"))
    }
    guard let kind = browsing.page.map({ PaperRequest.Page(rawValue: $0) }) ?? .table else {
      throw LaunchError(
        translatable(
          "--export writes --page table, comparison, plot, nuclides or worksheet, or that of an --element"
        ))
    }
    let allowed = PaperRequest.Page.common + kind.options
    if let other = paper.options.first(where: { !allowed.contains($0) }) {
      throw LaunchError(
        translatable("{1} does not go with --page {2}"), other, own: kind.rawValue)
    }
    guard kind != .comparison || !paper.elements.isEmpty else {
      throw LaunchError(translatable("{1} needs {2}"), "--page comparison", own: "--elements")
    }
    guard paper.element == nil || paper.coloring == nil else {
      throw LaunchError(translatable("--color-by is for the table, and does not go with --element"))
    }
    var request = paper
    request.page = kind
    return request
  }
}
