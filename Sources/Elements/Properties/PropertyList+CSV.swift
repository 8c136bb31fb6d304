extension PropertyList {
  /// The figures of some properties as CSV, a line for each.
  public static func csv(of figures: [(column: PropertyColumn, figure: Figure)]) -> String {
    let rows = figures.map { column, figure in
      [
        column.id, figure.digits, figure.unit ?? "", figure.source ?? "",
        figure.second?.digits ?? "", figure.second?.source ?? "",
      ]
    }
    return CatalogWriter.csv(
      [["property", "value", "unit", "source", "second", "second_source"]] + rows)
  }
}
