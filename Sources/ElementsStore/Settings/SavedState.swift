public import Elements
public import GLib

/// What the program remembers between starts. A pure value; `StateFile` keeps it.
public struct SavedState: Sendable, Hashable {
  /// The size of a window in pixels.
  public struct WindowSize: Sendable, Hashable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// Smaller than anything usable, or larger than any screen: such a size is not believed.
    private static let believable = 200...20_000

    fileprivate init?(_ width: Int?, _ height: Int?) {
      guard let width, let height, Self.believable ~= width, Self.believable ~= height else {
        return nil
      }
      self.init(width: width, height: height)
    }
  }

  /// Where a window stands on the screen, in pixels.
  public struct WindowPosition: Sendable, Hashable {
    public var x: Int
    public var y: Int

    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }

    /// Outside of any screen: such a place is not believed.
    private static let believable = 0...20_000

    fileprivate init?(_ x: Int?, _ y: Int?) {
      guard let x, let y, Self.believable ~= x, Self.believable ~= y else { return nil }
      self.init(x: x, y: y)
    }
  }

  /// The page shown last, by its identifier.
  public var page: String?
  /// The main window's size, as it was when not maximized.
  public var mainWindow: WindowSize?
  /// Whether the main window filled the screen.
  public var isMaximized = false
  /// The collapsed sections of each page, by identifiers.
  public var collapsed: [String: Set<String>] = [:]
  /// How the favorites stand below each name.
  public var favoritesSorting = FavoritesSorting.manual
  /// The size of the element's window closed last.
  public var elementWindow: WindowSize?
  /// Where it stood, where the desktop tells.
  public var elementPosition: WindowPosition?

  public init() {}

  private enum Group {
    static let window = "window"
    static let element = "element-window"
    static let collapsed = "collapsed"
    static let favorites = "favorites"
  }

  /// Reads the state out of a file's bytes. Values that make no sense are passed over.
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

  /// The state as the text of a file.
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
