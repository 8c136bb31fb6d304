import Adwaita
import CGtk
import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Contrast of texts, glyphs and focus rings, computed from pictures in the light, the dark and the high-contrast
/// style: 4.5:1 for texts, 3:1 for large texts, glyphs and rings (WCAG 2.2, 1.4.3 and 1.4.11).
final class ContrastTests: PageTestCase {
  func testTheMainWindow() throws { try onMain { try Self.checkMainWindow(at: 1) } }

  func testTheMainWindowWithLargeText() throws { try onMain { try Self.checkMainWindow(at: 2) } }

  func testTheElementWindow() throws { try onMain { try Self.checkElementWindow(at: 1) } }

  func testTheElementWindowWithLargeText() throws {
    try onMain { try Self.checkElementWindow(at: 2) }
  }

  func testThePreferences() throws {
    try onMain {
      try Self.checkAtBothScales("preferences") { body in
        let window = PreferencesWindow(
          preferences(nil))
        try show(window)
        defer { window.close() }
        try body(window)
      }
    }
  }

  func testTheComparison() throws {
    try onMain {
      try Self.checkAtBothScales("comparison") { try withComparison(["Au", "Cl"], $0) }
    }
  }

  func testThePlot() throws {
    try onMain { try Self.checkAtBothScales("plot") { try withPlot($0) } }
  }

  func testTheNuclideChart() throws {
    try onMain { try Self.checkAtBothScales("nuclides") { try withNuclides($0) } }
  }

  func testTheFailurePageAndTheBanner() throws {
    try onMain {
      let error = CatalogError(file: "elements.json", location: .file, message: "no text")
      try withWindow(width: 600, height: 500) {
        FailurePage(error)
      } _: { window, _ in
        try Self.inEachStyle { try Self.check(window, "failure, \($0)") }
      }
      try withWindow(width: 600, height: 200) {
        Banner("banner", [.retryFavorites]) {}
      } _: { window, banner in
        banner.show("Your favorites cannot be saved.", canClose: true)
        try Self.inEachStyle { try Self.check(window, "banner, \($0)") }
      }
    }
  }

  // MARK: Styles and windows

  /// Runs `body` with the name of each style, in which no ring was compared yet.
  @MainActor
  private static func inEachStyle(_ body: (String) throws -> Void) throws {
    try TestSupport.inEachStyle {
      ringedKinds = []
      try body($0)
    }
  }

  /// Checks a window in each style, with texts of normal and of double size.
  @MainActor
  private static func checkAtBothScales<Shown: Window>(
    _ name: String, _ show: ((Shown) throws -> Void) throws -> Void
  ) throws {
    for scale in [1.0, 2] {
      try withTextScale(scale) {
        try show { window in
          try inEachStyle { try check(window, "\(name) at \(scale), \($0)") }
        }
      }
    }
  }

  @MainActor
  private static func checkMainWindow(at scale: Double) throws {
    let favorites = try favorites(["Na", "Au", "O"], others: [("Bert", ["Fe"])])
    var state = SavedState()
    state.mainWindow = .init(width: 1080, height: 760)
    try withTextScale(scale) {
      try withMainWindow(favorites: favorites, state: state) { window in
        try inEachStyle { style in
          for page in Page.all {
            window.showPage(page.id)
            if page.id == Page.places.id {
              waitUntil("the places are read") { window.placesPage?.view != nil }
            }
            try check(window, "\(page.id) at \(scale), \(style)")
          }
        }
      }
    }
  }

  @MainActor
  private static func checkElementWindow(at scale: Double) throws {
    try withTextScale(scale) {
      try withElementWindow("Au", size: (900, 744)) { window in
        try inEachStyle { style in
          try check(window, "gold at \(scale), \(style)")
          window.activate(.flip)
          try check(window, "back of gold at \(scale), \(style)")
          window.activate(.flip)
          for card in [
            "isotopes", "oxidation", "radii", "abundance", "hazards", "names",
            "properties-mechanical",
          ] {
            window.showCard(card)
            try check(window, "\(card) of gold at \(scale), \(style)")
          }
          window.activate(.showPicture, "Au")
          try check(window, "picture of gold at \(scale), \(style)")
          window.activate(.hidePicture)
        }
      }
    }
  }

  // MARK: Checks

  @MainActor
  private static func check(
    _ window: Window, _ place: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    // The colors of inactive windows are paler.
    Hand.shared.activate(window)
    window.clearFocus()
    settle(window)
    let picture = try XCTUnwrap(Screenshot(of: window))
    let widgets = window.mappedWidgets
    let disabled = widgets.filter { gtk_widget_is_sensitive($0.widget) == 0 }
      .compactMap { $0.bounds(in: window) }
    var faults: [String] = []
    for text in DrawnText.all(in: window)
    where !disabled.contains(where: { $0.contains(text.frame) }) {
      guard let ground = picture.ground(of: text.frame.grown(by: 3)) else { continue }
      let contrast = text.color.over(ground).contrast(to: ground)
      let isLarge = text.size >= 24 || text.isBold && text.size >= 18.66
      if contrast < (isLarge ? 3 : 4.5) {
        faults.append("text \(Self.describe(text.frame, window)): \(contrast)")
      }
    }
    for glyph in widgets where glyph.isGlyph {
      guard glyph.width > 0, let frame = glyph.bounds(in: window),
        !disabled.contains(where: { $0.contains(frame) }),
        window.pick(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2).map({
          glyph.isInside($0)
        }) ?? false,
        let contrast = picture.glyphContrast(in: frame), contrast < 3
      else { continue }
      faults.append("glyph \(Self.describe(frame, window)): \(contrast)")
    }
    faults += try ringFaults(of: widgets, in: window, place)
    if !faults.isEmpty { save(picture, "contrast \(place)") }
    XCTAssertEqual(faults, [], place, file: file, line: line)
  }

