/// The properties of several elements side by side: rows in groups, with a cell for each element.
public struct ComparisonSheet: Sendable, Hashable {
  /// The value of one element.
  public struct Cell: Sendable, Hashable {
    /// A number without its unit, or a text; `unknown` if there is no value.
    public let value: Message
    public let unit: String?
    /// Kind and conditions of a number: `predicted`, `at 2.5 MPa`.
    public let note: Message?
    /// The value with unit, kind and conditions.
    public let text: Message
    /// False if the text is `unknown`.
    public let isKnown: Bool
    /// Position among the numbers of all elements, from 0 for the least to 1; nil for a text.
    public let position: Double?
    /// The digits in the row's unit, as other programs read them; nil for a text.
    public let digits: String?
    /// The key of the source; nil without a value.
    public let source: String?
  }

  /// One property.
  public struct Row: Sendable, Hashable, Identifiable {
    /// Key of the property: `melt`.
    public let id: String
    /// Name of the property.
    public let title: Message
    /// The title by which recordings know the row, if `title` depends on the unit of temperatures.
    var fixedTitle: Message?
    /// True for the user's own values of the property in the row above.
    var isOwn = false
    /// The unit of the digits.
    public let unit: String?
    /// The least and the greatest number of all elements: `14–3687 K`; nil for a text.
    public let range: Message?
    /// In the order of the elements.
    public let cells: [Cell]

    /// The name of the row in recordings, the same in all languages and units.
    public var partName: String { (fixedTitle ?? title).partName }

    /// The name of the row: `Melting point`, `Melting point (yours)`.
    public var name: Message {
      isOwn ? OwnValue.name(beside: title) : title
    }

    /// True if not all elements have the same value.
    public var isDifferent: Bool { Set(cells.map(\.text)).count > 1 }
  }

  /// Properties below a heading.
  public struct Group: Sendable, Hashable, Identifiable {
    /// `general`, or the raw value of a `PropertyColumn.Group`.
    public let id: String
    /// Heading in English, to be translated.
    public let title: String
    /// The numeric properties in the order of their columns, then the texts.
    public let rows: [Row]
  }

  /// The elements in the order of the cells.
  public let elements: [AtomicElement]
  /// Groups with at least one row.
  public let groups: [Group]
}

extension ComparisonSheet {
  /// All properties that one of the elements has, and all numeric ones.
  /// - Parameters:
  ///   - columns: the numeric properties.
  ///   - forms: the forms of elements in place of which they stand, with their figures.
  ///   - own: values of the user's own, in rows below those of their properties.
  public init(
    _ elements: [AtomicElement], columns: [PropertyColumn],
    forms: ChosenForms = .none, temperatures: TemperatureDisplay = .kelvin,
    own: OwnValues = .none
  ) {
    let (elements, columns) = (elements.map(forms.element), columns.map(forms.column))
    self.elements = elements
    let rows = ComparisonRows(elements, temperatures)
    let general = Group(
      id: "general", title: translatable("General", context: "group of properties"),
      rows: rows.texts(ComparisonRows.generalKeys))
    let numeric = PropertyColumn.Group.allCases.map { group in
      let texts = group == .history ? rows.texts(ComparisonRows.historyKeys) : []
      return Group(
        id: group.rawValue, title: group.title,
        rows: columns.filter { $0.group == group }.flatMap { column in
          [rows.row(column)] + (rows.row(of: own, beside: column).map { [$0] } ?? [])
        } + texts)
    }
    groups = ([general] + numeric).filter { !$0.rows.isEmpty }
  }

  /// The rows in which the elements differ; all rows of fewer than two elements.
  public var differences: ComparisonSheet {
    guard elements.count > 1 else { return self }
    let groups = groups.map { group in
      Group(id: group.id, title: group.title, rows: group.rows.filter(\.isDifferent))
    }
    return ComparisonSheet(elements: elements, groups: groups.filter { !$0.rows.isEmpty })
  }

  /// Returns what a screen reader says in a cell: `Melting point, Gold, 1337.33 K`.
  public func spokenText(of row: Row, column: Int) -> Message {
    .format(
      translatable("{1}, {2}, {3}"), row.name, elements[column].shownName,
      row.cells[column].text)
  }

  /// The CSV table without notes.
  public var csv: String { csv(notes: [:]) }

  /// Returns a CSV table: a header row, and a row per property with its unit and the values of the elements.
  /// English in every language. The last row has the user's notes, if an element has one.
  public func csv(notes: [Int: Note]) -> String {
    let header = ["Property", "Unit"] + elements.map(\.shownName.english)
    let rows = groups.flatMap(\.rows).map { row in
      [NumberFormat.plain(row.name.english), row.unit ?? ""]
        + row.cells.map { cell in
          cell.isKnown ? cell.digits ?? NumberFormat.plain(cell.text.english) : ""
        }
    }
    let texts = elements.map { notes[$0.number]?.text ?? "" }
    let last = texts.allSatisfy(\.isEmpty) ? [] : [["Note", ""] + texts]
    return CatalogWriter.csv([header] + rows + last)
  }
}
