import Elements

/// The actions of the window of the user’s columns.
extension AppAction {
  static let showColumns = AppAction(
    "app.columns", translatable("Your Columns"), icon: "view-list-symbolic")
  static let pasteTable = AppAction(
    "win.paste-table", translatable("Paste Table"), icon: "edit-paste-symbolic", isRecorded: false)
  static let openTable = AppAction(
    "win.open-table", translatable("Open Table…"), icon: "document-open-symbolic",
    isRecorded: false)
  static let readTable = AppAction(
    "win.read-table", translatable("Read Table"), .text(), icon: "edit-paste-symbolic")
  static let readTableFile = AppAction(
    "win.read-table-file", translatable("Open Table"), .path, icon: "document-open-symbolic")
  static let discardTable = AppAction(
    "win.discard-table", translatable("Discard Table"), icon: "edit-delete-symbolic")
  static let chooseNumbers = AppAction(
    "win.choose-numbers", translatable("Numbers of the Column", context: "of a pasted table"),
    .number("COLUMN"), icon: "view-list-symbolic")
  static let groupCommas = AppAction(
    "win.group-commas", translatable("Commas Separate Thousands"), .state,
    icon: "view-list-symbolic")
  static let addColumn = AppAction(
    "win.add-column", translatable("Add Column"), .text("TITLE"), .text("UNIT"),
    icon: "list-add-symbolic")
  static let removeColumn = AppAction(
    "win.remove-column", translatable("Remove Column"), .text("KEY"), icon: "edit-delete-symbolic")
  static let undoColumn = AppAction(
    "win.undo-column", translatable("Undo Removing the Column"), icon: "edit-undo-symbolic")
  static let exportColumns = AppAction(
    "win.export-columns", translatable("Export Columns…"), isRecorded: false)
  static let exportColumnsFile = AppAction(
    "win.export-columns-file", translatable("Export Columns"), .newPath,
    icon: "document-save-symbolic")

  /// All of these.
  static let ofColumns: [AppAction] = [
    .showColumns, .pasteTable, .openTable, .readTable, .readTableFile, .discardTable,
    .chooseNumbers, .groupCommas, .addColumn, .removeColumn, .undoColumn, .exportColumns,
    .exportColumnsFile,
  ]
}
