/// The radius of an ion by charge, coordination and spin.
public struct IonicRadius: Sendable, Hashable {
  /// The spin state of the ion, as abbreviated in the file.
  public enum Spin: String, Sendable, Hashable {
    case high = "HS"
    case low = "LS"
  }

  /// The arrangement of the neighbors, if it is not the usual one.
  public enum Arrangement: String, Sendable, Hashable {
    case squarePlanar = "SQ"
    case pyramidal = "PY"
  }

  /// Charge number: 3 for Fe³⁺, negative for an anion.
  public let charge: Int
  /// Number of neighbors.
  public let coordination: Int
  /// The arrangement of the neighbors; nil for the usual one.
  public let arrangement: Arrangement?
  /// The spin state; nil if none is stated.
  public let spin: Spin?
  /// Digits of the crystal radius and of the ionic radius in picometers. Those of very small ions may be negative.
  public let crystal, ionic: String

  private static let charges = -9...9
  private static let radii = -100.0...1000.0
  private static let most = 14

  /// Parses `3/IVSQ/LS/69/55`: charge, coordination, spin, crystal radius and ionic radius.
  init?(parsing text: Substring) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5, let charge = Int(parts[0]), Self.charges.contains(charge) else {
      return nil
    }
    arrangement = [Arrangement.squarePlanar, .pyramidal].first { parts[1].hasSuffix($0.rawValue) }
    let numeral = String(parts[1].dropLast(arrangement?.rawValue.utf8.count ?? 0))
    guard let neighbors = RomanNumeral(numeral)?.value, neighbors <= Self.most else { return nil }
    spin = Spin(rawValue: parts[2])
    guard spin != nil || parts[2].isEmpty, Self.isRadius(parts[3]), Self.isRadius(parts[4]) else {
      return nil
    }
    (self.charge, coordination) = (charge, neighbors)
    (crystal, ionic) = (parts[3], parts[4])
  }

  private static func isRadius(_ digits: String) -> Bool {
    ExactDecimal(digits) != nil && Double(digits).map { radii.contains($0) } == true
  }

  /// The coordination number in Roman numerals.
  public var numeral: String { RomanNumeral.text(of: coordination) }

  /// `Fe³⁺`
  /// - Parameter symbol: the element's symbol.
  public func ion(_ symbol: String) -> String {
    let digits = charge.magnitude > 1 ? String(charge.magnitude) : ""
    return symbol + PowerOfTen.superscript(digits + (charge < 0 ? "-" : "+"))
  }

  /// Arrangement and spin in words, as far as they are stated.
  public var remarks: [Message] {
    let place: Message? =
      switch arrangement {
      case .squarePlanar: .text(translatable("square planar"))
      case .pyramidal: .text(translatable("pyramidal"))
      case nil: nil
      }
    let spinning: Message? =
      switch spin {
      case .high: .text(translatable("high spin"))
      case .low: .text(translatable("low spin"))
      case nil: nil
      }
    return [place, spinning].compactMap { $0 }
  }
}

extension ElementDetail {
  /// The ionic radii as a table.
  public var radiiTable: TextTable {
    let rows = radii.map { radius in
      let arrangement =
        switch radius.arrangement {
        case .squarePlanar: "square planar"
        case .pyramidal: "pyramidal"
        case nil: ""
        }
      let spin = radius.spin.map { $0 == .high ? "high" : "low" } ?? ""
      return [
        String(radius.charge), String(radius.coordination), arrangement, spin, radius.crystal,
        radius.ionic,
      ]
    }
    return TextTable(
      header: [
        "charge", "coordination", "arrangement", "spin", "crystal_radius_pm", "ionic_radius_pm",
      ], rows: rows)
  }
}
