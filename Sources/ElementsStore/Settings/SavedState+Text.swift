import Elements
public import GLib

/// The state file: a key file. Each value is read by itself, and ignored if it is invalid or out of bounds.
extension SavedState {
  fileprivate enum Group {
    static let window = "window"
    static let pane = "side-pane"
    static let element = "element-window"
    static let collapsed = "collapsed"
    static let scroll = "scroll"
    static let places = "places"
    static let favorites = "favorites"
    static let table = "table"
    static let comparison = "comparison"
    static let plot = "plot"
  }

  /// Bounds of the values.
  fileprivate enum Bounds {
    static let paneWidth = PaneLayout.widths
    static let element = 1...999
    static let longitude = -180.0...180.0
    static let latitude = -90.0...90.0
    static let years = -9999...9999
    /// Pages with a scroll position, and bytes of a text.
    static let (pages, text) = (100, 1000)
  }

  /// Parses a state file. Ignores invalid values.
  public init(parsing bytes: [UInt8]) throws(GLibError) {
    let file = try KeyFile(parsing: bytes)
    self.init()
    page = file.short(Group.window, "page")
    mainWindow = WindowSize(file.int(Group.window, "width"), file.int(Group.window, "height"))
    isMaximized = file.bool(Group.window, "maximized")
    isPaneOn = file.bool(Group.pane, "shown")
    paneWidth = file.int(Group.pane, "width", in: Bounds.paneWidth)
    element = file.int(Group.pane, "element", in: Bounds.element)
    isPushed = file.bool(Group.pane, "pushed")
    elementWindow = WindowSize(file.int(Group.element, "width"), file.int(Group.element, "height"))
    elementPosition = WindowPosition(file.int(Group.element, "x"), file.int(Group.element, "y"))
    favoritesSorting =
      file.string(Group.favorites, "order").flatMap(FavoritesSorting.init) ?? .manual
    for page in file.keys(of: Group.collapsed) {
      // GLib reads a control character at the beginning of a value as white space.
      let sections = Set(
        file.strings(Group.collapsed, page).filter { $0.utf8.allSatisfy { $0 >= 0x20 } })
      // None are not written either.
      if !sections.isEmpty { collapsed[page] = sections }
    }
    for page in file.keys(of: Group.scroll).prefix(Bounds.pages) {
      let numbers = file.strings(Group.scroll, page).map { Int($0) }
      guard numbers.count == 2 else { continue }
      scroll[page] = ScrollPosition(numbers[0], numbers[1])
    }
    places = PlacesState(file)
    table = TableState(file)
    compared = Comparison(
      file.strings(Group.comparison, "elements").compactMap { Int($0) }.filter(
        Bounds.element.contains))
    comparisonWindow = WindowSize(
      file.int(Group.comparison, "width"), file.int(Group.comparison, "height"))
    plot = PlotState(file)
    plotWindow = WindowSize(file.int(Group.plot, "width"), file.int(Group.plot, "height"))
  }

  /// Contents of a state file.
  public var text: String {
    let file = KeyFile()
    if let page { file.set(Group.window, "page", page) }
    file.set(Group.window, size: mainWindow)
    file.set(Group.window, "maximized", isMaximized ? "true" : "false")
    if isPaneOn { file.set(Group.pane, "shown", "true") }
    if let paneWidth { file.set(Group.pane, "width", String(paneWidth)) }
    if let element { file.set(Group.pane, "element", String(element)) }
    if isPushed { file.set(Group.pane, "pushed", "true") }
    file.set(Group.element, size: elementWindow)
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
    for (page, position) in scroll.sorted(by: { $0.key < $1.key }) {
      let numbers = [position.x, position.y].map { Int(exactly: $0.rounded()) ?? 0 }
      file.set(Group.scroll, page, numbers.map(String.init))
    }
    places.write(to: file)
    table.write(to: file)
    if !compared.numbers.isEmpty {
      file.set(Group.comparison, "elements", compared.numbers.map(String.init))
    }
    file.set(Group.comparison, size: comparisonWindow)
    plot.write(to: file)
    file.set(Group.plot, size: plotWindow)
    return file.text
  }
}

extension SavedState.PlacesState {
  fileprivate typealias Group = SavedState.Group
  fileprivate typealias Bounds = SavedState.Bounds

