import Elements
import Gtk

/// The frames of the list, the map and what is over the map.
extension PlacesView {
  private static let line = 1
  /// Part of the height that map and timeline have above the list.
  private static let mapPart = 0.6
  /// Distance of buttons and callout from the map's edges, and of the callout from the buttons.
  private static let (margin, gap) = (12, 8.0)

  /// List and map side by side. Returns the map's frame.
  func allocateBeside(_ width: Int, _ height: Int, _ timelineHeight: Int) -> Rect {
    let start = Self.paneWidth + Self.line
    // Before the form for a new size is adopted, the map may have no room.
    let mapWidth = max(width - start, 0)
    let x = { (start: Int, part: Int) in
      Double(self.x(leading: start, width: part, in: width))
    }
    list.allocate(x: x(0, Self.paneWidth), y: 0, width: Self.paneWidth, height: height)
    separator.allocate(x: x(Self.paneWidth, Self.line), y: 0, width: Self.line, height: height)
    let mapHeight = max(height - timelineHeight, 0)
    let column = x(start, mapWidth)
    allocateTimeline(x: column, y: mapHeight, width: mapWidth, height: timelineHeight)
    return Rect(x: column, y: 0, width: Double(mapWidth), height: Double(mapHeight))
  }

  /// The map above the list. Returns the map's frame.
  func allocateStacked(_ width: Int, _ height: Int, _ timelineHeight: Int) -> Rect {
    let top = Int(Double(height) * Self.mapPart)
    let mapHeight = max(top - timelineHeight, 0)
    allocateTimeline(x: 0, y: mapHeight, width: width, height: timelineHeight)
    separator.allocate(x: 0, y: Double(top), width: width, height: Self.line)
    list.allocate(
      x: 0, y: Double(top + Self.line), width: width, height: max(height - top - Self.line, 0))
    return Rect(x: 0, y: 0, width: Double(width), height: Double(mapHeight))
  }

  /// The list or the map, above the timeline. Returns the map's frame, which reaches below a sheet.
  func allocatePushed(_ width: Int, _ height: Int, _ timelineHeight: Int) -> Rect {
    let content = max(height - timelineHeight, 0)
    allocateTimeline(x: 0, y: content, width: width, height: timelineHeight)
    if list.isChildVisible { list.allocate(x: 0, y: 0, width: width, height: content) }
    let isSheetAtRest = form == .map && hasPlace && list.isChildVisible == false
    timeline.isChildVisible = timelineHeight > 0 && !isSheetAtRest
    let mapHeight = form == .map && hasPlace ? height : content
    return Rect(x: 0, y: 0, width: Double(width), height: Double(mapHeight))
  }

  private func allocateTimeline(x: Double, y: Int, width: Int, height: Int) {
    timeline.isChildVisible = height > 0
    if height > 0 { timeline.allocate(x: x, y: Double(y), width: width, height: height) }
  }

  /// Returns the frame of the buttons in the free part of the map; they are hidden where it has no room for them.
  func allocateButtons(over area: Rect) -> Rect {
    let size = (buttons.request(.horizontal).minimum, buttons.request(.vertical).minimum)
    let margin = Double(Self.margin)
    let frame = Rect(
      x: isRightToLeft ? area.x + margin : area.maxX - margin - Double(size.0),
      y: max(area.maxY - margin - Double(size.1), 0), width: Double(size.0), height: Double(size.1))
    buttons.isChildVisible = area.height >= Double(size.1) + 2 * margin || card.form == .callout
    if buttons.isChildVisible { buttons.allocate(frame) }
    return frame
  }

  /// Allocates the bodies of the sky in the upper corner, where the text begins, if the map has room for them.
  /// Returns their frame.
  func allocateSky(over area: Rect) -> Rect? {
    let margin = Double(Self.margin)
    let room = Int(area.width - 2 * margin)
    let wanted = sky.request(.horizontal)
    let width = max(min(wanted.natural, SkyCorner.widest, room), wanted.minimum)
    let height = sky.request(.vertical, forSize: width).minimum
    sky.isChildVisible =
      sky.isVisible && map.isChildVisible && area.height >= 3 * Double(height) + 2 * margin
    guard sky.isChildVisible else { return nil }
    let frame = Rect(
      x: isRightToLeft ? area.maxX - margin - Double(width) : area.x + margin, y: area.y + margin,
      width: Double(width), height: Double(height))
    sky.allocate(frame)
    return frame
  }

  /// The frame of the selected pin or body of the sky.
  private func selectedFrame(in mapFrame: Rect) -> Rect? {
    let body = sky.isChildVisible ? sky.selectedFrame(in: self) : nil
    return body ?? map.selectedPinFrame?.offset(x: mapFrame.x, y: mapFrame.y)
  }

  /// Lets the map keep its names off the widgets over it.
  func coverMap(_ area: Rect, _ buttonsFrame: Rect, _ skyFrame: Rect?) {
    let callout = card.form == .callout && card.isVisible && card.isChildVisible
    let covered = [
      buttons.isChildVisible ? buttonsFrame : nil,
      skyFrame,
      map.coveredHeight > 0
        ? Rect(x: area.x, y: area.maxY, width: area.width, height: map.coveredHeight) : nil,
      callout ? card.placement?.frame : nil,
    ]
    map.covered = covered.compactMap { $0?.offset(x: -area.x, y: -area.y) }
  }

  /// Allocates the callout at the selected pin; while that is out of view, the callout is hidden.
  func allocateCallout(over mapFrame: Rect, _ buttonsFrame: Rect) {
    guard hasPlace, card.form == .callout else { return }
    let margin = Double(Self.margin)
    let bounds = mapFrame.inset(by: margin)
    let obstacle = buttonsFrame.inset(by: -Self.gap)
    let placement = selectedFrame(in: mapFrame).flatMap { pin in
      CalloutPlacement(
        card.wholeSize, at: pin, in: bounds,
        avoiding: [obstacle], keeping: card.placement?.edge)
    }
    card.isChildVisible = placement != nil
    card.placement = placement
    if let placement { card.allocate(placement.frame) }
  }
}
