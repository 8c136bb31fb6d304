import Elements
import GLib
import Gtk
import Recording

/// The actions on a card and on its properties.
extension AppAction {
  static let copyNumber = AppAction(
    "win.copy-number", translatable("Copy Number"), .text(), icon: "edit-copy-symbolic"
  ).onProperty
  static let copyValue = AppAction(
    "win.copy-value", translatable("Copy Value"), .text(), icon: "edit-copy-symbolic"
  ).onProperty
  static let copyWithSource = AppAction(
    "win.copy-with-source", translatable("Copy with Source"), .text(), icon: "edit-copy-symbolic"
  ).onProperty
  static let showSource = AppAction("win.show-source", translatable("Show Source"), .text())
    .recorded { $0.fault = { $0.propertyRowFault } }
  static let editOwnValue = AppAction(
    "win.edit-own-value", translatable("Add Your Value…"), .text("KEY"), isRecorded: false)
  static let setOwnValue = AppAction(
    "win.set-own-value", translatable("Your Value"), .text("KEY"), .text("VALUE"),
    icon: "document-edit-symbolic")
  static let removeOwnValue = AppAction(
    "win.remove-own-value", translatable("Remove Your Value"), .text("KEY"),
    icon: "edit-delete-symbolic")
  static let copyDetails = AppAction(
    "win.copy-details", translatable("Copy as CSV"), .text(), icon: "edit-copy-symbolic")
  static let openNoteLink = AppAction(
    "win.open-note-link", translatable("Open Link in Note"), .text("ADDRESS"))
  static let copyNoteLink = AppAction(
    "win.copy-note-link", translatable("Copy Link Address"), .text("ADDRESS"),
    icon: "edit-copy-symbolic")

  /// All of these, and those of single cards.
  @MainActor static var ofCards: [AppAction] {
    [
      .copyNumber, .copyValue, .copyWithSource, .showSource, .editOwnValue, .setOwnValue,
      .removeOwnValue, .copyDetails, .showForm,
    ]
      + CardKind.all.flatMap(\.acts).map(\.action)
  }
}

extension AppAction {
  /// The action in the context menu of a property's row.
  fileprivate var onProperty: AppAction {
    recorded {
      $0.gesture = { $0.propertyRow.map { .open($0, isSecondary: true) } }
      $0.fault = { $0.propertyRowFault }
    }
  }
}

extension ActScene {
  /// The row of the property that the act names.
  fileprivate var propertyRow: Widget? { part(PropertyRow.namePrefix + text) }

  /// The fault of an act on a property without a row.
  fileprivate var propertyRowFault: String? {
    propertyRow == nil ? tr("no property “{1}”", shownLast) : nil
  }
}
