import Elements

/// The actions of every window, and those that open windows of the program itself.
extension AppAction {
  static let openMenu = AppAction(
    "win.open-menu", translatable("Open Menu"), keys: ["F10"], isRecorded: false)
  static let goBack = AppAction(
    "win.go-back", translatable("Back", context: "go to the page before"), localKeys: ["Escape"],
    icon: "elements-window-symbolic")
  static let showRecorder = AppAction(
    "app.show-recorder", translatable("Recorder"), keys: ["<Control><Shift>r"], isRecorded: false)
  static let insertCheck = AppAction(
    "app.insert-check", translatable("Insert Check…"), keys: ["<Control><Shift>e"],
    isRecorded: false)
  static let showPreferences = AppAction(
    "app.show-preferences", translatable("Preferences"), keys: ["<Control>comma"],
    icon: "preferences-system-symbolic")
  static let showShortcuts = AppAction(
    "app.show-shortcuts", translatable("Keyboard Shortcuts"), keys: ["<Control>question"])
  static let showAbout = AppAction("app.show-about", translatable("About The Elements"))
  static let dismissBanner = AppAction("win.dismiss-banner", translatable("Dismiss"), .text())
  static let focusPart = AppAction("win.focus", translatable("Move Focus"), .text())
  static let scrollTo = AppAction(
    "win.scroll-to", translatable("Scroll", context: "verb"), .text(), .text(),
    icon: "view-continuous-symbolic")
  static let resizeWindow = AppAction(
    "win.resize", translatable("Size of the Window"), .number("WIDTH"), .number("HEIGHT"),
    icon: "view-fullscreen-symbolic")
  static let setMaximized = AppAction(
    "win.set-maximized", translatable("Maximize Window"), .state, icon: "view-fullscreen-symbolic")
  static let toggleFullScreen = AppAction(
    "win.toggle-full-screen", translatable("Full Screen"), keys: ["F11"],
    icon: "view-fullscreen-symbolic")
  static let closeWindow = AppAction(
    "win.close", translatable("Close Window"), keys: ["<Control>w"], icon: "window-close-symbolic")
  static let closeNamedWindow = AppAction("app.close-window", translatable("Close Window"), .text())
  static let quit = AppAction(
    "app.quit", translatable("Quit"), keys: ["<Control>q"], isRecorded: false)
  /// Quits, and starts the program again.
  static let restart = AppAction("app.restart", translatable("Restart"), isRecorded: false)

  /// All of these.
  static let ofWindows: [AppAction] = [
    .openMenu, .goBack, .showRecorder, .insertCheck, .showPreferences, .showShortcuts, .showAbout,
    .dismissBanner, .focusPart, .scrollTo, .resizeWindow, .setMaximized, .toggleFullScreen,
    .closeWindow, .closeNamedWindow, .quit, .restart,
  ]
}
