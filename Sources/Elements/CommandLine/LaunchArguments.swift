/// The arguments of the command line as they are read, before it is checked that they go together.
struct LaunchArguments {
  /// What an option asks for; of several, that of the highest precedence.
  enum Command: Hashable {
    case browse, exportPaper, properties, mark, replay, play, version, help, provideSearch
    case export(ExportFormat)
  }

  private(set) var command = Command.browse
  /// What windows are to be opened. With `--export` its page is the one to write.
  var browsing = LaunchRequest.Browsing()
  var paper = PaperRequest()
  var replay = ReplayRequest()
  /// The first option that needs `--replay`.
  var replayOption: String?
  private(set) var marks: [LaunchRequest.Mark] = []
  private(set) var isAboutFavorites = false
  private(set) var searchText: String?

  /// The names of the main window's pages, in the order of their tabs.
  let pages: [String]
  /// The names of the windows that `--page` opens.
  let windows: [String]

  init(pages: [String], windows: [String]) { (self.pages, self.windows) = (pages, windows) }

  /// True if only windows are to be opened.
  var isBrowsing: Bool { command == .browse && searchText == nil }

  mutating func parse(_ arguments: [String]) throws(LaunchError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        add(argument)
        continue
      }
      if argument == "--" {
        browsing.elements += rest
        break
      }
      try apply(option: argument, rest: &rest)
    }
  }

  /// Returns what is asked for. Throws if the arguments contradict each other.
  func request() throws(LaunchError) -> LaunchRequest {
    switch command {
    case .version: return .version
    case .help: return .help
    case .provideSearch where searchText == nil: return .provideSearch
    case .replay where searchText == nil: return .replay(try replayRequest())
    case .play where searchText == nil: return .play(try replayRequest())
    default: break
    }
    if let searchText { try checkSearch(searchText) }
    try refuseReplay()
    if command == .exportPaper { return .exportPaper(try paperRequest()) }
    let tables = try detailTables()
    guard isBrowsing || browsing.places == nil else {
      throw LaunchError(translatable("--places opens a window, and goes with --page only"))
    }
    if let searchText { return .search(searchText, exportFormat) }
    if let exportFormat { return try export(exportFormat, tables) }
    switch command {
    case .properties:
      guard browsing.elements.isEmpty, marks.isEmpty, !isAboutFavorites else {
        throw LaunchError(translatable("--properties prints a list and takes no elements"))
      }
      return .properties
    case .mark where !browsing.elements.isEmpty:
      throw LaunchError(
        translatable("write --favorite or --unfavorite before each element, also before “{1}”"),
        browsing.elements[0])
    default:
      guard !isAboutFavorites else {
        throw LaunchError(translatable("--favorites only goes with --export"))
      }
      return command == .mark ? .mark(marks) : .browse(browsing)
    }
  }

  /// The format of `--export csv` or `json`; nil without it.
  var exportFormat: ExportFormat? {
    guard case .export(let format) = command else { return nil }
    return format
  }

  private func export(
    _ format: ExportFormat, _ tables: [DetailTable]
  ) throws(LaunchError) -> LaunchRequest {
    guard marks.isEmpty else {
      throw LaunchError(translatable("--export does not go with --favorite and --unfavorite"))
    }
    guard browsing.elements.isEmpty else {
      throw LaunchError(translatable("--export prints the whole catalog and takes no elements"))
    }
    return isAboutFavorites ? .exportFavorites(format) : .export(format, tables)
  }

  private func checkSearch(_ text: String) throws(LaunchError) {
    // What is no UTF-8 has been replaced by this character.
    guard !text.unicodeScalars.contains("\u{fffd}") else {
      // TRANSLATORS: {1} is an option.
      throw LaunchError(translatable("the text of {1} is not in UTF-8"), "--search")
    }
    guard !SearchLexer.isTooLong(text) else {
      // TRANSLATORS: {1} is an option.
      throw LaunchError(translatable("the text of {1} is too long"), "--search")
    }
    guard marks.isEmpty, browsing.elements.isEmpty, !isAboutFavorites, command != .exportPaper
    else {
      throw LaunchError(
        translatable(
          "--search takes one text, in quotation marks, and of the other options only --export"))
    }
  }

  /// Adds an argument that is no option.
  private mutating func add(_ argument: String) {
    if argument.hasSuffix(LaunchRequest.recordingSuffix), command != .replay {
      browsing.recording = argument
    } else if Self.isList(argument), command != .replay {
      browsing.lists.append(argument)
    } else {
      browsing.elements.append(argument)
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
      browsing.page = try Self.value(
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
      marks.append(LaunchRequest.Mark(element: element, isFavorite: option == "--favorite"))
      setCommand(.mark)
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
    case "--properties": setCommand(.properties)
    case "--search-provider": setCommand(.provideSearch)
    case "--version": setCommand(.version)
    // GApplication's option for a service started by the desktop.
    case "--gapplication-service": browsing.isService = true
    default: setCommand(.help)
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
      browsing.places = value
    }
  }

  /// Sets the command unless one of higher precedence is set: help, then version, export, marks.
  mutating func setCommand(_ other: Command) {
    switch (command, other) {
    case (.help, _), (.export, .mark), (.export, .replay), (.export, .play): break
    case (.export, .properties), (.version, .properties), (.properties, .mark): break
    case (.exportPaper, .mark), (.exportPaper, .properties), (.version, .exportPaper): break
    case (.version, .export), (.version, .mark), (.version, .replay), (.version, .play): break
    default: command = other
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
