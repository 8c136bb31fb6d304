import Adwaita
import CGtk
import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Sizes of all targets in each style, with texts of normal and of double size: at least 24 pixels (WCAG 2.2, 2.5.8),
/// and 44 (2.5.5) while the last input was touch.
final class TargetSizeTests: PageTestCase {
  /// Least sides of targets in pixels.
  private enum Least {
    static let side = 24.0
    static let touchedSide = 44.0
  }

  func testThePages() throws {
    try onMain {
      // Large text makes targets larger; only in a narrow window it takes room from others.
      try Self.checkPages(width: 1080, height: 760, scales: [1])
      try Self.checkPages(width: 360, height: 500, scales: [1, 2])
    }
  }

  func testAPushedPlaceAndAPushedElement() throws {
    try onMain {
      try PushedPlaceTests.withPlaces { window, _, view in
        window.activate(.showPlace, PushedPlaceTests.stockholm)
        window.isTouched = true
        settle(window)
        // Without its padding of 5 pixels.
        XCTAssertGreaterThanOrEqual(try window.find("place-back").width, 34)
        for target in [view.card.handle] + view.card.tiles as [Widget] {
          XCTAssertGreaterThanOrEqual(target.width, 44, target.name)
          XCTAssertGreaterThanOrEqual(target.height, 44, target.name)
        }
        window.activate(.selectElement, "Co")
        Self.checkBoth(window, "pushed element")
      }
    }
  }

  func testTheSearchAndTheBanners() throws {
    try onMain {
      try withMainWindow(state: SavedState(page: "number")) { window in
        window.favoritesBanner?.show("The disk is full.", canClose: true)
        window.activate(.search, "melti")
        let completion = try window.find("search-completion")
        waitUntil("a completion") { completion.isMapped }
        Self.checkBoth(window, "search")
        window.activate(.search, "alluminum")
        waitUntil("suggestions") { !window.all(NoResultsPage.self).isEmpty }
        Self.checkBoth(window, "nothing found")
      }
    }
  }

  func testTheElementWindowAndThePicture() throws {
    try onMain {
      try withElementWindow("Au", size: (900, 744)) { window in
        Self.checkBoth(window, "front")
        window.activate(.flip)
        Self.checkBoth(window, "back")
        window.activate(.showPicture, "Au")
        Self.checkBoth(window, "picture")
        window.activate(.hidePicture)
        for card in ["isotopes", "abundance"] { window.showCard(card) }
        Self.checkBoth(window, "cards")
        window.activate(.showIsotopes, "list")
        Self.checkBoth(window, "list of isotopes")
      }
    }
  }

  func testTheComparison() throws {
    try onMain {
      for size in [(1000, 720), (360, 640)] {
        try withComparison(["Au", "Cl"], size: size) { Self.checkBoth($0, "comparison in \(size)") }
      }
      try withComparison([]) { Self.checkBoth($0, "empty comparison") }
    }
  }

  func testTheNuclideChart() throws {
    try onMain {
      for size in [(1080, 760), (360, 640)] {
        try withNuclides(size: size) { Self.checkBoth($0, "nuclides in \(size)") }
      }
    }
  }

  func testThePlot() throws {
    try onMain {
      for size in [(900, 680), (360, 640)] {
        try withPlot(size: size) { Self.checkBoth($0, "plot in \(size)") }
      }
    }
  }

  func testThePreferences() throws {
    try onMain {
      let window = PreferencesWindow(
        preferences(nil))
      try show(window)
      defer { window.close() }
      Self.checkBoth(window, "preferences")
    }
  }

  func testTheFailurePageAndTheEmptyFavorites() throws {
    try onMain {
      let state = SavedState(page: FavoritesOrder.id)
      try withMainWindow(favorites: try favorites([]), state: state) { window in
        XCTAssertTrue(try window.find("no-favorites").isMapped)
        Self.checkBoth(window, "no favorites")
      }
      let error = CatalogError(file: "elements.json", location: .file, message: "no text")
      let store = CatalogFile(path: BuiltIn.data.catalog)
      try withMainWindow(Library(store: store, .failed(error))) { Self.checkBoth($0, "failure") }
    }
  }

  // MARK: Checks

