/// The numbers of two properties against each other: a point for each element that has both, within the part that is shown.
public struct Plot: Sendable, Hashable {
  /// One element.
  public struct Point: Sendable, Hashable {
    public let element: AtomicElement
    /// Positions on the axes, from 0 to 1 for what is shown; y is upward.
    public let x, y: Double

    fileprivate var isShown: Bool { (0...1).contains(x) && (0...1).contains(y) }
  }

  /// A value of the user's own, beside the point of its element.
  public struct Mark: Sendable, Hashable {
    /// The atomic number.
    public let number: Int
    /// Positions on the axes, from 0 to 1 for what is shown.
    public let x, y: Double
  }

  public let xColumn, yColumn: PropertyColumn
  public let xScale, yScale: PlotScale
  /// The part that is shown.
  public let zoom: PlotZoom
  /// In the order of x, then of y, then of atomic numbers.
  public let points: [Point]
  /// The lines of the state's choice, each through the elements of a group or period: their atomic numbers, ascending.
  public let lines: [[Int]]
  /// The user's own values, by atomic number.
  public let marks: [Mark]
  /// The number of elements that have both numbers but are outside of the part that is shown.
  public var hiddenCount: Int { outside.count }
  private let own: [[Int: OwnValue]]
  private let indices: [Int: Int]
  /// The points outside of what is shown.
  private let outside: [Point]

  /// - Parameters:
  ///   - forms: the forms of elements in place of which they stand; `columns` has their figures.
  ///   - own: values of the user's own, which are no points.
  /// - Returns: nil if a property is unknown.
  public init?(
    _ state: PlotState, of table: PeriodicTable, columns: [PropertyColumn],
    forms: ChosenForms = .none, own: OwnValues = .none
  ) {
    guard let x = Self.column(state.x.id, of: table, columns),
      let y = Self.column(state.y.id, of: table, columns)
    else { return nil }
    let common = table.elements.filter { x.values[$0.number] != nil && y.values[$0.number] != nil }
    (xColumn, yColumn) = (x, y)
    let marked = OwnMarks(common, x, y, own)
    let (xScale, yScale) = (
      Self.scale(x, common, marked.numbers.map(\.x), state.x.isLogarithmic),
      Self.scale(y, common, marked.numbers.map(\.y), state.y.isLogarithmic)
    )
    zoom = state.zoom
    (self.xScale, self.yScale) = (xScale.part(zoom.x), yScale.part(zoom.y))
    func positions(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      state.zoom.position(of: (xScale.position(of: x), yScale.position(of: y)))
    }
    let all = common.compactMap { element -> Point? in
      guard let first = x.values[element.number], let second = y.values[element.number] else {
        return nil
      }
      let place = positions(first.number, second.number)
      return Point(element: forms.element(element), x: place.x, y: place.y)
    }
    points = all.filter(\.isShown)
      .sorted { ($0.x, $0.y, $0.element.number) < ($1.x, $1.y, $1.element.number) }
    outside = all.filter { !$0.isShown }
    self.own = marked.values
    marks = marked.numbers.map { number, x, y in
      let place = positions(x, y)
      return Mark(number: number, x: place.x, y: place.y)
    }
    indices = Dictionary(
      points.enumerated().map { ($1.element.number, $0) }, uniquingKeysWith: { first, _ in first })
    let groups = state.showsGroups ? Self.lines(common) { $0.group } : []
    lines = groups + (state.showsPeriods ? Self.lines(common) { $0.period } : [])
  }

  private static func column(
    _ id: String, of table: PeriodicTable, _ columns: [PropertyColumn]
  ) -> PropertyColumn? {
    id == PropertyColumn.numberID
      ? .numbers(of: table) : columns.first { $0.id == id && !$0.values.isEmpty }
  }

  private static func scale(
    _ column: PropertyColumn, _ elements: [AtomicElement], _ own: [Double], _ isLogarithmic: Bool
  ) -> PlotScale {
    // What is not positive has no place on a logarithmic axis, and stands at its end.
    let numbers =
      elements.compactMap { column.values[$0.number]?.number }
      + own.filter { !isLogarithmic || $0 > 0 }
    let range = (numbers.min() ?? 0)...(numbers.max() ?? 1)
    return PlotScale(range, isLogarithmic: isLogarithmic)
  }

  /// Lines through elements with the same key; one element has none.
  private static func lines(
    _ elements: [AtomicElement], by key: (AtomicElement) -> Int?
  ) -> [[Int]] {
    var numbers: [Int: [Int]] = [:]
    for element in elements { key(element).map { numbers[$0, default: []].append(element.number) } }
    return numbers.sorted { $0.key < $1.key }.map { $0.value.sorted() }.filter { $0.count > 1 }
  }

  /// The categories of all points, also of those that are not shown, in their order.
  public var categories: [ElementCategory] {
    let present = Set((points + outside).map(\.element.category))
    return ElementCategory.allCases.filter(present.contains)
  }

  /// Returns the point of an element; nil if it has none that is shown.
  public subscript(number: Int) -> Point? { indices[number].map { points[$0] } }

  /// Returns the point of an element, also outside of what is shown.
  public func anyPoint(of number: Int) -> Point? {
    self[number] ?? outside.first { $0.element.number == number }
  }