  fileprivate init(_ file: KeyFile) {
    self.init()
    place = file.short(Group.places, "place")
    scale = file.double(Group.places, "scale", in: Viewport.mapScales)
    if let longitude = file.double(Group.places, "longitude", in: Bounds.longitude),
      let latitude = file.double(Group.places, "latitude", in: Bounds.latitude)
    {
      center = Coordinate(longitude: longitude, latitude: latitude)
    }
    if let first = file.int(Group.places, "from", in: Bounds.years),
      let last = file.int(Group.places, "until", in: Bounds.years), first <= last
    {
      years = first...last
    }
    isPushed = file.bool(Group.places, "pushed")
  }

  fileprivate func write(to file: KeyFile) {
    if let place { file.set(Group.places, "place", place) }
    if let scale { file.set(Group.places, "scale", String(scale)) }
    if let center {
      file.set(Group.places, "longitude", String(center.longitude))
      file.set(Group.places, "latitude", String(center.latitude))
    }
    if let years {
      file.set(Group.places, "from", String(years.lowerBound))
      file.set(Group.places, "until", String(years.upperBound))
    }
    if isPushed { file.set(Group.places, "pushed", "true") }
  }
}

extension TableState {
  fileprivate typealias Group = SavedState.Group

  fileprivate init(_ file: KeyFile) {
    self.init()
    form = file.short(Group.table, "form").flatMap(TableForm.init) ?? .standard
    groupThree = file.short(Group.table, "group-3").flatMap(GroupThree.init) ?? .placeholders
    if let id = file.short(Group.table, "coloring") { coloring = TableColoring(id: id) }
    isLogarithmic = file.bool(Group.table, "logarithmic")
    brush = PropertyBrush(
      ["least", "greatest"].map { file.short(Group.table, $0) ?? "" })
    temperature = file.short(Group.table, "temperature").flatMap(Self.temperature)
    pressure = file.short(Group.table, "pressure").flatMap(Pressure.digits(valid:))
    control = file.short(Group.table, "slider").flatMap(Control.init) ?? .temperature
    year = file.int(Group.table, "year", in: SavedState.Bounds.years)
  }

  fileprivate func write(to file: KeyFile) {
    if form != .standard { file.set(Group.table, "form", form.rawValue) }
    if groupThree != .placeholders { file.set(Group.table, "group-3", groupThree.rawValue) }
    if coloring != .category { file.set(Group.table, "coloring", coloring.id) }
    if isLogarithmic { file.set(Group.table, "logarithmic", "true") }
    if let lower = brush?.lower { file.set(Group.table, "least", lower) }
    if let upper = brush?.upper { file.set(Group.table, "greatest", upper) }
    if let temperature { file.set(Group.table, "temperature", temperature) }
    if let pressure { file.set(Group.table, "pressure", pressure) }
    if control != .temperature { file.set(Group.table, "slider", control.rawValue) }
    if let year { file.set(Group.table, "year", String(year)) }
  }
}

extension PlotState {
  fileprivate typealias Group = SavedState.Group

  fileprivate init(_ file: KeyFile) {
    self.init()
    if let axes = file.short(Group.plot, "axes") { _ = set(axes: axes) }
    showsGroups = file.bool(Group.plot, "groups")
    showsPeriods = file.bool(Group.plot, "periods")
  }

  fileprivate func write(to file: KeyFile) {
    if axes != PlotState().axes { file.set(Group.plot, "axes", axes) }
    if showsGroups { file.set(Group.plot, "groups", "true") }
    if showsPeriods { file.set(Group.plot, "periods", "true") }
  }
}

extension KeyFile {
  /// Sets the size of a window, if there is one.
  fileprivate func set(_ group: String, size: SavedState.WindowSize?) {
    guard let size else { return }
    set(group, "width", String(size.width))
    set(group, "height", String(size.height))
  }

  fileprivate func bool(_ group: String, _ key: String) -> Bool { string(group, key) == "true" }

  /// Returns a text; nil if it is missing or too long.
  fileprivate func short(_ group: String, _ key: String) -> String? {
    string(group, key).flatMap { $0.utf8.count <= SavedState.Bounds.text ? $0 : nil }
  }

  fileprivate func int(_ group: String, _ key: String, in bounds: ClosedRange<Int>) -> Int? {
    int(group, key).flatMap { bounds.contains($0) ? $0 : nil }
  }

  /// Returns a number; nil if it is missing, invalid, infinite or out of bounds.
  fileprivate func double(
    _ group: String, _ key: String, in bounds: ClosedRange<Double>
  ) -> Double? {
    string(group, key).flatMap { Double($0) }.flatMap { bounds.contains($0) ? $0 : nil }
  }
}
