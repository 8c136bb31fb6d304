import Elements

/// The actions on an element’s page and its cards.
extension AppAction {
  static let previousElement = AppAction(
    "win.previous-element", translatable("Previous Element"), keys: ["<Alt>Left"],
    mirrorsKeys: true, icon: "elements-window-symbolic")
  static let nextElement = AppAction(
    "win.next-element", translatable("Next Element"), keys: ["<Alt>Right"], mirrorsKeys: true,
    icon: "elements-window-symbolic")
  static let flip = AppAction(
    "win.flip", translatable("Turn the Tile Over"), keys: ["<Control>i"],
    icon: "object-flip-horizontal-symbolic")
  static let openWikipedia = AppAction("win.open-wikipedia", translatable("Open Wikipedia"))
  static let copyWikipediaAddress = AppAction(
    "win.copy-wikipedia-address", translatable("Copy Link Address"))
  static let copyNumber = AppAction(
    "win.copy-number", translatable("Copy Number"), .text(), icon: "edit-copy-symbolic")
  static let copyValue = AppAction(
    "win.copy-value", translatable("Copy Value"), .text(), icon: "edit-copy-symbolic")
  static let copyWithSource = AppAction(
    "win.copy-with-source", translatable("Copy with Source"), .text(), icon: "edit-copy-symbolic")
  static let showSource = AppAction("win.show-source", translatable("Show Source"), .text())
  static let copyText = AppAction(
    "win.copy-text", translatable("Copy as Text"), keys: ["<Control><Shift>c"],
    icon: "edit-copy-symbolic")
  static let copyCSV = AppAction(
    "win.copy-csv", translatable("Copy as CSV"), icon: "edit-copy-symbolic")
  static let copyJSON = AppAction(
    "win.copy-json", translatable("Copy as JSON"), icon: "edit-copy-symbolic")
  static let copyDetails = AppAction(
    "win.copy-details", translatable("Copy as CSV"), .text(), icon: "edit-copy-symbolic")
  static let selectNuclide = AppAction(
    "win.select-nuclide", translatable("Select Isotope"), .nuclide,
    icon: "applications-graphics-symbolic")
  static let showIsotopes = AppAction(
    "win.show-isotopes", translatable("Cells or List of Isotopes"),
    .choice("FORM", [IsotopesCard.cellsForm, IsotopesCard.listForm]))
  static let sortIsotopes = AppAction(
    "win.sort-isotopes", translatable("Sort Isotopes"),
    .choice("ORDER", NuclideOrder.allCases.map(\.rawValue)))

  /// All of these.
  static let ofElementPage: [AppAction] = [
    .previousElement, .nextElement, .flip, .openWikipedia, .copyWikipediaAddress, .copyNumber,
    .copyValue, .copyWithSource, .showSource, .copyText, .copyCSV, .copyJSON, .copyDetails,
    .selectNuclide, .showIsotopes, .sortIsotopes,
  ]
}
