/// Layout of an atom in its picture: protons and neutrons in a ball, the electrons on their shells around it. A
/// model, not to scale. Lengths are fractions of the picture's side, points are relative to its top left corner.
public struct AtomLayout: Sendable, Hashable {
  /// A proton or a neutron.
  public struct Nucleon: Sendable, Hashable {
    /// Center of the sphere.
    public let center: Point
    /// True for a proton, false for a neutron.
    public let isProton: Bool
    /// False if it is hidden behind others.
    public let isVisible: Bool
  }

  /// A shell: a circle about the nucleus with electrons at equal distances.
  public struct Shell: Sendable, Hashable {
    /// The radius of the circle.
    public let radius: Double
    /// Number of electrons.
    public let electrons: Int
    /// Angle of the first electron at rest, in degrees clockwise from the right.
    public let phase: Double
    /// Angular speed in degrees per second.
    public let angularSpeed: Double

    /// Returns the positions of the electrons after this many seconds of motion.
    public func positions(after seconds: Double) -> [Point] {
      (0..<electrons).map { index in
        let angle = phase + angularSpeed * seconds + 360 * Double(index) / Double(electrons)
        return Point(
          x: AtomLayout.center.x + radius * Angle.cosine(degrees: angle),
          y: AtomLayout.center.y + radius * Angle.sine(degrees: angle))
      }
    }
  }

  /// Center of the nucleus and of all shells.
  public static let center = Point(x: 0.5, y: 0.5)

  /// The nucleons, the front ones last.
  public let nucleons: [Nucleon]
  /// The radius of a proton and of a neutron.
  public let nucleonRadius: Double
  /// Radius of the disc that the nucleus fills.
  public let nucleusRadius: Double
  /// The shells, innermost first.
  public let shells: [Shell]
  /// The radius of an electron.
  public let electronRadius: Double

  /// Radius of the outermost shell; leaves a margin for its electrons and their glow.
  private static let outermostRadius = 0.455
  /// Number of shells that fill the picture; each one less reduces the radius by `nearer`.
  private static let (manyShells, nearer) = (4, 0.035)
  /// Scale of the radius of a single shell, or its electron would seem unrelated to the nucleus.
  private static let loneShell = 0.8
  /// Maximum gap between nucleus and first shell.
  private static let firstGap = 0.07
  private static let maximumElectronRadius = 0.0145
  /// Maximum size of an electron as a share of the gap between shells, and of its space on the shell.
  private static let (shareOfGap, shareOfRoom) = (0.3, 0.62)
  /// Angle in degrees of the first electron of the first shell; each further shell adds the golden angle, so that the
  /// electrons of neighboring shells do not line up.
  private static let (top, goldenAngle) = (-90.0, 137.507764)
  /// Angular speed on the first shell in degrees per second, and its decrease from shell to shell.
  private static let (maximumSpeed, slowing) = (50.0, 0.35)

  /// The atom of `element`, with the nucleus of the isotope nearest to the atomic weight.
  public init(_ element: AtomicElement) {
    let packing = NucleusPacking(count: element.number + element.neutrons)
    nucleusRadius = 0.04 + 0.0135 * packing.radius
    nucleonRadius = nucleusRadius / packing.radius
    nucleons = Self.nucleons(packing, protons: element.number, radius: nucleonRadius)
    let count = element.shells.count
    var outermost = Self.outermostRadius - Double(max(0, Self.manyShells - count)) * Self.nearer
    if count == 1 { outermost *= Self.loneShell }
    let room = outermost - nucleusRadius
    let first = count == 1 ? outermost : nucleusRadius + min(room / Double(count), Self.firstGap)
    let gap = count > 1 ? (outermost - first) / Double(count - 1) : room
    shells = element.shells.enumerated().map { index, electrons in
      Shell(
        radius: first + gap * Double(index), electrons: electrons,
        phase: Self.top + Self.goldenAngle * Double(index),
        angularSpeed: Self.maximumSpeed / (1 + Self.slowing * Double(index)))
    }
    electronRadius = shells.reduce(min(Self.maximumElectronRadius, gap * Self.shareOfGap)) {
      least, shell in
      min(least, shell.radius * Double.pi / Double(max(shell.electrons, 1)) * Self.shareOfRoom)
    }
  }

  /// Assigns the spheres to protons and neutrons, evenly mixed.
  private static func nucleons(
    _ packing: NucleusPacking, protons: Int, radius: Double
  ) -> [Nucleon] {
    let (chosen, visibility) = (packing.spread(protons), packing.visibility)
    return packing.spheres.enumerated().map { index, sphere in
      Nucleon(
        center: Point(x: center.x + sphere.x * radius, y: center.y + sphere.y * radius),
        isProton: chosen.contains(index), isVisible: visibility[index])
    }
  }
}
