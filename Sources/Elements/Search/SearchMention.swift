/// A value asked for: `gold melting point in °C`, `who discovered oxygen`.
enum SearchMention: Sendable, Hashable {
  /// A property, in a unit asked for.
  case property(SearchProperty, SearchUnit?)
  /// A line of the element's page, by its identifier.
  case line(String)
  case symbol
  case discoverer
  case place
  /// Of a nuclide only.
  case decay
  case neutrons
  /// A further ionization energy than those that are properties, by its number.
  case ionization(Int)
  /// The state at a temperature in kelvin, as typed.
  case state(Double, String)
  /// One isotope of the element: `longest-lived isotope of polonium`.
  case isotope(IsotopeChoice)
  /// A section of the element's page: `hazards of mercury`.
  case section(PageSection)
  /// A line of a card, of an element or a nuclide: `EC number of gold`, `decay chain of U-238`.
  case card(CardLabel)

  /// The value; nil if unknown.
  func value(of element: AtomicElement) -> Message? {
    switch self {
    case .property(let property, let unit):
      property.text(of: element, in: unit).map(Message.number)
    case .line(let key): PropertyLines.line(key, of: element).map(\.value)
    case .symbol: .verbatim(element.symbol)
    case .discoverer: element.discovery.by.map(Message.people)
    case .place: element.discovery.location.map(Message.places)
    case .state(let kelvin, _):
      element.state(atKelvin: kelvin) == .unknown
        ? nil : .text(element.state(atKelvin: kelvin).word)
    case .decay, .neutrons, .isotope, .ionization, .section, .card: nil
    }
  }

  /// The title, with a temperature in a unit.
  func title(of element: AtomicElement, in unit: TemperatureUnit) -> Message {
    switch self {
    case .property(let property, _): .text(property.title)
    case .line(let key): PropertyLines.line(key, of: element, in: unit)?.title ?? .verbatim("")
    case .symbol: .text(translatable("Symbol", context: "page of the main window"))
    case .discoverer: .text(translatable("Discovered by"))
    case .place: .text(translatable("Place of discovery"))
    case .state(_, let text): .format(translatable("State at {1}"), .verbatim(text))
    case .ionization(let number):
      // TRANSLATORS: {1} is the number of an ionization energy: the ninth.
      .format(translatable("Ionization {1}"), .verbatim(String(number)))
    case .section(let section): .text(section.title)
    case .card(let label): .text(label.title)
    case .decay, .neutrons, .isotope: .verbatim("")
    }
  }

  /// True for a value that an element's isotopes share.
  var isOfAllIsotopes: Bool {
    switch self {
    case .property(let property, _): ["number", "group", "period"].contains(property.key)
    case .line(let key): ["block", "category", "electron_configuration", "shells"].contains(key)
    case .symbol: true
    default: false
    }
  }

  /// The identifier of the element's line that has the value.
  var key: String {
    switch self {
    case .property(let property, _): property.key
    case .line(let key): key
    case .symbol: "symbol"
    case .discoverer: "discovered_by"
    case .place: "discovery_location"
    case .state: "phase"
    case .ionization: PageSection.ionization.id
    case .section(let section): section.id
    case .card(let label): label.section.id
    case .decay, .neutrons, .isotope: ""
    }
  }
}

extension PropertyLines {
  /// The line of a text of an element with an identifier; nil if it has none.
  static func line(
    _ key: String, of element: AtomicElement, in unit: TemperatureUnit = .kelvin
  ) -> Property? {
    let lines = PropertyLines(
      element: element, temperatures: .alone(unit), sources: [:], hasFigures: false)
    func isAsked(_ line: Property) -> Bool { line.id == key && line.isKnown }
    return lines.atomic.first(where: isAsked) ?? lines.physical.first(where: isAsked)
      ?? lines.history.first(where: isAsked)
  }
}
