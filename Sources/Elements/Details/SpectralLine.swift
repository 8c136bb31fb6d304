/// A line of an element's spectrum.
public struct SpectralLine: Sendable, Hashable {
  /// Part of the spectrum.
  public enum Band: Sendable, Hashable, CaseIterable { case ultraviolet, visible, infrared }

  /// Digits of the wavelength in nanometers.
  public let digits: String
  /// Wavelength in nanometers, from 1 to 100,000.
  public let wavelength: Double
  /// Relative intensity; 1000 for the strongest lines, of an ion for its own strongest line.
  public let intensity: Double
  /// The charge of the ion that emits it; 0 for the neutral atom.
  public let charge: Int
  /// Key of the source; nil for the source of the element's other lines.
  public let source: String?

  /// Wavelengths that are seen, in nanometers.
  public static let visible = 380.0...750.0

  private static let charges = 0...9

  init?(digits: String, intensity: Double, charge: Int = 0, source: String? = nil) {
    guard let wavelength = Double(digits), (1...100_000).contains(wavelength),
      (0...1_000_000).contains(intensity), Self.charges.contains(charge)
    else { return nil }
    (self.digits, self.wavelength, self.intensity) = (digits, wavelength, intensity)
    (self.charge, self.source) = (charge, source)
  }

  /// Parses `589.592/500`, with the number of the spectrum and the key of the source `393.366/1000/2/linetools`: 1 for the
  /// neutral atom, 2 for the ion of charge 1. Returns nil for any other text.
  init?(parsing text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 4, let intensity = Double(parts[1]) else { return nil }
    var (charge, source): (Int, String?) = (0, nil)
    if parts.count == 4 {
      guard let spectrum = Int(parts[2]), spectrum > 0, spectrum < 100, !parts[3].isEmpty else {
        return nil
      }
      (charge, source) = (spectrum - 1, String(parts[3]))
    }
    self.init(digits: String(parts[0]), intensity: intensity, charge: charge, source: source)
  }

  /// The ion in the usual writing: `Ca⁺`; nil for the neutral atom.
  public func ion(of symbol: String) -> String? {
    guard charge > 0 else { return nil }
    return symbol + PowerOfTen.superscript(charge == 1 ? "+" : "\(charge)+")
  }

  /// The part of the spectrum; both ends of `visible` are visible.
  public var band: Band {
    if wavelength < Self.visible.lowerBound { return .ultraviolet }
    return wavelength > Self.visible.upperBound ? .infrared : .visible
  }

  /// Position in the visible range, from 0 for violet to 1 for red.
  public var position: Double { Self.position(of: wavelength) }

  /// Position of a wavelength in nanometers.
  public static func position(of wavelength: Double) -> Double {
    (wavelength - visible.lowerBound) / (visible.upperBound - visible.lowerBound)
  }

  /// The color of light of a wavelength, as far as a screen can show it.
  public static func color(of wavelength: Double) -> RGB {
    let stops: [(Double, RGB)] = [
      (380, RGB(hex: 0x6a00c8)), (420, RGB(hex: 0x6f1bff)), (440, RGB(hex: 0x2b3bff)),
      (470, RGB(hex: 0x008cff)), (490, RGB(hex: 0x00d9ff)), (510, RGB(hex: 0x00ff66)),
      (550, RGB(hex: 0x9dff00)), (580, RGB(hex: 0xfff200)), (600, RGB(hex: 0xffb000)),
      (645, RGB(hex: 0xff2600)), (750, RGB(hex: 0xc00000)),
    ]
    guard let next = stops.firstIndex(where: { $0.0 >= wavelength }), next > 0 else {
      return wavelength < 400 ? stops[0].1 : stops[stops.count - 1].1
    }
    let (low, high) = (stops[next - 1], stops[next])
    return low.1.mixed(with: high.1, (wavelength - low.0) / (high.0 - low.0))
  }

  /// `589.592`, `393.366 (Ca⁺)`
  public func number(of symbol: String) -> String {
    let number = NumberFormat.text(digits)
    return ion(of: symbol).map { "\(number) (\($0))" } ?? number
  }

  /// `589.592 nm`
  public var text: String { NumberFormat.text(digits) + NumberFormat.unitSeparator + "nm" }
}

extension SpectralLine.Band {
  public var title: Message {
    switch self {
    case .ultraviolet: .text(translatable("Ultraviolet", context: "part of the spectrum"))
    case .visible: .text(translatable("Visible", context: "part of the spectrum"))
    case .infrared: .text(translatable("Infrared", context: "part of the spectrum"))
    }
  }
}
