import Elements
import Gtk

/// Pointer handling for the stars of all rows in a widget: highlights the star under the pointer, and toggles the
/// favorite on a click.
@MainActor
final class RowStars {
  /// The row whose star is under the pointer.
  private weak var hovered: ElementRow?
  /// The row whose star was pressed.
  private weak var pressed: ElementRow?
  private let click = ClickGesture()

  /// Adds the gestures to `widget`.
  init(in widget: Widget) {
    // In the capture phase: otherwise the list would open the element's window.
    click.capture()
    click.onPressed { [weak self, weak widget] _, x, y in
      guard let self, let row = widget?.starredRow(at: (x, y)) else { return }
      self.click.claim()
      self.light(row, pressed: row)
    }
    click.onReleased { [weak self, weak widget] _, x, y in
      guard let self, let row = self.pressed else { return }
      let target = widget?.starredRow(at: (x, y))
      self.light(target, pressed: nil)
      if target === row {
        row.activateAction(AppAction.toggleFavorite.name, row.element.symbol)
      }
    }
    click.onCancelled { [weak self] in self?.light(nil, pressed: nil) }
    widget.add(click)
    let motion = MotionController()
    motion.onMotion { [weak self, weak widget] x, y in
      self?.light(widget?.starredRow(at: (x, y)), pressed: self?.pressed)
    }
    motion.onLeave { [weak self] in self?.light(nil, pressed: self?.pressed) }
    widget.add(motion)
  }

  private func light(_ row: ElementRow?, pressed: ElementRow?) {
    hovered?.starLight = .none
    (hovered, self.pressed) = (row, pressed)
    if let pressed {
      if pressed === row { row?.starLight = .pressed }
    } else {
      row?.starLight = .hovered
    }
  }
}

extension Widget {
  /// Returns the row whose star contains a point of the widget.
  fileprivate func starredRow(at point: (x: Double, y: Double)) -> ElementRow? {
    guard let (item, place) = item(at: point), item.starArea?.contains(place) == true
    else { return nil }
    return item as? ElementRow
  }
}
