/// The parsed command line. Parsed before the application starts; pure.
public struct LaunchRequest: Sendable, Hashable {
  /// The requested action.
  public enum Action: Sendable, Hashable {
    case browse
    case export(ExportFormat)
    case exportFavorites(ExportFormat)
    /// Write a page as PDF, SVG or PNG, as given in `paper`.
    case exportPaper
    /// List the numeric properties with units, numbers of elements and sources.
    case properties
    /// Print the elements found by a text: as a table, or in a format.
    case search(String, ExportFormat?)
    /// Add or remove favorites, as given in `marks`.
    case mark
    /// Play recordings and print the results.
    case replay
    /// Play one recording, in the process that `replay` starts for it.
    case play
    case version
    case help
    /// Answers the searches of the desktop on the session bus.
    case provideSearch
  }

  /// A favorite that the command line adds or removes.
  public struct Mark: Sendable, Hashable {
    /// The element as typed.
    public let element: String
    /// True to add the favorite, false to remove it.
    public let isFavorite: Bool
  }

  /// The requested action.
  public var action = Action.browse
  /// The page or window to show first, or with `--export` the page to write; nil for the last page shown.
  public var page: String?
  /// Path of the list of places to open, as typed; nil for none.
  public var places: String?
  /// Paths of further lists of places, named without the option, as typed.
  public internal(set) var lists: [String] = []
  /// True if the desktop starts the program as a service, which waits for calls.
  public private(set) var isService = false
  /// The elements to open, as typed.
  public var elements: [String] = []
  /// The favorites to add or remove, in the order typed.
  public var marks: [Mark] = []

  /// Path of the recording to open in the Recorder, as typed; nil for none.
  public var recording: String?
  /// Path of the recording to write, as typed; nil for none.
  public var record: String?
  /// The tables of further data that `--export csv` or `json` prints; none for the catalog alone, all for the catalog
  /// with all of them.
  public internal(set) var tables: [DetailTable] = []
  /// The options of a page's export.
  public var paper = PaperRequest()
  /// The options of `--replay`.
  public var replay = ReplayRequest()
  /// The first option that needs `--replay`.
  var replayOption: String?

  private(set) var isAboutFavorites = false
  private var searchText: String?

  /// The names of the main window's pages, in the order of their tabs.
  let pages: [String]
  /// The names of the windows that `--page` opens.
  let windows: [String]

  /// A request to browse, without options.
  public init(pages: [String] = [], windows: [String] = []) {
    (self.pages, self.windows) = (pages, windows)
  }

  /// Parses the command line.
  /// - Parameters:
  ///   - arguments: the arguments without the program's name.
  ///   - pages: the names of the main window's pages.
  ///   - windows: those of the windows of its menu.
  public static func parse(
    arguments: [String], pages: [String], windows: [String] = []
  ) -> Result<LaunchRequest, LaunchError> {
    Result { () throws(LaunchError) in
      try parsed(arguments, LaunchRequest(pages: pages, windows: windows))
    }
  }

