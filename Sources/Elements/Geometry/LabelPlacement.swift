/// Positions of labels that overlap neither each other nor anything else.
public struct LabelPlacement: Sendable, Hashable {
  /// A label with the frames in which it may stand, the best first.
  public struct Label: Sendable, Hashable {
    public let frames: [Rect]
    /// Labels of a lower rank are placed first.
    public let rank: Int

    public init(frames: [Rect], rank: Int) {
      self.frames = frames
      self.rank = rank
    }
  }

  /// Frame of each label that has room, by the label's index.
  public let frames: [Int: Rect]

  /// Places the labels by rank, then in their order, each in its first free frame within `bounds`.
  /// - Parameters:
  ///   - bounds: the visible area; a label must lie in it as a whole.
  ///   - obstacles: frames that must stay free.
  ///   - spacing: least distance between labels in pixels.
  public init(
    _ labels: [Label], in bounds: Rect, avoiding obstacles: [Rect] = [], spacing: Double = 0
  ) {
    var taken = obstacles
    var frames: [Int: Rect] = [:]
    for index in labels.indices.sorted(by: { (labels[$0].rank, $0) < (labels[$1].rank, $1) }) {
      let free = labels[index].frames.first { frame in
        bounds.contains(frame) && !taken.contains { $0.intersects(frame) }
      }
      guard let free else { continue }
      frames[index] = free
      taken.append(free.inset(by: -spacing))
    }
    self.frames = frames
  }

  /// Returns frames of a text to the right, left, below and above a pin.
  /// - Parameter distance: from the pin's center to the text, in pixels.
  public static func frames(of text: Size, around pin: Point, distance: Double) -> [Rect] {
    let (width, height) = (text.width, text.height)
    return [
      Rect(x: pin.x + distance, y: pin.y - height / 2, width: width, height: height),
      Rect(x: pin.x - distance - width, y: pin.y - height / 2, width: width, height: height),
      Rect(x: pin.x - width / 2, y: pin.y + distance, width: width, height: height),
      Rect(x: pin.x - width / 2, y: pin.y - distance - height, width: width, height: height),
    ]
  }
}
