import Elements
import GLib

/// The actions on an element’s page.
extension AppAction {
  static let previousElement = AppAction(
    "win.previous-element", translatable("Previous Element"), keys: ["<Alt>Left"],
    mirrorsKeys: true, icon: "elements-window-symbolic"
  ).recorded { $0.gesture = { $0.click("previous-element") } }
  static let nextElement = AppAction(
    "win.next-element", translatable("Next Element"), keys: ["<Alt>Right"], mirrorsKeys: true,
    icon: "elements-window-symbolic"
  ).recorded { $0.gesture = { $0.click("next-element") } }
  static let flip = AppAction(
    "win.flip", translatable("Turn the Tile Over"), keys: ["<Control>i"],
    icon: "object-flip-horizontal-symbolic"
  ).recorded {
    $0.sentence = { scene in scene.windowTitle.map { (tr("Turn Over the Tile"), $0) } }
    $0.gesture = { $0.shown(ElementPage.self)?.view.map { .click($0.tile) } }
  }
  static let copyText = AppAction(
    "win.copy-text", translatable("Copy as Text"), keys: ["<Control><Shift>c"],
    icon: "edit-copy-symbolic")
  static let copyCSV = AppAction(
    "win.copy-csv", translatable("Copy as CSV"), icon: "edit-copy-symbolic")
  static let copyJSON = AppAction(
    "win.copy-json", translatable("Copy as JSON"), icon: "edit-copy-symbolic")
  static let selectProperty = AppAction(
    "win.select-property", translatable("Show Property"), .text("KEY"),
    icon: "elements-window-symbolic")
  static let findOnPage = AppAction(
    "win.find-on-page", translatable("Find on This Page"), localKeys: ["<Control>f"],
    icon: "system-search-symbolic")
  static let findText = AppAction(
    "win.find-text", translatable("Find Text on This Page"), .text(),
    icon: "system-search-symbolic")
  static let hideFind = AppAction(
    "win.hide-find", translatable("Close Find"), localKeys: ["Escape"],
    icon: "system-search-symbolic")
  static let showContents = AppAction(
    "win.show-contents", translatable("Contents", context: "cards of a page"), keys: ["<Control>j"],
    icon: "view-list-symbolic")
  static let goToCard = AppAction(
    "win.go-to-card", translatable("Go to Card"), .text("CARD"), icon: "view-list-symbolic")

  /// All of these, and those of the cards.
  @MainActor static var ofElementPage: [AppAction] {
    [
      .previousElement, .nextElement, .flip, .openWikipedia, .copyWikipediaAddress, .copyText,
      .copyCSV, .copyJSON, .selectProperty, .findOnPage, .findText, .hideFind, .showContents,
      .goToCard,
    ] + ofCards
  }
}