  private static func parsed(
    _ arguments: [String], _ empty: LaunchRequest
  ) throws(LaunchError) -> LaunchRequest {
    var request = empty
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        request.add(argument)
        continue
      }
      if argument == "--" {
        request.elements += rest
        break
      }
      try request.apply(option: argument, rest: &rest)
    }
    try request.validate()
    return request
  }

  /// Adds an argument that is no option.
  private mutating func add(_ argument: String) {
    if argument.hasSuffix(Self.recordingSuffix), action != .replay {
      recording = argument
    } else if Self.isList(argument), action != .replay {
      lists.append(argument)
    } else {
      elements.append(argument)
    }
  }

  /// Throws if the arguments contradict each other.
  private mutating func validate() throws(LaunchError) {
    if let searchText { try validateSearch(searchText) }
    try validateRecordings()
    try validatePaper()
    switch action {
    case .export, .properties, .search, .mark:
      guard places == nil else {
        throw LaunchError(translatable("--places opens a window, and goes with --page only"))
      }
    case .browse, .exportFavorites, .exportPaper, .replay, .play, .version, .help, .provideSearch:
      break
    }
    switch action {
    case .export(let format):
      guard marks.isEmpty else {
        throw LaunchError(
          translatable("--export does not go with --favorite and --unfavorite"))
      }
      guard elements.isEmpty else {
        throw LaunchError(
          translatable("--export prints the whole catalog and takes no elements"))
      }
      if isAboutFavorites { action = .exportFavorites(format) }
    case .mark where !elements.isEmpty:
      throw LaunchError(
        translatable("write --favorite or --unfavorite before each element, also before “{1}”"),
        elements[0])
    case .browse, .mark:
      if isAboutFavorites {
        throw LaunchError(translatable("--favorites only goes with --export"))
      }
    case .properties:
      guard elements.isEmpty, marks.isEmpty, !isAboutFavorites else {
        throw LaunchError(translatable("--properties prints a list and takes no elements"))
      }
    case .exportFavorites, .exportPaper, .search, .replay, .play, .version, .help, .provideSearch:
      break
    }
  }

  private mutating func validateSearch(_ text: String) throws(LaunchError) {
    if action == .version || action == .help { return }
    // What is no UTF-8 has been replaced by this character.
    guard !text.unicodeScalars.contains("\u{fffd}") else {
      // TRANSLATORS: {1} is an option.
      throw LaunchError(translatable("the text of {1} is not in UTF-8"), "--search")
    }
    guard text.unicodeScalars.count <= SearchLexer.maximumLength,
      SearchLexer.tokens(of: text).count < SearchLexer.maximumCount
    else {
      // TRANSLATORS: {1} is an option.
      throw LaunchError(translatable("the text of {1} is too long"), "--search")
    }
    guard marks.isEmpty, elements.isEmpty, !isAboutFavorites, action != .exportPaper else {
      throw LaunchError(
        translatable(
          "--search takes one text, in quotation marks, and of the other options only --export"))
    }
    if case .export(let format) = action {
      action = .search(text, format)
    } else {
      action = .search(text, nil)
    }
  }

  private mutating func apply(
    option argument: String, rest: inout ArraySlice<String>
  ) throws(LaunchError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let attached = parts.count == 2 ? String(parts[1]) : nil
    let option = String(parts[0])
    if try applyRecording(option, attached, &rest) { return }
    if try applyPaper(option, attached, &rest) { return }
    switch option {
    case "--page":
      let others = PaperRequest.pages.filter { !windows.contains($0) }
      page = try Self.value(
        of: option, attached ?? rest.popFirst(),
        among: pages + windows + others + Self.detailPages)
    case "--export":
      setExport(
        try Self.value(of: option, attached ?? rest.popFirst(), among: Self.exportFormats))
    case "--search", "--places":
      try apply(option, attached ?? rest.popFirst())
    case "--favorite", "--unfavorite":
      guard let element = attached ?? rest.popFirst() else {
        throw LaunchError(translatable("{1} needs an element"), option)
      }
      marks.append(Mark(element: element, isFavorite: option == "--favorite"))
      setAction(.mark)
    case "--favorites", "--properties", "--version", "--help", "-h", "--gapplication-service",
      "--search-provider":
      guard attached == nil else {
        throw LaunchError(translatable("{1} takes no value"), option)
      }
      apply(flag: option)
    default:
      throw LaunchError(translatable("unknown option “{1}”"), option)
    }
  }

  /// Applies an option without a value.
  private mutating func apply(flag option: String) {
    switch option {
    case "--favorites": isAboutFavorites = true
    case "--properties": setAction(.properties)
    case "--search-provider": setAction(.provideSearch)
    case "--version": setAction(.version)
    // GApplication's option for a service started by the desktop.
    case "--gapplication-service": isService = true
    default: setAction(.help)
    }
  }

  /// Applies an option with a text that may begin with a dash.
  private mutating func apply(_ option: String, _ value: String?) throws(LaunchError) {
    if option == "--search" {
      guard let value else { throw LaunchError(translatable("{1} needs a text"), option) }
      searchText = value
    } else {
      guard let value, !value.isEmpty else {
        throw LaunchError(translatable("{1} needs a file"), option)
      }
      places = value
    }
  }

  /// Sets the action unless one of higher precedence is set: help, then version, export, marks.
  mutating func setAction(_ other: Action) {
    switch (action, other) {
    case (.help, _), (.export, .mark), (.export, .replay), (.export, .play): break
    case (.export, .properties), (.version, .properties), (.properties, .mark): break
    case (.exportPaper, .mark), (.exportPaper, .properties), (.version, .exportPaper): break
    case (.version, .export), (.version, .mark), (.version, .replay), (.version, .play): break
    default: action = other
    }
  }

  static func value(
    of option: String, _ value: String?, among choices: [String]
  ) throws(LaunchError) -> String {
    let expected = choices.joined(separator: ", ")
    guard let value else {
      throw LaunchError(translatable("{1} needs one of {2}"), option, own: expected)
    }
    guard choices.contains(value) else {
      throw LaunchError(
        translatable("{1}: expected one of {2}, found “{3}”"), option, own: expected, value)
    }
    return value
  }
}