  /// Number of times that a ring without contrast is compared again.
  private static let ringTries = 10

  /// Pixels around a widget in a picture of its ring, and those from its edges in which the ring lies.
  private static let (ringMargin, ringBand) = (4.0, 10)
  /// The same of a field, whose frame is without its padding.
  private static let fieldMargin = 10.0

  /// The kinds of widgets whose rings were compared in the present style.
  @MainActor private static var ringedKinds: Set<String> = []

  /// Focuses a widget of each kind, once in a style, and compares its ring with the colors without it.
  @MainActor
  private static func ringFaults(
    of widgets: [Widget], in window: Window, _ place: String
  ) throws -> [String] {
    var faults: [String] = []
    for widget in widgets
    where widget.isRingable && !ringedKinds.contains(widget.kind) && widget.isUncovered(in: window)
    {
      ringedKinds.insert(widget.kind)
      widget.grabFocus()
      guard widget.isFocused else { continue }
      var (contrast, picture) = try ringContrast(of: widget, in: window)
      // A picture that was drawn meanwhile, or a fading color, changes more pixels than the ring.
      for _ in 0..<Self.ringTries where contrast < 3 {
        (contrast, picture) = try ringContrast(of: widget, in: window)
      }
      if contrast < 3, let picture {
        let path = save(picture, "contrast \(place), ring of \(widget.kind)")
        faults.append("ring of \(widget.kind) \(widget.name): \(contrast), \(path)")
      }
    }
    window.clearFocus()
    return faults
  }

  /// Contrast of the focused widget's ring, and a picture with the ring.
  @MainActor
  private static func ringContrast(
    of widget: Widget, in window: Window
  ) throws -> (contrast: Double, picture: Screenshot?) {
    var pictures: [Screenshot] = []
    for showsFocus in [false, true] {
      window.showsFocus = showsFocus
      // The ring of a field is shown as long as it has the focus.
      if widget.isText, !showsFocus { window.clearFocus() } else { widget.grabFocus() }
      drawFrame(of: window)
      let margin = widget.isText ? Self.fieldMargin : Self.ringMargin
      guard let frame = widget.ringed?.bounds(in: window)?.grown(by: margin) else { break }
      pictures.append(try XCTUnwrap(Screenshot(of: window, part: frame)))
    }
    guard pictures.count == 2 else { return (1, nil) }
    // A field has its ring partly on its border.
    let contrasts = (widget.isText ? [0, 2] : [0]).compactMap {
      pictures[0].ringContrast(to: pictures[1], band: Self.ringBand + $0)
    }
    return (contrasts.max() ?? 1, pictures[1])
  }

  /// Waits until the window has drawn a frame, with all changes so far.
  @MainActor
  private static func drawFrame(of window: Window) {
    guard let frames = FrameCounter(window) else { return XCTFail("the window has no frames") }
    window.queueDraw()
    waitUntil("a frame is painted") { frames.count > 0 }
  }

  @MainActor
  private static func describe(_ frame: Bounds, _ window: Window) -> String {
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let widget = window.pick(x: x, y: y)
    return "\(widget?.kind ?? "") \(widget?.name ?? "") \(Int(x)),\(Int(y))"
  }
}

extension Widget {
  /// Frame in a window; nil without one in common.
  fileprivate func bounds(in window: Window) -> Bounds? {
    convert(x: 0, y: 0, to: window).map {
      Bounds(x: $0.x, y: $0.y, width: Double(width), height: Double(height))
    }
  }

  /// C class and style classes.
  fileprivate var kind: String {
    String(cString: g_type_name(Instance.type(of: raw))) + " "
      + (parent.map { String(cString: g_type_name(Instance.type(of: $0.raw))) } ?? "")
  }

  fileprivate var isGlyph: Bool { isInstance(of: gtk_image_get_type()) }

  /// True for what can show a focus ring: no container, which passes the focus on, and no text.
  fileprivate var isRingable: Bool {
    isMapped && width > 0 && isFocusable && isSensitive && canFocus
      && !isInstance(of: gtk_label_get_type())
      && !isInstance(of: gtk_scrolled_window_get_type()) && !isInstance(of: gtk_list_box_get_type())
      && !isInstance(of: gtk_flow_box_get_type()) && !(self is Window)
  }

  fileprivate var isText: Bool { isInstance(of: gtk_text_get_type()) }

  /// The widget around which the ring is drawn: the selected tab of a notebook, the field of a text, else the widget
  /// itself.
  fileprivate var ringed: Widget? {
    if isText { return parent }
    guard isInstance(of: gtk_notebook_get_type()) else { return self }
    return children.first?.mappedWidgets.first {
      gtk_widget_get_state_flags($0.widget).rawValue & GTK_STATE_FLAG_CHECKED.rawValue != 0
    }
  }

  /// True if the widget, or a part of it, is found by a hit test in its middle.
  fileprivate func isUncovered(in window: Window) -> Bool {
    guard let frame = bounds(in: window) else { return false }
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    return window.pick(x: x, y: y)?.isInside(self) ?? false
  }
}
