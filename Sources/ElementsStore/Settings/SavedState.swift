public import Elements

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

  /// State of the Places page.
  public struct PlacesState: Sendable, Hashable {
    /// Key of the selected place.
    public var place: String?
    /// Middle of the map.
    public var center: Coordinate?
    /// Zoom of the map; 1 is the whole map.
    public var scale: Double?
    /// First and last year of the timeline.
    public var years: ClosedRange<Int>?
    /// True if the map was shown in place of the list of a narrow window.
    public var isPushed = false

    public init() {}
  }

  /// Identifier of the page shown last.
  public var page: String?
  /// Size of the main window when not maximized.
  public var mainWindow: WindowSize?
  /// True if the main window was maximized.
  public var isMaximized = false
  /// True if the side pane is turned on.
  public var isPaneOn = false
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
  /// State of the Places page.
  public var places = PlacesState()
  /// The user's choices on the Table.
  public var table = TableState()
  /// The elements that the user compares.
  public var compared = Comparison()
  /// The user's choices in the plot.
  public var plot = PlotState()
  /// Sizes of the windows of the comparison and of the plot closed last.
  public var comparisonWindow, plotWindow: WindowSize?
  /// Sort order of the favorites below each name.
  public var favoritesSorting = FavoritesSorting.manual
  /// Size of the element window closed last.
  public var elementWindow: WindowSize?
  /// Position of the element window closed last, if the desktop reports it.
  public var elementPosition: WindowPosition?

  /// The state of a first start.
  public init() {}

  /// Adopts the part of another state that the main window has: all but the other windows.
  public mutating func adoptMainWindow(of other: SavedState) {
    let own = self
    self = other
    (elementWindow, elementPosition) = (own.elementWindow, own.elementPosition)
    (compared, comparisonWindow) = (own.compared, own.comparisonWindow)
    (plot, plotWindow) = (own.plot, own.plotWindow)
  }
}
