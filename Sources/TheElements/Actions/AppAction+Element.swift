import Elements

/// The actions on an element that rows, tiles, pages and windows share.
extension AppAction {
  static let showElement = AppAction(
    "app.show-element", translatable("Show Element"), .element,
    keys: ["<Control>Return", "<Control>KP_Enter"], icon: "elements-window-symbolic",
    emptyMeansFocus: true)
  static let showIsotope = AppAction(
    "app.show-isotope", translatable("Show Isotope"), .nuclide,
    icon: "applications-graphics-symbolic")
  static let showProperty = AppAction(
    "app.show-property", translatable("Show Property"), .element, .text("KEY"),
    icon: "elements-window-symbolic")
  static let selectElement = AppAction(
    "win.select-element", translatable("Select Element"), .element,
    icon: "elements-window-symbolic", emptyMeansFocus: true)
  static let showPicture = AppAction(
    "win.show-picture", translatable("Show Picture"), .element, localKeys: ["<Shift>Return"],
    icon: "emblem-photos-symbolic")
  static let toggleFavorite = AppAction(
    "win.toggle-favorite", translatable("Add or Remove"), .element, keys: ["<Control>d"],
    icon: "starred-symbolic", emptyMeansFocus: true)
  static let undoFavorite = AppAction(
    "win.undo-favorite", translatable("Undo"), keys: ["<Control>z"], icon: "starred-symbolic")
  /// Writes the note about an element; an empty text removes it.
  static let note = AppAction(
    "win.note", translatable("Write Note"), .element, .text(), icon: "document-edit-symbolic")
  static let toggleComparison = AppAction(
    "win.toggle-comparison", translatable("Compare or Stop Comparing"), .element,
    keys: ["<Control><Shift>k"], icon: "elements-order-symbolic", emptyMeansFocus: true)
  static let clearComparison = AppAction(
    "win.clear-comparison", translatable("Clear Comparison"), icon: "elements-order-symbolic")
  static let compare = AppAction(
    "app.compare", translatable("Compare…", context: "verb"), keys: ["<Control>k"],
    icon: "elements-order-symbolic")

  /// All of these.
  static let ofElements: [AppAction] = [
    .showElement, .showIsotope, .showProperty, .selectElement, .showPicture, .toggleFavorite,
    .undoFavorite, .note, .toggleComparison, .clearComparison, .compare,
  ]
}