  /// True if an axis can be logarithmic.
  public static func canBeLogarithmic(_ column: PropertyColumn) -> Bool {
    column.range.map(PropertyScale.canBeLogarithmic) ?? false
  }

  // MARK: Order

  /// Returns the element to which an arrow key leads: left and right in the order of x, up and down in that of y.
  public func neighbor(of number: Int, _ direction: Direction) -> Int? {
    let downward = points.sorted {
      ($1.y, $1.x, $1.element.number) < ($0.y, $0.x, $0.element.number)
    }
    let line = direction.isHorizontal ? points : downward
    return direction.neighbor(of: number, in: line.map(\.element.number))
  }

  // MARK: Texts

  /// `Gold · Melting point 1337.33 K · Density 19.3 g/cm³`, each with its conditions.
  public func text(of number: Int) -> Message? {
    guard let point = self[number] else { return nil }
    let parts = zip([xColumn, yColumn], own).map { column, own in
      let ours = Message.format(
        // TRANSLATORS: A property and its value: Melting point 1337.33 K.
        translatable("{1} {2}"), .text(column.title),
        column.values[number].map { column.text(of: $0) } ?? PropertyLines.unknown)
      // TRANSLATORS: A property with its value, and the value of the user's own.
      return own[number].map { .format(translatable("{1}, yours {2}"), ours, $0.text) } ?? ours
    }
    // Each begins with a capital, as it stands in lists: no parts of one sentence.
    return .dotted([point.element.shownName] + parts)
  }

  /// The elements of which a form is shown, by their names: `Carbon (diamond)`.
  public var forms: [Message] {
    points.map(\.element).filter { $0.form != nil }.sorted { $0.number < $1.number }
      .map(\.shownName)
  }

  /// `Density (x-axis: Melting point)`.
  public var title: Message {
    // TRANSLATORS: The property of the vertical axis, and that of the horizontal one.
    .format(translatable("{1} (x-axis: {2})"), .text(yColumn.title), .text(xColumn.title))
  }

  /// The name of an axis: `Density in g/cm³`.
  public static func title(of column: PropertyColumn) -> Message {
    guard let unit = column.unit else { return .text(column.title) }
    // TRANSLATORS: A property and its unit at an axis.
    return .format(translatable("{1} in {2}"), .text(column.title), .number(unit))
  }

  /// The name of an axis of this plot, with the forms that have a figure of their own: `Density in g/cm³ (C: diamond)`.
  public func axisTitle(of column: PropertyColumn) -> Message {
    let title = Self.title(of: column)
    let named = points.map(\.element).sorted { $0.number < $1.number }.compactMap { element in
      element.formName.flatMap { name -> Message? in
        guard let figure = column.values[element.number]?.figure,
          figure.conditions[.form] == element.form
        else { return nil }
        // TRANSLATORS: The symbol of an element and the name of its form at an axis: C: diamond.
        return .format(translatable("{1}: {2}"), .verbatim(element.symbol), name)
      }
    }
    return named.isEmpty ? title : .format(translatable("{1} ({2})"), title, .list(named))
  }

  /// Returns a CSV table: a header row, and a row per point with symbol, name and both numbers.
  /// English in every language.
  public var csv: String {
    let header = ["Symbol", "Element"] + [xColumn, yColumn].map { Self.title(of: $0).english }
    let rows = points.map { point in
      [point.element.symbol, point.element.shownName.english]
        + [xColumn, yColumn].map { $0.values[point.element.number]?.digits ?? "" }
    }
    return CatalogWriter.csv([header] + rows)
  }
}

/// The range of both properties that the user has selected; temperatures in kelvin.
public struct PlotBrush: Sendable, Hashable {
  /// The range along each axis; nil for all numbers.
  public let x, y: PropertyBrush?

  /// - Parameters: two numbers for each axis, with a space between them; nil if neither axis is limited.
  public init?(x: String, y: String) {
    func brush(_ text: String) -> PropertyBrush? {
      PropertyBrush(text.split(separator: " ").prefix(3).map { String($0) })
    }
    (self.x, self.y) = (brush(x), brush(y))
    if self.x == nil, self.y == nil { return nil }
  }

  /// Returns the elements of a plot within the ranges.
  public func numbers(in plot: Plot) -> [Int] {
    plot.points.map(\.element.number).filter { number in
      contains(plot.xColumn, number, x) && contains(plot.yColumn, number, y)
    }
  }

  /// Returns the positions of the ranges along the axes of a plot, two for each, from 0 to 1 for what it shows.
  public func positions(in plot: Plot) -> (x: [Double], y: [Double]) {
    func positions(
      _ brush: PropertyBrush?, _ column: PropertyColumn, _ scale: PlotScale
    ) -> [Double] {
      let shown = brush?.shown(in: column.shownTemperature)
      return zip([shown?.lower, shown?.upper], [0, 1]).map { digits, end in
        digits.flatMap { Double($0) }.map { scale.position(of: $0) } ?? end
      }
    }
    return (positions(x, plot.xColumn, plot.xScale), positions(y, plot.yColumn, plot.yScale))
  }

  private func contains(
    _ column: PropertyColumn, _ number: Int, _ brush: PropertyBrush?
  ) -> Bool {
    guard let brush = brush?.shown(in: column.shownTemperature) else { return true }
    return column.values[number].map { brush.contains($0.number) } ?? false
  }
}
