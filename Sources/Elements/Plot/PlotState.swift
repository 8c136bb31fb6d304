/// The user's choices in the plot: a property for each axis, and lines.
public struct PlotState: Sendable, Hashable {
  /// A property along an axis.
  public struct Axis: Sendable, Hashable {
    /// The property's key; `PropertyColumn.numberID` for the atomic number.
    public var id: String
    /// True for a logarithmic axis; ignored if not all numbers are positive.
    public var isLogarithmic: Bool

    public init(_ id: String, isLogarithmic: Bool = false) {
      (self.id, self.isLogarithmic) = (id, isLogarithmic)
    }
  }

  /// Horizontal axis; the atomic number by default.
  public var x = Axis(PropertyColumn.numberID)
  /// Vertical axis; the melting point by default.
  public var y = Axis("melt")
  /// True for a line along each group, and along each period.
  public var showsGroups = false
  /// True for a line along each period.
  public var showsPeriods = false
  /// The part that is shown; not kept from one start to the next.
  public var zoom = PlotZoom.whole
  /// The forms that stand in place of their elements.
  public var forms = FormChoice()

  public init() {}

  /// The scales in the parameters of actions.
  public static let (linear, logarithmic) = ("linear", "logarithmic")

  /// The axes as the parameter of an action: `melt density linear logarithmic`.
  public var axes: String {
    let scales = [x, y].map { $0.isLogarithmic ? Self.logarithmic : Self.linear }
    return ([x.id, y.id] + scales).joined(separator: " ")
  }

  /// Adopts axes written as by `axes`; the scales may be left out, and `log` is short for logarithmic. Returns false for
  /// another text.
  public mutating func set(axes text: String) -> Bool {
    // Longer than any key; the text may come from outside. Keys are printable ASCII.
    guard text.utf8.count <= Self.maximumLength,
      text.utf8.allSatisfy({ (0x20...0x7e).contains($0) })
    else { return false }
    let words = text.split(separator: " ").map { String($0) }
    guard words.count == 2 || words.count == 4 else { return false }
    let scales = words.dropFirst(2).map { word -> Bool? in
      switch word {
      case Self.linear: false
      case Self.logarithmic, "log": true
      default: nil
      }
    }
    guard !scales.contains(nil) else { return false }
    x = Axis(words[0], isLogarithmic: scales.first.flatMap { $0 } ?? false)
    y = Axis(words[1], isLogarithmic: scales.last.flatMap { $0 } ?? false)
    return true
  }

  private static let maximumLength = 200
}

extension PropertyColumn {
  /// The key of the atomic number, which is no property of the files.
  public static let numberID = "number"

  /// The atomic numbers as a column.
  public static func numbers(of table: PeriodicTable) -> PropertyColumn {
    PropertyColumn(
      id: numberID, title: translatable("Atomic number"), group: .atomic,
      table.elements.map { ($0.number, Figure(digits: String($0.number))) })
  }
}
