import Elements

/// The actions on the source of the elements.
extension AppAction {
  static let reload = AppAction("win.reload", translatable("Reload the Elements"), keys: ["F5"])
  static let cancelLoading = AppAction("win.cancel-loading", translatable("Stop Loading"))
  static let retryCatalog = AppAction("win.retry-catalog", translatable("Retry"))
  static let useBuiltInData = AppAction("win.use-built-in-data", translatable("Stop Using Server"))
  static let undoBuiltInData = AppAction("win.undo-built-in-data", translatable("Undo"))
  static let exportElements = AppAction(
    "win.export-elements", translatable("Export Elements…"), isRecorded: false)
  static let exportElementsFile = AppAction(
    "win.export-elements-file", translatable("Export Elements"), .newPath)

  /// All of these.
  static let ofCatalog: [AppAction] = [
    .reload, .cancelLoading, .retryCatalog, .useBuiltInData, .undoBuiltInData, .exportElements,
    .exportElementsFile,
  ]
}
