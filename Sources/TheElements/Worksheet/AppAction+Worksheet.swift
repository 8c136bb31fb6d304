import Elements
import GLib

/// The actions of the worksheet’s window.
extension AppAction {
  private static let worksheetIcon = "document-print-symbolic"

  static let showWorksheet = AppAction(
    "app.worksheet", translatable("Worksheet…"), icon: worksheetIcon)
  static let setWorksheet = AppAction(
    "win.set-worksheet", translatable("Settings of the Worksheet"), .worksheet,
    icon: worksheetIcon)
  static let turnWorksheet = AppAction(
    "win.worksheet-page", translatable("Page of the Worksheet"), .number("PAGE"),
    icon: worksheetIcon)

  /// All of these.
  static let ofWorksheet: [AppAction] = [.showWorksheet, .setWorksheet, .turnWorksheet]
}

extension AppAction.Parameter {
  /// The settings of a worksheet: `table blank=40 elements=group 17`.
  fileprivate static let worksheet = Self(
    name: "SETTINGS",
    fault: { text, _ in
      Worksheet(text: text) == nil
        ? tr("no worksheet has the settings “{1}”", ExternalText(text).text) : nil
    })
}
