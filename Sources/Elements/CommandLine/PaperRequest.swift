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

/// A size of paper, in points.
public enum PaperSize: String, Sendable, Hashable, CaseIterable {
  case a4, letter

  /// The size in portrait.
  public var portrait: Size {
    switch self {
    case .a4: Size(width: 595.276, height: 841.89)
    case .letter: Size(width: 612, height: 792)
    }
  }

  /// The size in landscape.
  public var landscape: Size { Size(width: portrait.height, height: portrait.width) }

  /// Margin on all sides of a page in a file.
  public static let margin = 36.0
}

/// The page that `--export` writes as PDF, SVG or PNG: the Table, or the sheet of an element.
public struct PaperRequest: Sendable, Hashable {
  public var format = PaperFormat.pdf
  /// The element as typed; nil for the Table.
  public var element: String?
  /// Identifier of the coloring of the Table, as typed.
  public var coloring: String?
  public var form = TableForm.standard
  /// The size of paper; nil for that of the locale.
  public var paper: PaperSize?
  /// Path of the file, as typed; nil for standard output.
  public var output: String?
  /// The first option given that needs a picture.
  var option: String?
}

extension LaunchRequest {
  /// The formats of `--export`.
  static let exportFormats =
    ExportFormat.allCases.map(\.rawValue) + PaperFormat.allCases.map(\.rawValue)

  /// Sets the format of `--export`.
  mutating func setExport(_ name: String) {
    if let format = ExportFormat(rawValue: name) { setAction(.export(format)) }
    guard let format = PaperFormat(rawValue: name) else { return }
    paper.format = format
    setAction(.exportPaper)
  }

  /// Applies an option of a page's export. Returns false for another one.
  mutating func applyPaper(
    _ option: String, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(LaunchError) -> Bool {
    guard ["--color-by", "--element", "--form", "--paper", "--output"].contains(option) else {
      return false
    }
    paper.option = paper.option ?? option
    let value = attached ?? rest.popFirst()
    switch option {
    case "--form":
      let form = try Self.value(of: option, value, among: TableForm.allCases.map(\.rawValue))
      paper.form = TableForm(rawValue: form) ?? .standard
    case "--paper":
      let size = try Self.value(of: option, value, among: PaperSize.allCases.map(\.rawValue))
      paper.paper = PaperSize(rawValue: size)
    case "--element":
      guard let value else { throw LaunchError(translatable("{1} needs an element"), option) }
      paper.element = value
    case "--color-by":
      guard let value, !value.isEmpty else {
        throw LaunchError(translatable("{1} needs a property"), option)
      }
      paper.coloring = value
    default:
      guard let value, !value.isEmpty else {
        throw LaunchError(translatable("{1} needs a file"), option)
      }
      paper.output = value
    }
    return true
  }

  /// Throws if the arguments contradict the export of a page.
  func validatePaper() throws(LaunchError) {
    switch action {
    case .version, .help: return
    case .exportPaper: break
    default:
      guard let option = paper.option else { return }
      throw LaunchError(translatable("{1} only goes with --export pdf, svg or png"), option)
    }
    guard marks.isEmpty, elements.isEmpty, places == nil, !isAboutFavorites else {
      throw LaunchError(
        translatable("a page is exported of the table, or with --element of one element"))
    }
    guard page == nil || page == Self.pages[0] else {
      throw LaunchError(translatable("--export writes --page table, or the page of an --element"))
    }
    guard paper.element == nil || paper.coloring == nil else {
      throw LaunchError(translatable("--color-by is for the table, and does not go with --element"))
    }
  }
}
