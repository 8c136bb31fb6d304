/// A fact shown large at the top of an element's page.
public struct KeyFigure: Sendable, Hashable, Identifiable {
  /// The catalog's key.
  public let id: String
  /// The fact's name, `Melting point`.
  public let title: String
  /// The value with its unit, without uncertainty: `1337.33 K`, `Antiquity`.
  public let value: Message
  /// The same temperature in kelvin, if the value is in another unit: `1337.33 K`.
  public let kelvin: String?
  /// Conditions or kind of the value: `at 2.5 MPa`, `predicted`.
  public let note: Message?
}

extension AtomicElement {
  /// Melting point, boiling point, density and discovery; further figures in place of those that are not known. At most
  /// `KeyFigure.maximumCount`.
  public func keyFigures(temperatures: TemperatureDisplay = .kelvin) -> [KeyFigure] {
    let lines = PropertyLines(element: self, temperatures: temperatures, sources: [:])
    let usual = KeyFigure.usual.compactMap { lines.keyFigure($0) }
    let others = KeyFigure.others.compactMap { lines.keyFigure($0) }
    let all = usual + [lines.keyDiscovery].compactMap { $0 } + others
    return Array(all.prefix(KeyFigure.maximumCount))
  }
}

extension KeyFigure {
  static let maximumCount = 4
  fileprivate static let usual: [FigureKey] = [.meltingPoint, .boilingPoint, .density]
  fileprivate static let others: [FigureKey] = [
    .electronegativity, .firstIonizationEnergy, .electronAffinity, .atomicRadius, .covalentRadius,
  ]
}

extension PropertyLines {
  /// The key figure of a figure, or the remark in place of it; nil if nothing is known.
  fileprivate func keyFigure(_ key: FigureKey) -> KeyFigure? {
    let (figure, first) = (element.figures[key], temperatures.first)
    guard let value = figure.map({ .number($0.quantity(in: first)) }) ?? remark(on: key) else {
      return nil
    }
    return KeyFigure(
      id: key.rawValue, title: key.title, value: value,
      kelvin: figure.flatMap {
        $0.isTemperature && first != .kelvin ? $0.quantity(in: .kelvin) : nil
      }, note: figure?.note(in: first))
  }

  /// The year of the discovery, or that there is none.
  fileprivate var keyDiscovery: KeyFigure? {
    let antiquity =
      element.isAncient
      ? Message.text(translatable("Antiquity", context: "time of a discovery")) : nil
    return (element.discovery.year.map { .verbatim(String($0)) } ?? antiquity).map {
      KeyFigure(
        id: "discovery_year", title: translatable("Discovered", context: "property of an element"),
        value: $0, kelvin: nil, note: nil)
    }
  }
}
