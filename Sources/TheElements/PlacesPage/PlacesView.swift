import Adwaita
import Elements
import GLib
import Gtk

// PlacesView
//   ├── PlaceListView
//   ├── separator
//   ├── MapView
//   ├── TimelineView, below the map
//   ├── Box of round buttons, over the map
//   └── PlaceCard, over the map at the selected pin, or below the map in a narrow window

/// The list of places and the map: side by side in a wide window, otherwise the map above the list.
final class PlacesView: Widget {
  let list: PlaceListView
  let map: MapView
  let timeline: TimelineView
  let card = PlaceCard()
  private let separator = Bin()
  private let buttons = Box(.vertical, spacing: 8)
  /// True if a place is selected.
  private var hasPlace = false

  /// Width of the list beside the map, in pixels.
  static let paneWidth = 340
  /// Part of the height that map and timeline have above the list.
  private static let mapPart = 0.6
  private static let least = (width: 320, height: 300)
  private static let line = 1
  /// Distance of buttons and callout from the map's edges, and of the callout from the buttons.
  private static let (margin, gap) = (12, 8.0)

  init(_ list: PlaceListView, _ map: MapView, _ timeline: TimelineView) {
    self.list = list
    self.map = map
    self.timeline = timeline
    super.init()
    separator.addClass("places-separator")
    card.isVisible = false
    map.clipContent()
    addButtons()
    for child in [list, separator, map, timeline, buttons, card] as [Widget] { append(child) }
    afterLayout { [weak self] in self?.updateForm() }
  }

  private func addButtons() {
    let entries: [(String, AppAction, String)] = [
      ("list-add-symbolic", .zoomIn, AppAction.zoomIn.title),
      ("list-remove-symbolic", .zoomOut, AppAction.zoomOut.title),
      ("zoom-fit-best-symbolic", .zoomNormal, tr("Show Whole Map")),
    ]
    for (icon, action, title) in entries {
      let button = Button(icon: icon, name: title)
      for style in ["circular", "map-button"] { button.addClass(style) }
      button.setAction(action.name)
      buttons.add(button)
    }
  }

  override class var accessibleRole: AccessibleRole? { .generic }

  // MARK: Card

  /// Shows or hides the card of the selected place.
  func showCard(_ isShown: Bool) {
    hasPlace = isShown
    card.placement = nil
    if !isShown, card.containsFocus { map.grabFocus() }
    card.isVisible = isShown
    queueAllocate()
  }

  /// Places the callout anew after the map has moved.
  func mapMoved() { if hasPlace, card.form == .callout { queueAllocate() } }

  /// Chooses the form of the card by the width: a queued layout follows in the same frame.
  private func updateForm() {
    card.form = ContentWidth(width) == .narrow ? .bar : .callout
  }

  private func barHeight(width: Int) -> Int {
    hasPlace && card.form == .bar ? card.request(.vertical, forSize: width).natural : 0
  }

  /// Allocates the callout at the selected pin; while that is out of view, the callout is hidden.
  private func allocateCallout(over mapFrame: Rect, _ buttonsFrame: Rect) {
    guard hasPlace, card.form == .callout else { return }
    let margin = Double(Self.margin)
    let bounds = mapFrame.insetBy(margin)
    let obstacle = buttonsFrame.insetBy(-Self.gap)
    let placement = map.selectedPinFrame.flatMap { pin in
      CalloutPlacement(
        card.wholeSize, at: pin.offsetBy(x: mapFrame.x, y: mapFrame.y), in: bounds,
        avoiding: [obstacle], keeping: card.placement?.edge)
    }
    card.isChildVisible = placement != nil
    card.placement = placement
    if let placement { card.allocate(placement.frame) }
  }

  // MARK: Layout

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    // GTK wants every child measured before it gets a size.
    let requests = children.filter(\.isVisible).map { $0.request(orientation).minimum }
    guard orientation == .vertical else { return (Self.least.width, Self.paneWidth * 2) }
    let least = max(Self.least.height, requests.max() ?? 0)
    return (least, least)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let isWide = ContentWidth(width) == .wide
    let bar = barHeight(width: width)
    let top = isWide ? height : Int(Double(height) * Self.mapPart)
    let start = isWide ? Self.paneWidth + Self.line : 0
    let column = (x: isRightToLeft ? 0 : start, width: width - start)
    let timelineHeight = timeline.isVisible ? timeline.request(.vertical).minimum : 0
    let mapHeight = max(top - timelineHeight, 0)
    let place = { (child: Widget, y: Int, height: Int) in
      child.allocate(x: Double(column.x), y: Double(y), width: column.width, height: height)
    }
    place(map, 0, mapHeight)
    if timeline.isVisible { place(timeline, mapHeight, timelineHeight) }
    if bar > 0 {
      card.isChildVisible = true
      place(card, top, bar)
    }
    if isWide {
      let x = { (start: Int, part: Int) in Double(self.isRightToLeft ? width - start - part : start)
      }
      list.allocate(x: x(0, Self.paneWidth), y: 0, width: Self.paneWidth, height: height)
      separator.allocate(
        x: x(Self.paneWidth, Self.line), y: 0, width: Self.line, height: height)
    } else {
      place(separator, top + bar, Self.line)
      place(list, top + bar + Self.line, max(height - top - bar - Self.line, 0))
    }
    let mapFrame = Rect(
      x: Double(column.x), y: 0, width: Double(column.width), height: Double(mapHeight))
    allocateCallout(over: mapFrame, allocateButtons(over: mapFrame))
  }

  /// Returns the frame of the buttons.
  private func allocateButtons(over area: Rect) -> Rect {
    let size = (buttons.request(.horizontal).minimum, buttons.request(.vertical).minimum)
    let margin = Double(Self.margin)
    let frame = Rect(
      x: isRightToLeft ? area.x + margin : area.maxX - margin - Double(size.0),
      y: max(area.maxY - margin - Double(size.1), 0), width: Double(size.0), height: Double(size.1))
    buttons.allocate(frame)
    map.covered = [frame.offsetBy(x: -area.x, y: -area.y)]
    return frame
  }

  override func focus(_ direction: FocusDirection) -> Bool {
    guard direction == .tabForward || direction == .tabBackward else {
      return super.focus(direction)
    }
    return moveFocus(direction, through: [list, map, card, buttons, timeline])
  }
}

extension Rect {
  /// The rectangle with all edges moved inward.
  fileprivate func insetBy(_ distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance, width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }

  fileprivate func offsetBy(x: Double, y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
