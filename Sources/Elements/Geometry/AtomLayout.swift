/// Where the parts of an atom stand in its picture: protons and neutrons in a ball, the electrons on their
/// shells around it. A model, not to scale. Lengths are parts of the picture's side, places go from its
/// top left corner.
public struct AtomLayout: Sendable, Hashable {
  /// A proton or a neutron.
  public struct Nucleon: Sendable, Hashable {
    /// Where its middle is.
    public let center: Point
    /// Whether it is a proton; else it is a neutron.
    public let isProton: Bool
    /// Whether it is not hidden behind others.
    public let isSeen: Bool
  }

  /// A shell: a circle about the nucleus with electrons at equal distances.
  public struct Shell: Sendable, Hashable {
    /// The radius of the circle.
    public let radius: Double
    /// How many electrons go round on it.
    public let electrons: Int
    /// Where the first electron stands at rest, in degrees from the right, clockwise.
    public let phase: Double
    /// How fast they go round, in degrees a second.
    public let pace: Double

    /// Where the electrons stand when they have moved for so many seconds.
    public func places(after seconds: Double) -> [Point] {
      (0..<electrons).map { index in
        let angle = phase + pace * seconds + 360 * Double(index) / Double(electrons)
        return Point(
          x: AtomLayout.center.x + radius * Angle.cosine(degrees: angle),
          y: AtomLayout.center.y + radius * Angle.sine(degrees: angle))
      }
    }
  }

  /// The middle of the nucleus and of all shells.
  public static let center = Point(x: 0.5, y: 0.5)

  /// Those in front last.
  public let nucleons: [Nucleon]
  /// The radius of a proton and of a neutron.
  public let nucleonRadius: Double
  /// The disc that the nucleus fills.
  public let nucleusRadius: Double
  /// From the inside.
  public let shells: [Shell]
  /// The radius of an electron.
  public let electronRadius: Double

  /// The radius of the outermost shell, which leaves a margin for its electrons and their glow.
  private static let reach = 0.455
  /// From this number of shells on they reach so far out; each one less is this much nearer.
  private static let (manyShells, nearer) = (4, 0.035)
  /// A single shell is nearer still, or its electron seems to have nothing to do with the nucleus.
  private static let loneShell = 0.8
  /// The widest gap between nucleus and first shell.
  private static let firstGap = 0.07
  private static let largestElectron = 0.0145
  /// The electron's part of the gap between shells, and of the room that it has on its shell.
  private static let (shareOfGap, shareOfRoom) = (0.3, 0.62)
  /// The first electron of the first shell stands at the top, that of each next one the golden angle
  /// further: so those of neighboring shells do not stand in line.
  private static let (top, goldenAngle) = (-90.0, 137.507764)
  /// Degrees a second on the first shell; on the others electrons take their time.
  private static let (quickest, slowing) = (50.0, 0.35)

  /// The atom of `element`, its nucleus that of the isotope nearest to the atomic weight.
  public init(_ element: AtomicElement) {
    let packing = NucleusPacking(count: element.number + element.neutrons)
    nucleusRadius = 0.04 + 0.0135 * packing.radius
    nucleonRadius = nucleusRadius / packing.radius
    nucleons = Self.nucleons(packing, protons: element.number, radius: nucleonRadius)
    let count = element.shells.count
    var outermost = Self.reach - Double(max(0, Self.manyShells - count)) * Self.nearer
    if count == 1 { outermost *= Self.loneShell }
    let room = outermost - nucleusRadius
    let first = count == 1 ? outermost : nucleusRadius + min(room / Double(count), Self.firstGap)
    let gap = count > 1 ? (outermost - first) / Double(count - 1) : room
    shells = element.shells.enumerated().map { index, electrons in
      Shell(
        radius: first + gap * Double(index), electrons: electrons,
        phase: Self.top + Self.goldenAngle * Double(index),
        pace: Self.quickest / (1 + Self.slowing * Double(index)))
    }
    electronRadius = shells.reduce(min(Self.largestElectron, gap * Self.shareOfGap)) {
      least, shell in
      min(least, shell.radius * Double.pi / Double(max(shell.electrons, 1)) * Self.shareOfRoom)
    }
  }

  /// Gives the places in the ball to protons and neutrons, evenly mixed.
  private static func nucleons(
    _ packing: NucleusPacking, protons: Int, radius: Double
  ) -> [Nucleon] {
    let (chosen, seen) = (packing.spread(protons), packing.seen)
    return packing.spheres.enumerated().map { index, sphere in
      Nucleon(
        center: Point(x: center.x + sphere.x * radius, y: center.y + sphere.y * radius),
        isProton: chosen.contains(index), isSeen: seen[index])
    }
  }
}
