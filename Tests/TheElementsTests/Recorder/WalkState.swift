import Elements
import GLib
import Gtk

@testable import TheElements

/// The state of the program in which a walk ends, in words.
@MainActor
struct WalkState {
  private var values: [(name: String, value: String)] = []
  /// Scales of the map and of pictures.
  private var scales: [(name: String, value: Double)] = []

  init(_ host: ElementsRecordingHost, _ window: MainWindow, _ favorites: Favorites) {
    add("page", window.shownPage?.page.id)
    add("size", "\(window.defaultWidth) × \(window.defaultHeight)")
    add("pane", (window.state.isPaneOn, window.sidePane.isPushed))
    add("element", window.sidePane.page?.element.symbol)
    add("face", window.sidePane.page?.view?.tile.isBackUp)
    add("favorites", favorites.state.mine.map(\.number))
    add("sorting", window.state.favoritesSorting)
    add(
      "collapsed",
      window.state.collapsed.mapValues { $0.sorted() }.filter { !$0.value.isEmpty }
        .sorted { $0.key < $1.key })
    add("search", window.search.text)
    add("shown elements", window.shownOrder?.map(\.number))
    add("top", window.shownPage?.content?.topPart)
    add("place", window.state.places.place)
    add("years", window.placesPage?.timeline?.range)
    add("pinned", window.placesPage?.isTimelinePinned)
    add(window.pictures, "")
    if let map = window.placesPage?.shownMap { add("map", map.restViewport) }
    let windows = host.application.windows.compactMap { $0 as? ElementWindow }
    for window in windows.sorted(by: { $0.element.number < $1.element.number }) { add(window) }
  }

  private mutating func add(_ window: ElementWindow) {
    let name = "window \(window.element.symbol)"
    add("\(name): face", window.page.view?.tile.isBackUp)
    add("\(name): top", window.page.scroller.topPart)
    add(window.page.overlay, "\(name): ")
  }

  private mutating func add(_ overlay: PictureOverlay?, _ prefix: String) {
    guard let view = overlay?.view, overlay?.isShowing == true else { return }
    add("\(prefix)picture", view.element.symbol)
    add("\(prefix)picture", view.canvas.restViewport)
  }

  private mutating func add(_ name: String, _ viewport: Viewport) {
    scales.append(("\(name), scale", viewport.scale))
  }

  private mutating func add(_ name: String, _ value: Any?) {
    values.append((name, value.map { "\($0)" } ?? "none"))
  }

  /// Returns what differs from another state: scales by more than 1 %.
  func differences(from other: WalkState) -> [String] {
    let names = values.map(\.name) + scales.map(\.name)
    let others = other.values.map(\.name) + other.scales.map(\.name)
    guard names == others else { return ["\(names) instead of \(others)"] }
    let unlike = zip(values, other.values).filter { $0.value != $1.value }
      .map { "\($0.name): \($0.value), played \($1.value)" }
    let unscaled = zip(scales, other.scales).filter { abs($0.value / $1.value - 1) > 0.01 }
      .map { "\($0.name): \($0.value), played \($1.value)" }
    return unlike + unscaled
  }
}
