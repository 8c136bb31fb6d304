import Gtk

extension Widget {
  /// Draws a text that begins at a distance from the leading edge of the widget.
  /// - Parameter room: width beyond which the text is ellipsized.
  func draw(
    _ text: TextLayout, in snapshot: Snapshot, leading start: Double, y: Double, _ color: Color,
    within room: Double = .infinity
  ) {
    let length = min(text.width, room)
    snapshot.text(text, x: x(leading: start, width: length, in: Double(width)), y: y, color)
  }
}
