/// Layout of the electron-shell line: the nucleus as a disc, and beside it for each shell an arc about the nucleus,
/// with the number of electrons above and the letter below. Runs from left to right, in pixels.
public struct ShellsLayout: Sendable, Hashable {
  /// The arc and texts of a shell.
  public struct Shell: Sendable, Hashable {
    /// The shell's letter: `K`, `L`, … from the inside.
    public let letter: String
    /// The ends of the arc, and the intersection of its tangents there.
    public let top: Point
    /// The lower end of the arc.
    public let bottom: Point
    /// The intersection of the tangents at both ends.
    public let tangents: Point
    /// Centers of the number of electrons and of the letter.
    public let count: Point
    /// Center of the letter, below the arc.
    public let letterCenter: Point
  }

  /// Center of the disc.
  public let nucleus: Point
  /// Radius of the disc.
  public let nucleusRadius: Double
  /// The shells, innermost first.
  public let shells: [Shell]
  /// Total height.
  public let height: Double

  /// Lengths in pixels, for text of normal size.
  private enum Length {
    static let nucleusRadius = 17.0
    /// Maximum distance from the nucleus to the first shell, and between shells.
    static let firstStep = 18.0
    static let step = 30.0
    static let halfHeight = 22.0
    static let countRoom = 20.0
    static let letterRoom = 18.0
    /// Width of half a two-digit number, beyond the last shell.
    static let end = 9.0
  }
  private static let letters = ["K", "L", "M", "N", "O", "P", "Q"]

  /// A line centered in `width`.
  /// - Parameters:
  ///   - count: number of shells; limited to 7.
  ///   - textScale: the desktop's text scaling factor.
  public init(count: Int, width: Double, textScale: Double = 1) {
    let count = max(min(count, Self.letters.count), 0)
    let radius = Length.nucleusRadius * textScale
    let (first, end) = (Length.firstStep * textScale, Length.end * textScale)
    let gaps = Double(max(count - 1, 0))
    let room = width - 2 * radius - first - end
    let step = min(Length.step * textScale, room / max(gaps, 1))
    let needed = 2 * radius + first + gaps * step + end
    let halfHeight = Length.halfHeight * textScale
    let countRoom = Length.countRoom * textScale
    let letterRoom = Length.letterRoom * textScale
    let nucleus = Point(
      x: ((width - needed) / 2).rounded() + radius, y: countRoom + halfHeight)
    shells = zip(0..<count, Self.letters).map { index, letter in
      let shell = radius + first + step * Double(index)
      let x = nucleus.x + (shell * shell - halfHeight * halfHeight).squareRoot()
      return Shell(
        letter: letter, top: Point(x: x, y: nucleus.y - halfHeight),
        bottom: Point(x: x, y: nucleus.y + halfHeight),
        tangents: Point(x: nucleus.x + shell * shell / (x - nucleus.x), y: nucleus.y),
        count: Point(x: x, y: countRoom / 2),
        letterCenter: Point(x: x, y: nucleus.y + halfHeight + letterRoom / 2))
    }
    self.nucleus = nucleus
    nucleusRadius = radius
    height = (countRoom + 2 * halfHeight + letterRoom).rounded(.up)
  }
}
