/// The temperature from which an element is a gas at a pressure.
public enum Vaporization: Sendable, Hashable {
  /// The boiling or sublimation temperature in kelvin.
  case point(Double)
  /// The critical temperature in kelvin: the pressure is above the critical one, and nothing boils.
  case critical(Double)

  /// The temperature of either case, in kelvin.
  public var kelvin: Double {
    switch self {
    case .point(let kelvin), .critical(let kelvin): kelvin
    }
  }
}

/// The vapor pressure of an element: points of its curve, between which ln p is linear in 1/T.
public struct VaporPressure: Sendable, Hashable {
  /// A pressure in kilopascals, and the temperature in kelvin at which it is the vapor pressure.
  struct Point: Sendable, Hashable {
    let pressure, kelvin: Double
    /// The digits of both in the file.
    let digits: [String]

    /// Returns nil for another text than `101.325/630.1`, and for numbers that no curve has.
    init?(_ text: Substring) {
      digits = text.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
      guard digits.count == 2, let pressure = Double(digits[0]), let kelvin = Double(digits[1]),
        pressure > 0, pressure < 1e9, kelvin > 0, kelvin < 1e5
      else { return nil }
      (self.pressure, self.kelvin) = (pressure, kelvin)
    }
  }

  /// The points, in ascending order of both.
  let points: [Point]
  /// If the last point is the critical one: the greatest pressure, in kilopascals, up to which heating leads to a gas
  /// without boiling.
  let fluidLimit: Double?
  /// Key of the source.
  public let source: String

  /// Returns nil for points that do not ascend, and for fewer than two.
  init?(points: [Point], fluidLimit: Double?, source: String) {
    let ascends = zip(points, points.dropFirst()).allSatisfy {
      $0.pressure < $1.pressure && $0.kelvin < $1.kelvin
    }
    guard points.count > 1, ascends else { return nil }
    (self.points, self.fluidLimit, self.source) = (points, fluidLimit, source)
  }

  /// Returns the vaporization at a pressure in kilopascals; nil beyond the curve.
  public func vaporization(at pressure: Double) -> Vaporization? {
    guard let first = points.first, let last = points.last, pressure >= first.pressure else {
      return nil
    }
    guard let upper = points.firstIndex(where: { $0.pressure >= pressure }) else {
      return fluidLimit.flatMap { pressure <= $0 ? .critical(last.kelvin) : nil }
    }
    let (high, low) = (points[upper], points[max(upper - 1, 0)])
    guard high != low, pressure < high.pressure else { return .point(high.kelvin) }
    let part =
      RealFunctions.logarithm(pressure / low.pressure)
      / RealFunctions.logarithm(high.pressure / low.pressure)
    return .point(1 / (1 / low.kelvin + part * (1 / high.kelvin - 1 / low.kelvin)))
  }
}

/// The vapor pressures of the elements, as read from `vapor-pressure.json`.
public typealias VaporPressureTable = ElementTable<VaporPressure>

extension ElementTable<VaporPressure> {
  /// Returns the number of elements whose vaporization is known at a pressure in kilopascals.
  public func count(at pressure: Double) -> Int {
    values.values.count { $0.vaporization(at: pressure) != nil }
  }

  /// The curve of an element as a table; the last point of some is the critical one.
  public func table(of number: Int) -> TextTable {
    let curve = self[number]
    let points = curve?.points ?? []
    let rows = points.map { point in
      point.digits + [
        point == points.last && curve?.fluidLimit != nil ? "critical" : "",
        curve?.source ?? "",
      ]
    }
    return TextTable(header: ["pressure_kPa", "temperature_K", "point", "source"], rows: rows)
  }
}

/// Parses `vapor-pressure.json`, strictly: `{"elements": [{"number": 80, "points": "0.14019/400 101.3/630.1",
/// "source": "vdi-states", "fluid_to": "10000"}], "sources": {…}}`, with pressures in kilopascals and temperatures in kelvin.
public enum VaporPressureReader {
  /// Maximum length of the points of an element.
  private static let maximumLength = 4000

  /// Parses a file.
  /// - Parameter file: its name, for messages.
  public static func read(
    bytes: [UInt8], file: String
  ) throws(CatalogError) -> VaporPressureTable {
    try VaporPressureTable(bytes, file, curve)
  }

  private static func curve(
    _ fields: RecordFields, of number: Int
  ) throws(CatalogError) -> VaporPressure {
    let points = try fields.items(
      "points", of: try fields.requiredText("points", atMost: maximumLength),
      "pressure and temperature", parse: VaporPressure.Point.init)
    let limit = try fields.text("fluid_to", atMost: RecordFields.maximumUnitLength)
    guard
      let curve = VaporPressure(
        points: points, fluidLimit: limit.flatMap { Double($0) },
        source: try fields.requiredText("source"))
    else { throw fields.error("\"points\": expected at least two, in ascending order") }
    return curve
  }
}
