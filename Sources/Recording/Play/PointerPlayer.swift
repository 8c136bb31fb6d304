import GLib
import Gtk

/// The gesture by which a person does an act.
public enum Gesture {
  /// A click on a part; two for a double click.
  case click(Widget, times: Int = 1)
  /// Keys, in GTK's notation: `<Control>f`.
  case press(String)
  /// Keys, and then a typed text.
  case type(String, after: String)
}

/// Does acts by the real pointer and keys, and watches whether they activate the right action.
@MainActor
public final class PointerPlayer {
  private let pointer: TestPointer
  private let host: any RecordingHost
  /// The names of the actions activated since the last gesture.
  private var heard: Set<String> = []

  /// Nil without X11 and its test extension.
  public init?(_ host: any RecordingHost) {
    guard let pointer = TestPointer() else { return nil }
    self.pointer = pointer
    self.host = host
    Action.onActivate = { [weak self] in self?.heard.insert($0.name) }
    host.report { [weak self] in self?.heard.insert($0.action) }
  }

  /// Does an act. Returns false if it has no gesture, or the part is not on the screen.
  func perform(_ act: Act) -> Bool {
    guard let window = host.window(named: act.window),
      let gesture = host.gesture(of: act, in: window)
    else { return false }
    heard = []
    window.present()
    return switch gesture {
    case .click(let part, let times): pointer.click(part, times: times)
    case .press(let keys): pointer.press(keys)
    case .type(let text, let keys): pointer.press(keys) && pointer.type(text)
    }
  }

  /// True once the gesture has activated the action.
  func hasActivated(_ act: Act) -> Bool { heard.contains(act.action) }
}
