import Elements
import GLib
import Gtk

/// The way of the tiles from one arrangement to another.
struct TableTravel {
  /// The frames at the start by atomic number, from the corner of what is seen.
  let starts: [Int: Rect]
  /// The animator's time at the start.
  let time: Double
  /// The part of the way, 0 … 1.
  var part = 0.0

  /// Duration in seconds.
  static let duration = 0.3
  /// The way eases out.
  static let way = Easing(from: 0, speed: 3 / duration, to: 1, duration: duration)
}

/// The change to another arrangement: the tiles travel, legend and headers fade in.
extension TableCanvas {
  /// Moves the tiles to the places of the painter's arrangement.
  func rearrange() {
    grid = TableGrid(table, painter.arrangement)
    updatePlaceholders()
    if isMapped {
      let starts = table.elements.map { element in
        var start = frame(of: element)
        (start.x, start.y) = (start.x - origin.x, start.y - origin.y)
        return (element.number, start)
      }
      travel = TableTravel(
        starts: Dictionary(starts) { first, _ in first }, time: travelAnimator.time)
      fadeParts()
    }
    queueResize()
    travelAnimator.start()
  }

  /// Returns the frame of a tile, in between while it travels.
  func frame(of element: AtomicElement) -> Rect {
    let end = layout.frame(of: element)
    guard let travel, var start = travel.starts[element.number] else { return end }
    (start.x, start.y) = (start.x + origin.x, start.y + origin.y)
    return start.between(end, travel.part)
  }

  /// Shows the tiles at a time of the animator. Returns false at the end.
  func travel(to time: Double) -> Bool {
    guard let start = travel?.time, time - start < TableTravel.duration else {
      endTravel()
      return false
    }
    travel?.part = TableTravel.way.value(at: time - start)
    fadeParts()
    queueAllocate()
    return true
  }

  func endTravel() {
    travel = nil
    fadeParts()
    queueAllocate()
  }

  private func fadeParts() {
    let part = travel?.part ?? 1
    for widget in [preview, legend, propertyLegend] as [Widget?] { widget?.opacity = part }
    for tile in placeholders.values { tile.opacity = part }
    queueDraw()
  }
}
