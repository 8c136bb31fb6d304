import Adwaita
import Elements
import GLib
import Gtk

// PlaceCard
//   ├── SheetHandle, of a sheet
//   ├── Label: place
//   ├── Label: country, number of elements, years
//   ├── Label: origins of the names
//   └── ScrolledWindow → DiscoveryGrid

/// The selected place: the elements discovered there as tiles, each above its year. A callout with an arrow that points
/// to the pin, or a sheet over the lower part of the map.
final class PlaceCard: Box {
  enum Form: Hashable {
    case callout, sheet
  }

  var form = Form.callout {
    didSet { if form != oldValue { updateForm() } }
  }
  /// The position of a callout and of its arrow.
  var placement: CalloutPlacement? {
    didSet {
      if placement?.edge != oldValue?.edge || placement?.arrow != oldValue?.arrow { queueDraw() }
    }
  }
  let handle = SheetHandle()
  /// Called with the distance in pixels by which the sheet is dragged up since the last layout.
  var onMove: (@MainActor (Double) -> Void)?
  /// Called when the sheet is released, and with false if it was only clicked.
  var onMoveEnd: (@MainActor (_ isMoved: Bool) -> Void)?
  /// The point of the head where it is dragged.
  private var grip: (y: Double, isMoved: Bool)?
  private let title = Label()
  private let subtitle = Label()
  private let origins = Label()
  private let grid = DiscoveryGrid()
  private let scrolled: ScrolledWindow

  /// Padding of the callout in the style sheet, and half of the width of its arrow, in pixels.
  private static let (padding, arrowHalf) = (16.0, 11.0)
  private static let columns = 5
  /// Maximum pointer movement of a click, in pixels.
  private static let clickDistance = 4.0

  init() {
    scrolled = ScrolledWindow(grid, horizontally: true)
    super.init(.vertical, spacing: 2)
    name = "place-card"
    addClass("place-card")
    add(handle)
    (title.name, subtitle.name, origins.name) = ("place-name", "place-details", "place-origins")
    title.addClass("card-heading")
    subtitle.addClass("dim-label")
    for label in [title, subtitle, origins] {
      label.alignText(0)
      label.wraps = true
      add(label)
    }
    scrolled.propagatesNaturalSize = true
    scrolled.expandsVertically = true
    scrolled.marginTop = 6
    add(scrolled)
    addDragGesture()
    updateForm()
  }

  /// A drag of the head moves the sheet.
  private func addDragGesture() {
    let drag = DragGesture()
    drag.onDrag { [weak self] in self?.drag(to: $1) }
    drag.onEnd { [weak self] in
      guard let self, let grip = self.grip else { return }
      self.grip = nil
      self.onMoveEnd?(grip.isMoved)
    }
    add(drag)
  }

  private func drag(to y: Double) {
    guard form == .sheet else { return }
    guard let grip else {
      // Without tiles the whole sheet is its head.
      let end =
        scrolled.isVisible ? scrolled.convert(x: 0, y: 0, to: self)?.y ?? 0 : Double(height)
      if y < end { self.grip = (y, isMoved: false) }
      return
    }
    let isMoved = grip.isMoved || (y - grip.y).magnitude > Self.clickDistance
    self.grip?.isMoved = isMoved
    if isMoved { onMove?(grip.y - y) }
  }

  private func updateForm() {
    grid.columns = form == .callout ? Self.columns : nil
    setClass("callout", form == .callout)
    setClass("sheet", form == .sheet)
    handle.isVisible = form == .sheet
    placement = nil
  }

  /// - Parameters:
  ///   - discoveries: the elements with their years, in the order of the tiles.
  ///   - origins: those of the elements' names, if they are named after the place.
  func show(
    _ place: Place, country: String, _ discoveries: [(element: AtomicElement, year: Int)],
    origins: [String] = []
  ) {
    title.text = place.name
    subtitle.text =
      place.summary.map { tr("{1} · {2}", country, Self.unbroken(tr($0))) } ?? country
    self.origins.text = origins.joined(separator: "\n")
    self.origins.isVisible = !origins.isEmpty
    scrolled.setAccessibleLabel(
      origins.isEmpty
        ? tr("Elements discovered here: {1}", place.name)
        : tr("Elements named after it: {1}", place.name))
    grid.show(discoveries)
    scrolled.isVisible = !discoveries.isEmpty
  }

  /// Returns a text that stays on one line, if there is room: no-break spaces, and word joiners around dashes.
  private static func unbroken(_ text: String) -> String {
    String(text.flatMap { $0 == " " ? "\u{a0}" : $0 == "–" ? "\u{2060}–\u{2060}" : String($0) })
  }

  var tiles: [DiscoveryTile] { grid.tiles }

  /// Width of a card without tiles in pixels, at most.
  private static let widestText = 320

  /// The whole size; higher than allocated the tiles scroll.
  var wholeSize: Size {
    let widths = request(.horizontal)
    let tileWidth = grid.request(.horizontal).natural + 2 * Int(Self.padding)
    let textWidth = min(widths.natural, Self.widestText)
    let width = max(tiles.isEmpty ? textWidth : tileWidth, widths.minimum)
    return Size(width: Double(width), height: Double(request(.vertical, forSize: width).natural))
  }

  override func snapshot(_ snapshot: Snapshot) {
    if let placement, let arrow = placement.arrow {
      drawArrow(in: snapshot, placement.edge, arrow - Self.padding)
    }
    super.snapshot(snapshot)
  }

  /// Draws the arrow over the outline of the callout.
  private func drawArrow(
    in snapshot: Snapshot, _ edge: CalloutPlacement.Edge, _ position: Double
  ) {
    let (length, half) = (CalloutPlacement.arrowLength, Self.arrowHalf)
    // Outward from the middle of the arrow's foot.
    let point: (_ along: Double, _ outward: Double) -> Point = { along, outward in
      let (far, near) = (Self.padding + outward, position + along)
      return switch edge {
      case .top: Point(x: near, y: -far)
      case .bottom: Point(x: near, y: Double(self.height) + far)
      case .left: Point(x: -far, y: near)
      case .right: Point(x: Double(self.width) + far, y: near)
      }
    }
    let corners = [point(-half, -1), point(0, length), point(half, -1)]
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = ((xs.min() ?? 0) - 2, (ys.min() ?? 0) - 2)
    let bounds = Bounds(
      x: left, y: top, width: (xs.max() ?? 0) + 2 - left, height: (ys.max() ?? 0) + 2 - top)
    let line = {
      (path: Path, corners: [Point]) in
      path.move(x: corners[0].x, y: corners[0].y)
      for corner in corners[1...] { path.line(x: corner.x, y: corner.y) }
    }
    snapshot.path(in: bounds) { path in
      line(path, corners)
      path.fill(namedColor("popover_bg_color") ?? .white)
      line(path, [point(-half, 0), point(0, length), point(half, 0)])
      path.stroke(width: 1, (namedColor("popover_fg_color") ?? color).faded(to: 0.12))
    }
  }
}
