/// A fact shown large at the top of an element's page.
public struct KeyFigure: Sendable, Hashable, Identifiable {
  /// The catalog's key.
  public let id: String
  /// The fact's name, `Melting point`.
  public let title: String
  /// The value with its unit, without uncertainty: `1337.33 K`, `known since antiquity`, `unknown`.
  public let value: Message
  /// The same temperature in kelvin, if the value is in another unit: `1337.33 K`.
  public let kelvin: String?
  /// Conditions or kind of the value: `at 2.5 MPa`, `predicted`.
  public let note: Message?
}

extension AtomicElement {
  /// Melting point, boiling point, density and discovery.
  public func keyFigures(temperatures: TemperatureDisplay = .kelvin) -> [KeyFigure] {
    let lines = PropertyLines(element: self, temperatures: temperatures, sources: [:])
    let measured = [FigureKey.meltingPoint, .boilingPoint, .density].map { key in
      let figure = figures[key]
      return KeyFigure(
        id: key.rawValue, title: key.title,
        value: figure.map { .verbatim($0.quantity(in: temperatures.first)) }
          ?? lines.remark(on: key) ?? PropertyLines.unknown,
        kelvin: figure.flatMap {
          $0.isTemperature && temperatures.first != .kelvin ? $0.quantity(in: .kelvin) : nil
        },
        note: figure?.note)
    }
    let discovered =
      discovery.year.map { Message.verbatim(String($0)) } ?? discovery.note.map(Message.text)
      ?? PropertyLines.unknown
    return measured + [
      KeyFigure(
        id: "discovery_year", title: translatable("Discovered"), value: discovered,
        kelvin: nil, note: nil)
    ]
  }
}
