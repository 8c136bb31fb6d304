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

    init?(_ width: Int?, _ height: Int?) {
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

    init?(_ x: Int?, _ y: Int?) {
      guard let x, let y, Self.plausible ~= x, Self.plausible ~= y else { return nil }
      self.init(x: x, y: y)
    }
  }

  /// Scroll position of a page, in pixels from its start.
  public struct ScrollPosition: Sendable, Hashable {
    public var x: Double
    public var y: Double

    public init(x: Double = 0, y: Double) {
      self.x = x
      self.y = y
    }

    /// The position in whole pixels, as a state file has it.
    public func rounded() -> ScrollPosition { ScrollPosition(x: x.rounded(), y: y.rounded()) }

    /// Range of plausible positions. Others are ignored.
    private static let plausible = 0...20_000_000

    init?(_ x: Int?, _ y: Int?) {
      guard let x, let y, Self.plausible ~= x, Self.plausible ~= y else { return nil }
      self.init(x: Double(x), y: Double(y))
    }
  }

  /// Identifier of the page shown last.
  public var page: String?
  /// Size of the main window when not maximized.
  public var mainWindow: WindowSize?
  /// True if the main window was maximized.
  public var isMaximized = false
  /// True if the side pane is turned on; nil until the user turns it on or off, or opens the first element.
  public var isPaneOn: Bool?
  /// Width of the side pane in pixels.
  public var paneWidth: Int?
  /// Atomic number of the element in the side pane, or pushed over the pages.
  public var element: Int?
  /// True if the element was pushed over the pages.
  public var isPushed = false
  /// Identifiers of the collapsed sections of each page.
  public var collapsed: [String: Set<String>] = [:]
  /// Scroll position of each page that is not at its start.
  public var scroll: [String: ScrollPosition] = [:]
  /// What pages and other windows remember, by the names of their sections.
  public var sections: [String: StateSection] = [:]
  /// Size of the element window closed last.
  public var elementWindow: WindowSize?
  /// Position of the element window closed last, if the desktop reports it.
  public var elementPosition: WindowPosition?

  /// The state of a first start.
  public init() {}

  /// What a page or window remembers.
  public subscript(section: String) -> StateSection {
    get { sections[section] ?? StateSection() }
    set { sections[section] = newValue.isEmpty ? nil : newValue }
  }

  /// Adopts the part of another state that the main window has.
  /// - Parameter pages: the names of its pages' sections.
  public mutating func adoptMainWindow(of other: SavedState, pages: [String]) {
    let own = self
    self = other
    (elementWindow, elementPosition) = (own.elementWindow, own.elementPosition)
    sections = own.sections
    for page in pages { self[page] = other[page] }
  }
}
