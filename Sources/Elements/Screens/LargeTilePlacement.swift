/// The place of a large tile beside the small one that it repeats.
public enum LargeTilePlacement {
  /// Pixels around the large tile.
  public static let margin = 16.0
  /// Greatest side, as a part of the shorter side of the area.
  static let greatestPart = 0.7

  /// Returns the largest square beside a tile, above or below it; nil where that is no larger than the tile.
  /// - Parameters:
  ///   - tile: the frame of the small tile.
  ///   - area: the size of the area, from the origin.
  public static func frame(beside tile: Rect, in area: Size) -> Rect? {
    let greatest = greatestPart * min(area.width, area.height)
    let sides = [
      area.width - tile.maxX, tile.x, area.height - tile.maxY, tile.y,
    ].enumerated().map { index, room in
      let across = index < 2 ? area.height : area.width
      return min(room - 2 * margin, across - 2 * margin, greatest).rounded(.down)
    }
    // On the right of a tile, if all are alike.
    guard let side = sides.max(), side > max(tile.width, tile.height),
      let place = sides.firstIndex(of: side)
    else { return nil }
    let within = { (start: Double, length: Double) in
      min(max(start, margin), length - side - margin).rounded(.down)
    }
    let x = within(tile.center.x - side / 2, area.width)
    let y = within(tile.center.y - side / 2, area.height)
    return switch place {
    case 0: Rect(x: tile.maxX + margin, y: y, width: side, height: side)
    case 1: Rect(x: tile.x - margin - side, y: y, width: side, height: side)
    case 2: Rect(x: x, y: tile.maxY + margin, width: side, height: side)
    default: Rect(x: x, y: tile.y - margin - side, width: side, height: side)
    }
  }
}
