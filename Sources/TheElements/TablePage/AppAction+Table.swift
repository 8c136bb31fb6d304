import Elements

/// The actions on the Table.
extension AppAction {
  static let highlightCategory = AppAction(
    "win.highlight-category", translatable("Highlight Category"),
    .choice("CLASS", TableColoring.classes.flatMap(ElementClassification.all).map(\.id)).orEmpty)
  static let setTableForm = AppAction(
    "win.set-table-form", translatable("Form of the Table"),
    .choice("FORM", TableForm.allCases.map(\.rawValue)), icon: "view-grid-symbolic")
  static let setGroupThree = AppAction(
    "win.set-group-3", translatable("Elements of Group 3"),
    .choice("ELEMENTS", GroupThree.allCases.map(\.rawValue)), icon: "view-grid-symbolic")
  static let colorBy = AppAction(
    "win.color-by", translatable("Coloring"), .text(), icon: "applications-graphics-symbolic")
  static let setScale = AppAction(
    "win.set-scale", translatable("Scale of Colors"),
    .choice("SCALE", [PlotState.linear, PlotState.logarithmic]),
    icon: "applications-graphics-symbolic")
  static let setBrush = AppAction(
    "win.set-brush", translatable("Range of Values"), .decimal("FROM"), .decimal("UNTIL"),
    icon: "applications-graphics-symbolic")
  static let setTemperature = AppAction(
    "win.set-temperature", translatable("State at Temperature"), .decimal("VALUE"),
    icon: "applications-graphics-symbolic")
  static let setPressure = AppAction(
    "win.set-pressure", translatable("State at Pressure"), .decimal("VALUE"),
    icon: "applications-graphics-symbolic")
  static let setKnownYear = AppAction(
    "win.set-known-year", translatable("Known in Year"), .number("YEAR").orEmpty,
    icon: "document-open-recent-symbolic")
  static let setTableControl = AppAction(
    "win.set-table-control", translatable("Slider of the Table"),
    .choice("CONTROL", TableState.Control.allCases.map(\.rawValue)),
    icon: "applications-graphics-symbolic")
  static let playTable = AppAction(
    "win.play-table", translatable("Play or Pause Slider"), icon: "document-open-recent-symbolic")

  /// All of these.
  static let ofTable: [AppAction] = [
    .highlightCategory, .setTableForm, .setGroupThree, .colorBy, .setScale, .setBrush,
    .setTemperature, .setPressure, .setKnownYear, .setTableControl, .playTable,
  ]
}
