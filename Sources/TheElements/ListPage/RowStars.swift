import Elements
import Gtk

/// The stars of rows under the pointer: lights the one that it is over, and marks or unmarks the element
/// of the one that is clicked. Listens for all rows in a widget.
@MainActor
final class RowStars {
  /// The row over whose star the pointer is.
  private weak var hovered: ElementRow?
  /// The row on whose star the pointer was pressed.
  private weak var pressed: ElementRow?
  private let click = ClickGesture()

  /// Listens for what is in `widget`.
  init(in widget: Widget) {
    // Before the list, which would open the element's window.
    click.capture()
    click.onPressed { [weak self, weak widget] x, y in
      guard let self, let row = widget?.starredRow(at: (x, y)) else { return }
      self.click.claim()
      self.light(row, pressed: row)
    }
    click.onReleased { [weak self, weak widget] x, y in
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
  /// The row on whose star a point of the widget is.
  fileprivate func starredRow(at point: (x: Double, y: Double)) -> ElementRow? {
    guard let row = pick(x: point.x, y: point.y)?.item as? ElementRow,
      let place = convert(x: point.x, y: point.y, to: row),
      row.starFrame.contains(Point(x: place.x, y: place.y))
    else { return nil }
    return row
  }
}
