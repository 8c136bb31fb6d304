/// The black and white shapes of a hazard pictogram, drawn for this program after annex V of Regulation (EC) No 1272/2008.
public enum HazardSymbol {
  /// A shape within a square of 100 by 100, whose diamond has its corners in the middles of the sides.
  public struct Shape: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable {
      /// A closed curve through the points.
      case curve
      /// A closed polygon.
      case polygon
      /// A disk about the point, of radius `size`.
      case disk
      /// A line of width `size` with round ends.
      case line
    }

    public let kind: Kind
    /// Radius of a disk or width of a line, in the units of the points; 0 for other shapes.
    public let size: Double
    /// True for a white shape, false for a black one.
    public let isWhite: Bool
    /// Points in the square of 100 by 100; of a disk its center.
    public let points: [Point]
  }

  /// The shapes of a pictogram, each over those before.
  public static func shapes(of pictogram: HazardPictogram) -> [Shape] { all[pictogram] ?? [] }

  private static let all: [HazardPictogram: [Shape]] = texts.mapValues(shapes(parsing:))

  /// Parses `white disk 9.5 50,64`: shapes one after the other, each with its size, if it has one, and its points.
  private static func shapes(parsing text: String) -> [Shape] {
    var shapes: [Shape] = []
    var (isWhite, kind, size, points) = (false, Shape.Kind?.none, 0.0, [Point]())
    func finish() {
      if let kind {
        shapes.append(Shape(kind: kind, size: size, isWhite: isWhite, points: points))
        (isWhite, size, points) = (false, 0, [])
      }
      kind = nil
    }
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let numbers = word.split(separator: ",").compactMap { Double($0) }
      if numbers.count == 2 {
        points.append(Point(x: numbers[0], y: numbers[1]))
      } else if let number = numbers.first {
        size = number
      } else {
        if kind != nil { finish() }
        if word == "white" { isWhite = true } else { kind = Shape.Kind(rawValue: String(word)) }
      }
    }
    finish()
    return shapes
  }

  private static let texts: [HazardPictogram: String] = [
    .flame: """
    curve 52,14 56,23 63,31 68,41 67,52 60,61 50,64 40,61 33,52 33,41 38,32 42,37 46,27
    white curve 51,41 55,47 57,54 54,60 50,62 45,60 43,54 46,49 48,51
    line 6 33,72 67,72
    """,
    .flameOverCircle: """
    curve 51.4,14.3 54.1,20.4 58.8,25.9 62.2,32.7 61.6,40.2 56.8,46.3 50,48.3 43.2,46.3
      38.4,40.2 38.4,32.7 41.8,26.6 44.6,30 47.3,23.2
    white curve 50.7,32.7 53.4,36.8 54.8,41.5 52.7,45.6 50,47 46.6,45.6 45.2,41.5 47.3,38.1
      48.6,39.5
    disk 16 50,64
    white disk 9.5 50,64
    """,
    .gasCylinder: """
    line 19 35.3,58.5 60.4,44
    line 8 58.7,45 70.8,38
    line 5 72.2,32.5 76.2,39.5
    """,
    .corrosion: """
    line 9.2 39.2,33.9 49.2,26
    white line 3.7 36.6,36 47.2,27.5
    line 2.5 42.6,38.2 35.8,29.7
    white polygon 42.3,40 33.9,29.5 28.4,33.9 36.8,44.4
    line 9.2 61.1,35.7 69.3,29.3
    white line 3.7 58.4,37.7 67.3,30.9
    line 2.5 64.4,40 57.7,31.3
    white polygon 64.1,41.8 55.9,31.2 50.3,35.5 58.5,46.1
    line 3 35.7,41.1 35.7,44.4
    line 3 37.4,48.6 37.4,50.3
    line 3 57.6,42.8 57.6,46.1
    line 3 59.2,50.3 59.2,52
    polygon 23.1,54.5 45.8,54.5 50.8,59.6 50.8,62.1 30.7,62.1
    white curve 31.5,52.8 43.3,52.8 41.6,57 39.1,58.7 36.6,57.5 34,58.7
    curve 46.6,68.8 52.5,63.8 59.2,58.7 66,54.5 71.8,50.7 75.2,52 73.5,55.4 67.6,59.6
      73.5,57 75.2,58.7 72.7,62.1 64.3,66.3 55,70.5 50.8,74.7
    white curve 55,56.2 63.4,55.4 61.8,59.6 59.2,61.2 56.7,59.6
    """,
    .skull: """
    line 4.5 35.6,61.3 64.4,72.1
    line 4.5 64.4,61.3 35.6,72.1
    disk 2.7 33.8,59.5
    disk 2.7 32.9,63.1
    disk 2.7 66.2,59.5
    disk 2.7 67.1,63.1
    disk 2.7 33.8,73.9
    disk 2.7 32.9,70.8
    disk 2.7 66.2,73.9
    disk 2.7 67.1,70.8
    white curve 50,19 61.7,22.6 68,32.5 66.2,42.4 60.8,48.7 59.9,56.8 50,60.4 40.1,56.8 39.2,48.7 33.8,42.4 32,32.5 38.3,22.6
    curve 50,20.8 60.8,24.4 66.2,33.4 64.4,42.4 59,47.8 58.1,55.9 50,57.7 41.9,55.9 41,47.8 35.6,42.4 33.8,33.4 39.2,24.4
    white disk 4.7 42.8,37.9
    white disk 4.7 57.2,37.9
    white polygon 50,42.4 53.2,48.7 46.8,48.7
    white line 1.4 46.4,52.8 46.4,57.7
    white line 1.4 50,52.8 50,57.7
    white line 1.4 53.6,52.8 53.6,57.7
    """,
    .exclamationMark: """
    polygon 44.5,24 55.5,24 53,60 47,60
    disk 5.5 50,24
    disk 6 50,70
    """,
    .healthHazard: """
    curve 50,17 56,19.5 58.5,26 56.5,33 50,37 43.5,33 41.5,26 44,19.5
    polygon 45.5,32 54.5,32 55.5,41 64,44 69,49 69,64 63,70 63,76 50,86 37,76 37,70 31,64
      31,49 36,44 44.5,41
    white line 1.7 38.5,58 37.5,73
    white line 1.7 61.5,58 62.5,73
    white polygon 50,41 53,50.5 61,46 56.5,54.5 65,58 56,60 59,69 52.5,63.5 50,74 47.5,63.5
      41,69 44,60 35,58 43.5,54.5 39,46 47,50.5
    """,
    .environment: """
    line 3 25,64 47,64
    polygon 34,65 36,40 39.5,40 42.5,65
    line 3.4 38,54 28,43
    line 3 38,45 33,33
    line 3 38,43 44,29
    line 3.2 39.5,52 50,41
    line 2.4 45,46.5 45,39
    line 2.4 32.5,48 25.5,48.5
    line 2.8 38,42 38.5,25
    line 2 35,38 31,38
    line 2 42,34 46,34.5
    line 2 47,44 52,45
    curve 47,71 54,64 63,61 74,62.5 69,69 60,74 52,75.5
    polygon 51,71.5 39,66 42,73 40,81
    white disk 1.7 67.5,64.8
    white line 1.3 62,64 61,70
    """,
  ]
}