  /// Checks all pages in one window. Each change of the style is slow, as it concerns the widgets of all pages.
  @MainActor
  private static func checkPages(width: Int, height: Int, scales: [Double]) throws {
    var state = SavedState()
    state.mainWindow = .init(width: width, height: height)
    let favorites = try favorites(["Na", "Au", "O"], others: [("Bert", ["Fe"])])
    try withMainWindow(favorites: favorites, state: state) { window in
      inEachLook(scales) { isTouched, look in
        window.isTouched = isTouched
        for page in Page.all {
          window.showPage(page.id)
          if page.id == Page.places.id {
            waitUntil("the places are read") { window.placesPage?.view != nil }
          }
          checkTargets(window, "\(page.id) in \(width) pixels, \(look)", isTouched: isTouched)
        }
      }
    }
  }

  @MainActor
  private static func checkBoth(_ window: Window, _ place: String) {
    inEachLook([1, 2]) { isTouched, look in
      window.isTouched = isTouched
      checkTargets(window, "\(place), \(look)", isTouched: isTouched)
    }
    window.isTouched = false
  }

  /// Runs `body` with and without touch, with and without high contrast, at each size of text, with a description of the
  /// last two. Colors have no sizes, so the light and the dark style alternate.
  @MainActor
  private static func inEachLook(_ scales: [Double], _ body: (Bool, String) -> Void) {
    defer { StyleManager.shared.force(dark: false) }
    for (index, scale) in scales.enumerated() {
      withTextScale(scale) {
        @MainActor func inStyle(isDark: Bool, _ contrast: String) {
          StyleManager.shared.force(dark: isDark)
          for isTouched in [false, true] {
            body(isTouched, "\(isDark ? "dark" : "light")\(contrast), text \(scale)")
          }
        }
        inStyle(isDark: index == 1, "")
        withHighContrast { inStyle(isDark: index == 0, ", high contrast") }
      }
    }
  }

  @MainActor
  private static func checkTargets(_ window: Window, _ place: String, isTouched: Bool) {
    settle(window)
    let least = isTouched ? Least.touchedSide : Least.side
    let targets = window.mappedWidgets.filter(\.isTarget)
    XCTAssertFalse(targets.isEmpty, place)
    let small = targets.filter { target in
      guard let side = target.leastSide else { return true }
      return side < (target.staysSmall ? Least.side : least)
    }
    let faults = small.prefix(8).map {
      "\($0.kind) \($0.name) \(Accessible.label(of: $0) ?? "") \($0.leastSide ?? 0)"
    }
    XCTAssertEqual(Set(faults), [], "\(place), touch: \(isTouched)")
  }
}

extension Widget {
  /// True for a focusable widget that a pointer activates: no text, no container of others, and no part of a button.
  fileprivate var isTarget: Bool {
    isMapped && isFocusable && isSensitive && canFocus && width > 0
      && !isInstance(of: gtk_label_get_type()) && !isInstance(of: gtk_text_get_type())
      && !isInstance(of: gtk_scrolled_window_get_type()) && !isInstance(of: gtk_list_box_get_type())
      && !isInstance(of: gtk_flow_box_get_type()) && !isInstance(of: gtk_notebook_get_type())
      && !isInstance(of: gtk_spinner_get_type()) && kind != "GtkListItemWidget" && !(self is Window)
      && !isHiddenArrow
  }

  /// True for an arrow beside tabs that all fit: GTK 4.8 keeps it mapped, in a frame from before.
  private var isHiddenArrow: Bool {
    String(cString: gtk_widget_get_css_name(widget)) == "arrow"
      && width < request(.horizontal).minimum
  }

  /// True for targets without room for 44 pixels: a finger is drawn along the letters, and the legend's categories are
  /// also headers on the Category page.
  fileprivate var staysSmall: Bool { self is LegendEntry || isInLetterRail }

  private var isInLetterRail: Bool { parent is LetterRail }

  /// The shorter side with paddings and borders, in pixels. Presses for a knob are taken by the widget around it.
  fileprivate var leastSide: Double? {
    if self is SliderKnob { return min(2 * TimelineLayout.reach, Double(parent?.height ?? 0)) }
    if isInstance(of: gtk_switch_get_type()), let row = enclosingRow { return Double(row.height) }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, widget, &bounds) != 0 else { return nil }
    return Double(min(bounds.size.width, bounds.size.height))
  }

  /// The row that activates a switch.
  private var enclosingRow: Widget? {
    var widget = parent
    while let one = widget, one.kind != "AdwActionRow" { widget = one.parent }
    return widget
  }

  fileprivate var kind: String { String(cString: g_type_name(Instance.type(of: raw))) }
}
