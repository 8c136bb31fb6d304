/// The parsed command line: what the program is asked for. Parsed before the application starts; pure.
public enum LaunchRequest: Sendable, Hashable {
  /// Open windows.
  case browse(Browsing)
  /// Print the catalog, or with tables these: all of them for the catalog with all of them.
  case export(ExportFormat, [DetailTable])
  case exportFavorites(ExportFormat)
  /// Write a page as PDF, SVG or PNG.
  case exportPaper(PaperRequest)
  /// List the numeric properties with units, numbers of elements and sources.
  case properties
  /// Print the elements found by a text: as a table, or in a format.
  case search(String, ExportFormat?)
  /// Add or remove favorites, in the order typed.
  case mark([Mark])
  /// Play recordings and print the results.
  case replay(ReplayRequest)
  /// Play one recording, in the process that `replay` starts for it.
  case play(ReplayRequest)
  case version
  case help
  /// Answer the searches of the desktop on the session bus.
  case provideSearch

  /// The windows to open. Paths and elements are as typed.
  public struct Browsing: Sendable, Hashable {
    /// The page or window to show first; nil for the last page shown.
    public var page: String?
    /// Path of the list of places to open; nil for none.
    public var places: String?
    /// Paths of further lists of places, named without the option.
    public var lists: [String] = []
    /// The elements to open.
    public var elements: [String] = []
    /// Path of the recording to open in the Recorder; nil for none.
    public var recording: String?
    /// Path of the recording to write; nil for none.
    public var record: String?
    /// True if the desktop starts the program as a service, which waits for calls.
    public var isService = false

    public init() {}

    /// True if the main window is to be shown: it is named, or nothing else is.
    public var showsMainWindow: Bool {
      page != nil || places != nil || elements.isEmpty && recording == nil && lists.isEmpty
    }
  }

  /// A favorite that the command line adds or removes.
  public struct Mark: Sendable, Hashable {
    /// The element as typed.
    public let element: String
    /// True to add the favorite, false to remove it.
    public let isFavorite: Bool
  }

  /// Suffix of recordings, which open in the Recorder.
  public static let recordingSuffix = ".elements-recording"

  /// The first argument of a process that plays a recording.
  public static let playOption = "--play"

  /// Parses the command line.
  /// - Parameters:
  ///   - arguments: the arguments without the program's name.
  ///   - pages: the names of the main window's pages.
  ///   - windows: those of the windows of its menu.
  public static func parse(
    arguments: [String], pages: [String], windows: [String] = []
  ) -> Result<LaunchRequest, LaunchError> {
    Result { () throws(LaunchError) in
      var parsed = LaunchArguments(pages: pages, windows: windows)
      try parsed.parse(arguments)
      return try parsed.request()
    }
  }
}
