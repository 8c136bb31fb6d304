import Elements
import GLib
import Gtk
import Recording

/// The actions of every window, and those that open windows of the program itself.
extension AppAction {
  static let openMenu = AppAction(
    "win.open-menu", translatable("Open Menu"), keys: ["F10"], isRecorded: false)
  static let goBack = AppAction(
    "win.go-back", translatable("Back", context: "go to the page before"), localKeys: ["Escape"],
    icon: "elements-window-symbolic"
  ).recorded { $0.gesture = { $0.click("back") ?? $0.click("place-back") } }
  static let showRecorder = AppAction(
    "app.show-recorder", translatable("Recorder"), keys: ["<Control><Shift>r"], isRecorded: false)
  static let insertCheck = AppAction(
    "app.insert-check", translatable("Insert Check…"), keys: ["<Control><Shift>e"],
    isRecorded: false)
  static let showPreferences = AppAction(
    "app.show-preferences", translatable("Preferences"), keys: ["<Control>comma"],
    icon: "preferences-system-symbolic"
  ).recorded { $0.window = { _ in preferences } }
  static let showShortcuts = AppAction(
    "app.show-shortcuts", translatable("Keyboard Shortcuts"), keys: ["<Control>question", "F1"])
  static let showAbout = AppAction("app.show-about", translatable("About The Elements"))
  static let dismissBanner = AppAction("win.dismiss-banner", translatable("Dismiss"), .text())
  static let focusPart = AppAction("win.focus", translatable("Move Focus"), .text()).recorded {
    $0.isRepeatable = true
    $0.fault = { scene in
      let part = scene.part(scene.last)
      let hasFocus = part.flatMap { scene.window?.focusWidget?.isInside($0) } ?? false
      return hasFocus ? nil : tr("“{1}” cannot have the focus", scene.shownLast)
    }
  }
  static let scrollTo = AppAction(
    "win.scroll-to", translatable("Scroll", context: "verb"), .text(), .text(),
    icon: "view-continuous-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.gesture = { scene in
      scene.window.flatMap { scene.program.scrolled(scene.text, in: $0) }.flatMap { turnWheel($0) }
    }
    $0.words = { scene in
      guard scene.arguments.count == 2 else { return nil }
      // A row, a section, or a row of a section: `Be`, `#period-2`, `Be#period-2`.
      let parts = scene.last.split(separator: "#", omittingEmptySubsequences: false).map(
        String.init)
      let place =
        parts.count > 1
        ? scene.words(ofSection: parts[1]) : scene.program.title(ofPage: scene.text)
      return [parts[0].isEmpty ? place : tr("{1} · {2}", scene.shown(parts[0]), place)]
    }
  }
  static let resizeWindow = AppAction(
    "win.resize", translatable("Size of the Window"), .number("WIDTH"), .number("HEIGHT"),
    icon: "view-fullscreen-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.words = { [$0.arguments.joined(separator: " × ")] }
  }
  static let setMaximized = AppAction(
    "win.set-maximized", translatable("Maximize Window"), .state, icon: "view-fullscreen-symbolic"
  ).repeatable
  /// Reaches a state of an action that is on or off: recorded in place of that, as a replay may begin in the other state.
  static let setState = AppAction(
    "win.set-state", translatable("Turn On or Off"), .text("ACTION"), .state
  ).recorded {
    $0.isRepeatable = true
    $0.heading = { AppAction(localName: $0.text)?.recordedTitle ?? $0.shown($0.text) }
    $0.words = { [$0.last == "true" ? tr("on", context: "switch") : tr("off", context: "switch")] }
    $0.icon = { AppAction(localName: $0.text)?.icon }
    $0.gesture = { scene in
      guard let action = AppAction(localName: scene.text),
        scene.isOn(scene.text) != (scene.last == "true")
      else { return nil }
      return action.recorded.gesture?(scene) ?? action.keys.first.map { .press($0) }
    }
    $0.fault = { $0.isOn($0.text) == ($0.last == "true") ? nil : ActWork.refusal(of: $0.text) }
  }
  static let toggleFullScreen = AppAction(
    "win.toggle-full-screen", translatable("Full Screen"), keys: ["F11"],
    icon: "view-fullscreen-symbolic")
  static let closeWindow = AppAction(
    "win.close", translatable("Close Window"), keys: [Window.closeKeys],
    icon: "window-close-symbolic"
  ).recorded { $0.sentence = { scene in scene.windowTitle.map { (tr("Close Window"), $0) } } }
  static let closeNamedWindow = AppAction("app.close-window", translatable("Close Window"), .text())
  static let quit = AppAction(
    "app.quit", translatable("Quit"), keys: ["<Control>q"], isRecorded: false)
  /// Quits, and starts the program again.
  static let restart = AppAction("app.restart", translatable("Restart"), isRecorded: false)

  /// All of these.
  static let ofWindows: [AppAction] = [
    .openMenu, .goBack, .showRecorder, .insertCheck, .showPreferences, .showShortcuts, .showAbout,
    .dismissBanner, .focusPart, .scrollTo, .resizeWindow, .setMaximized, .setState,
    .toggleFullScreen,
    .closeWindow, .closeNamedWindow, .quit, .restart,
  ]

  /// The name of the Preferences in recordings.
  static let preferences = "preferences"

  /// Returns a turn of the wheel over a page; nil if there is nothing to scroll.
  @MainActor private static func turnWheel(_ scrolled: ScrolledWindow) -> Gesture? {
    let adjustment = scrolled.verticalAdjustment
    let end = adjustment.upper - adjustment.pageSize
    guard scrolled.isMapped, end > 1 else { return nil }
    return .turnWheel(scrolled, notches: adjustment.value < end - 1 ? 1 : -1)
  }
}

extension ActScene {
  /// The title of the window that the line names; nil without one.
  var windowTitle: String? { windowName.map { program.title(ofWindow: $0) } }
}
