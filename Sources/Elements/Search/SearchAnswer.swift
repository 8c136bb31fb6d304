/// What a query asks for of one element: a nuclide, or the value of a property.
public struct SearchAnswer: Sendable, Hashable, Identifiable {
  /// What the answer is about.
  public enum Topic: Sendable, Hashable {
    /// A nuclide, by its name: `U-235`.
    case nuclide(String)
    /// A property, by its key.
    case property(String)
    /// Yes or no.
    case whether
    /// A reaction or an amount, of which nothing is opened.
    case calculation
  }

  /// The atomic number; 0 for a calculation.
  public private(set) var number = 0
  public private(set) var topic = Topic.calculation
  /// `Electrical resistivity of copper`, `²³⁵U · Uranium-235`
  public let title: Message
  /// The value with its unit; nil if there is none.
  public private(set) var value: Message?
  /// Conditions, or abundance and decay.
  var remarks: [Message] = []
  /// The source of the value; nil where there is none of its own.
  var source: Message?
  /// The value or the equation for the clipboard; nil if there is nothing to copy.
  public private(set) var copyText: Message?

  /// What stands below the value: remarks and source.
  public var details: [Message] { remarks + [source].compactMap { $0 } }

  public var id: String {
    switch topic {
    case .nuclide(let name): name
    case .property(let key): "\(number)-\(key)"
    case .whether: "\(number)"
    case .calculation: "calculation"
    }
  }

  /// The kind in exported tables.
  var kind: String {
    switch topic {
    case .nuclide: "nuclide"
    case .property: "property"
    case .whether: "whether"
    case .calculation: "calculation"
    }
  }

  /// True if it is all that was asked: its element is the only row.
  var isWhole: Bool {
    switch topic {
    case .nuclide, .whether: true
    case .property, .calculation: false
    }
  }

  /// A calculation that is not possible, with the reason.
  static func calculation(_ reason: Message) -> SearchAnswer {
    SearchAnswer(title: reason)
  }

  /// Title and value in one line: `Melting point of gold: 1337.33 K`.
  public var line: Message {
    value.map { .format(translatable("{1}: {2}"), title, $0) } ?? title
  }
}
