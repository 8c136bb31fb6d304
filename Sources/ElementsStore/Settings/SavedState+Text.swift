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
    static let all: Set = [window, pane, element, collapsed, scroll]
  }

  /// Bounds of the values.
  fileprivate enum Bounds {
    static let paneWidth = PaneLayout.widths
    static let element = 1...999
    /// Sections of pages and windows, pages with a scroll position, and bytes of a text.
    static let (sections, pages, text) = (100, 100, 1000)
  }

  /// Parses a state file. Ignores invalid values.
  public init(parsing bytes: [UInt8]) throws(GLibError) {
    let file = try KeyFile(parsing: bytes)
    self.init()
    page = file.short(Group.window, "page")
    mainWindow = WindowSize(file.int(Group.window, "width"), file.int(Group.window, "height"))
    isMaximized = file.bool(Group.window, "maximized")
    isPaneOn = file.string(Group.pane, "shown").flatMap { Bool($0) }
    paneWidth = file.int(Group.pane, "width", in: Bounds.paneWidth)
    element = file.int(Group.pane, "element", in: Bounds.element)
    isPushed = file.bool(Group.pane, "pushed")
    elementWindow = WindowSize(file.int(Group.element, "width"), file.int(Group.element, "height"))
    elementPosition = WindowPosition(file.int(Group.element, "x"), file.int(Group.element, "y"))
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
    for group in file.groups.filter({ !Group.all.contains($0) }).prefix(Bounds.sections) {
      self[group] = StateSection(file, group)
    }
  }

  /// Contents of a state file.
  public var text: String {
    let file = KeyFile()
    if let page { file.set(Group.window, "page", page) }
    file.set(Group.window, size: mainWindow)
    file.set(Group.window, "maximized", isMaximized ? "true" : "false")
    if let isPaneOn { file.set(Group.pane, "shown", String(isPaneOn)) }
    if let paneWidth { file.set(Group.pane, "width", String(paneWidth)) }
    if let element { file.set(Group.pane, "element", String(element)) }
    if isPushed { file.set(Group.pane, "pushed", "true") }
    file.set(Group.element, size: elementWindow)
    if let elementPosition {
      file.set(Group.element, "x", String(elementPosition.x))
      file.set(Group.element, "y", String(elementPosition.y))
    }
    for (page, sections) in collapsed.sorted(by: { $0.key < $1.key }) where !sections.isEmpty {
      file.set(Group.collapsed, page, sections.sorted())
    }
    for (page, position) in scroll.sorted(by: { $0.key < $1.key }) {
      let numbers = [position.x, position.y].map { Int(exactly: $0.rounded()) ?? 0 }
      file.set(Group.scroll, page, numbers.map(String.init))
    }
    for (name, section) in sections.sorted(by: { $0.key < $1.key }) {
      section.write(to: file, name)
    }
    return file.text
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
}
