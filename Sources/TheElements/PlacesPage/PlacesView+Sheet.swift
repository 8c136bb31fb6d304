import Elements
import GLib
import Gtk

/// The card as a sheet over the lower part of the map.
extension PlacesView {
  /// Lets a drag, a click and the keys of the handle move the sheet.
  func addSheet() {
    _ = sheetAnimator
    card.handle.onMove = { [weak self] in self?.choose($0) }
    card.onMove = { [weak self] in self?.drag(by: $0) }
    card.onMoveEnd = { [weak self] in self?.endDrag(isMoved: $0) }
  }

  /// Moves the sheet by the action, which is recorded.
  private func choose(_ stop: Sheet.Stop) {
    if !activate(.resizeSheet, stop.rawValue) { move(to: stop) }
  }

  /// Moves the sheet to a stop.
  func move(to stop: Sheet.Stop) {
    let isNew = stop != sheet.stop
    sheet.move(to: stop, in: sheetArea, at: sheetAnimator.time)
    card.handle.show(stop)
    if isNew { card.handle.announce(stop.text) }
    queueAllocate()
    sheetAnimator.start()
  }

  private func drag(by distance: Double) {
    sheet.drag(to: sheetHeight + distance)
    queueAllocate()
  }

  private func endDrag(isMoved: Bool) {
    guard isMoved else { return card.handle.step() }
    let height = sheet.height(in: sheetArea, at: sheetAnimator.time)
    choose(Sheet.Stop.nearest(to: height, in: sheetArea))
  }

  func stepSheet(_ time: Double) -> Bool {
    queueAllocate()
    return sheet.isMoving(at: time)
  }

  func endSheet() {
    sheet.rest()
    queueAllocate()
  }

  /// Allocates the sheet at the foot of an area of the map, and tells the map how much of it is covered.
  func allocateSheet(over area: Rect) {
    guard hasPlace, card.form == .sheet else {
      return map.cover(0, of: Size(width: area.width, height: area.height))
    }
    sheetArea = area.height
    sheetHeight = sheet.height(in: area.height, at: sheetAnimator.time)
    map.cover(sheetHeight, of: Size(width: area.width, height: area.height))
    card.isChildVisible = true
    // The part higher than the sheet is below the window.
    let least = Double(card.request(.vertical, forSize: Int(area.width)).minimum)
    card.allocate(
      Rect(
        x: area.x, y: area.maxY - sheetHeight, width: area.width,
        height: max(sheetHeight, least)))
  }
}
