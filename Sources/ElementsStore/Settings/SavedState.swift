public import Elements
public import GLib

/// The program's state between starts. A pure value, persisted by `StateFile`.
public struct SavedState: Sendable, Hashable {
  /// Size of a window in pixels.
  public struct WindowSize: Sendable, Hashable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// Range of plausible widths and heights. Others are ignored.
    private static let plausible = 200...20_000

    fileprivate init?(_ width: Int?, _ height: Int?) {
      guard let width, let height, Self.plausible ~= width, Self.plausible ~= height else {
        return nil
      }
      self.init(width: width, height: height)
    }
  }

  /// Position of a window on the screen, in pixels.
  public struct WindowPosition: Sendable, Hashable {
    public var x: Int
    public var y: Int

    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }

    /// Range of plausible coordinates. Others are ignored.
    private static let plausible = 0...20_000

    fileprivate init?(_ x: Int?, _ y: Int?) {
      guard let x, let y, Self.plausible ~= x, Self.plausible ~= y else { return nil }
      self.init(x: x, y: y)
    }
  }

  /// Identifier of the page shown last.
  public var page: String?
  /// Size of the main window when not maximized.
  public var mainWindow: WindowSize?
  /// True if the main window was maximized.
  public var isMaximized = false
  /// Identifiers of the collapsed sections of each page.
  public var collapsed: [String: Set<String>] = [:]
  /// Sort order of the favorites below each name.
  public var favoritesSorting = FavoritesSorting.manual
  /// Size of the element window closed last.
  public var elementWindow: WindowSize?
  /// Position of the element window closed last, if the desktop reports it.
  public var elementPosition: WindowPosition?

  public init() {}

  private enum Group {
    static let window = "window"
    static let element = "element-window"
    static let collapsed = "collapsed"
    static let favorites = "favorites"
  }

  /// Parses a state file. Ignores invalid values.
  public init(parsing bytes: [UInt8]) throws(GLibError) {
    let file = try KeyFile(parsing: bytes)
    page = file.string(Group.window, "page")
    mainWindow = WindowSize(file.int(Group.window, "width"), file.int(Group.window, "height"))
    isMaximized = file.string(Group.window, "maximized") == "true"
    elementWindow = WindowSize(file.int(Group.element, "width"), file.int(Group.element, "height"))
    elementPosition = WindowPosition(file.int(Group.element, "x"), file.int(Group.element, "y"))
    favoritesSorting =
      file.string(Group.favorites, "order").flatMap(FavoritesSorting.init) ?? .manual
    for page in file.keys(of: Group.collapsed) {
      collapsed[page] = Set(file.strings(Group.collapsed, page))
    }
  }

  /// Contents of a state file.
  public var text: String {
    let file = KeyFile()
    if let page { file.set(Group.window, "page", page) }
    if let mainWindow {
      file.set(Group.window, "width", String(mainWindow.width))
      file.set(Group.window, "height", String(mainWindow.height))
    }
    file.set(Group.window, "maximized", isMaximized ? "true" : "false")
    if let elementWindow {
      file.set(Group.element, "width", String(elementWindow.width))
      file.set(Group.element, "height", String(elementWindow.height))
    }
    if let elementPosition {
      file.set(Group.element, "x", String(elementPosition.x))
      file.set(Group.element, "y", String(elementPosition.y))
    }
    if favoritesSorting != .manual {
      file.set(Group.favorites, "order", favoritesSorting.rawValue)
    }
    for (page, sections) in collapsed.sorted(by: { $0.key < $1.key }) where !sections.isEmpty {
      file.set(Group.collapsed, page, sections.sorted())
    }
    return file.text
  }
}
