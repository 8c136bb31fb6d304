import Elements

/// The actions that print a page and save it.
extension AppAction {
  static let printPage = AppAction(
    "win.print", translatable("Print…", context: "verb"), keys: ["<Control>p"], isRecorded: false)
  static let savePage = AppAction(
    "win.save-page", translatable("Save Page As…"), keys: ["<Control><Shift>s"], isRecorded: false)
  static let savePageFile = AppAction("win.save-page-file", translatable("Save Page"), .newPath)

  /// All of these.
  static let ofPaper: [AppAction] = [.printPage, .savePage, .savePageFile]
}
