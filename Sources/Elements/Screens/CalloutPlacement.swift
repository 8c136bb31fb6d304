/// Position of a callout beside a pin, with an arrow that points to it.
public struct CalloutPlacement: Sendable, Hashable {
  /// The edge of the callout that has the arrow.
  public enum Edge: Sendable, Hashable, CaseIterable {
    case top, bottom, left, right
  }

  /// Length of the arrow, and distance of its tip from the pin.
  public static let (arrowLength, gap) = (10.0, 3.0)
  /// Least distance of the arrow from the callout's corners.
  public static let arrowInset = 24.0
  /// Least height of a callout that scrolls.
  private static let leastHeight = 150.0

  /// Frame of the callout without its arrow.
  public let frame: Rect
  public let edge: Edge
  /// Position of the arrow's tip along the edge, from the frame's top left corner; nil for a callout without an arrow.
  public let arrow: Double?
}

extension CalloutPlacement {
  /// Places a callout below, above or beside the pin; where there is no room for the whole, a lower one, which scrolls.
  /// If the pin is too near to the middle or to a corner of a small area, the callout has no arrow and may cover the pin.
  /// Nil if the pin's center is not visible or there is no room at all.
  /// - Parameters:
  ///   - size: the whole size.
  ///   - bounds: the area that the callout must not leave.
  ///   - obstacles: frames that it must not cover.
  ///   - edge: the present edge, which is kept while it fits.
  public init?(
    _ size: Size, at pin: Rect, in bounds: Rect, avoiding obstacles: [Rect] = [],
    keeping edge: Edge? = nil
  ) {
    guard bounds.contains(pin.center) else { return nil }
    let edges = (edge.map { [$0] } ?? []) + [.top, .bottom, .left, .right]
    for height in [size.height, min(size.height, bounds.height)] {
      for edge in edges {
        let size = Size(width: size.width, height: height)
        if let found = Self.frame(size, edge, pin, bounds, obstacles) {
          self = found
          return
        }
      }
    }
    let below = bounds.maxY - pin.maxY - Self.arrowLength - Self.gap
    let above = pin.y - bounds.y - Self.arrowLength - Self.gap
    let low = Size(width: size.width, height: max(below, above))
    if low.height >= min(size.height, Self.leastHeight),
      let found = Self.frame(low, below >= above ? .top : .bottom, pin, bounds, obstacles)
    {
      self = found
      return
    }
    guard let found = Self.apart(from: pin, size, bounds) else { return nil }
    self = found
  }

  /// Returns a callout at the edge of the bounds that is farther from the pin.
  private static func apart(from pin: Rect, _ size: Size, _ bounds: Rect) -> CalloutPlacement? {
    let height = min(size.height, bounds.height)
    guard size.width <= bounds.width, height >= min(size.height, leastHeight) else { return nil }
    let isRight = pin.center.x < bounds.center.x
    let frame = Rect(
      x: isRight ? bounds.maxX - size.width : bounds.x, y: bounds.y, width: size.width,
      height: height)
    return CalloutPlacement(frame: frame, edge: isRight ? .left : .right, arrow: nil)
  }

  private static func frame(
    _ size: Size, _ edge: Edge, _ pin: Rect, _ bounds: Rect, _ obstacles: [Rect]
  ) -> CalloutPlacement? {
    let distance = arrowLength + gap
    var frame = Rect(
      x: pin.center.x - size.width / 2, y: pin.center.y - size.height / 2, width: size.width,
      height: size.height)
    switch edge {
    case .top: frame.y = pin.maxY + distance
    case .bottom: frame.y = pin.y - distance - size.height
    case .left: frame.x = pin.maxX + distance
    case .right: frame.x = pin.x - distance - size.width
    }
    let isBeside = edge == .left || edge == .right
    // First as near to the middle of the pin as the bounds allow, then beside each obstacle.
    let limits = [bounds] + obstacles.flatMap { parts(of: bounds, beside: $0) }
    for limit in limits {
      var moved = frame
      if isBeside {
        moved.y = clamped(frame.y, limit.y, limit.maxY - size.height)
      } else {
        moved.x = clamped(frame.x, limit.x, limit.maxX - size.width)
      }
      let arrow = isBeside ? pin.center.y - moved.y : pin.center.x - moved.x
      let length = isBeside ? size.height : size.width
      guard bounds.contains(moved), !obstacles.contains(where: { $0.intersects(moved) }),
        arrow >= arrowInset, arrow <= length - arrowInset
      else { continue }
      return CalloutPlacement(
        frame: Rect(
          x: moved.x.rounded(), y: moved.y.rounded(), width: size.width, height: size.height),
        edge: edge, arrow: arrow)
    }
    return nil
  }

  /// The parts of the bounds to the left, to the right and above an obstacle.
  private static func parts(of bounds: Rect, beside obstacle: Rect) -> [Rect] {
    var (left, right, above) = (bounds, bounds, bounds)
    left.width = obstacle.x - bounds.x
    right.x = obstacle.maxX
    right.width = bounds.maxX - obstacle.maxX
    above.height = obstacle.y - bounds.y
    return [left, right, above]
  }

  private static func clamped(_ value: Double, _ least: Double, _ greatest: Double) -> Double {
    max(least, min(value, greatest))
  }
}
