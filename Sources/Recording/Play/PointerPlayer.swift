import GLib
import Gtk

/// The gesture by which a person does an act.
public enum Gesture {
  /// A click on a part, or on an area of it, also with Control.
  case click(Widget, Bounds? = nil, holdsControl: Bool = false)
  /// A drag in a part, between two points in its coordinates. It leads to about the right place; then the action is
  /// activated for the exact one.
  case drag(Widget, from: (x: Double, y: Double), to: (x: Double, y: Double))
  /// Notches of the wheel over a part, downward if positive, also with Control; then the action is activated.
  case turnWheel(Widget, notches: Int, holdsControl: Bool = false)
  /// Keys, in GTK's notation: `<Control>f`.
  case press(String)
  /// Keys, and then a typed text.
  case type(String, after: String)

  /// The part that the pointer goes to, with the area of a click.
  var target: (part: Widget, area: Bounds?)? {
    switch self {
    case .click(let part, let area, _): (part, area)
    case .drag(let part, let point, _):
      (part, Bounds(x: point.x, y: point.y, width: 0, height: 0))
    case .turnWheel(let part, _, _): (part, nil)
    case .press, .type: nil
    }
  }

  /// True if the gesture leads to about the right place only.
  var isApproximate: Bool {
    switch self {
    case .drag, .turnWheel: true
    case .click, .press, .type: false
    }
  }
}

/// Does acts by the real pointer and keys, and watches whether they activate the right action.
@MainActor
public final class PointerPlayer {
  private let pointer: TestPointer
  private let host: any RecordingHost
  /// The names of the actions activated since the last gesture.
  private var heard: Set<String> = []
  /// The distance of a click from the middle of its part: clicks at one place would be double clicks.
  private var offset = 0.0

  /// The place of the part at the last look, and the number of looks since it moved.
  private var last: (x: Double, y: Double)?
  private var looks = 0

  /// Number of looks at a part that rests.
  private static let leastLooks = 5
  /// The distance between two clicks in pixels, greater than that of double clicks.
  private static let step = 8.0

  /// Nil without X11 and its test extension.
  public init?(_ host: any RecordingHost) {
    guard let pointer = TestPointer() else { return nil }
    self.pointer = pointer
    self.host = host
    Action.onActivate = { [weak self] in self?.heard.insert($0.name) }
    host.report { [weak self] in self?.heard.insert($0.action) }
  }

  /// Returns the gesture of an act; nil for none, and for a part that is not in view.
  func gesture(of act: Act) -> Gesture? {
    guard let window = host.window(named: act.window),
      let gesture = host.gesture(of: act, in: window)
    else { return nil }
    if let (part, area) = gesture.target, point(in: part, area) == nil { return nil }
    looks = 0
    window.present()
    return gesture
  }

  /// Looks at the window of an act. True once keys go there, and the part to click at has rested.
  func isReady(for act: Act, by gesture: Gesture) -> Bool {
    guard let window = host.window(named: act.window) else { return false }
    if let (part, _) = gesture.target {
      let place = part.convert(x: 0, y: 0, to: window)
      looks = place?.x == last?.x && place?.y == last?.y ? looks + 1 : 0
      last = place
      guard looks >= Self.leastLooks, host.isAtRest(window) else { return false }
    }
    return window.isActive && window.hasInputFocus
  }

  /// The point of a part to click at; nil if a click there would not hit it.
  private func point(in part: Widget, _ area: Bounds?) -> (x: Double, y: Double)? {
    let area = area ?? Bounds(width: Double(part.width), height: Double(part.height))
    let point = (x: area.x + area.width / 2 + offset, y: area.y + area.height / 2)
    guard let window = part.window, part.isMapped,
      let place = part.convert(x: point.x, y: point.y, to: window),
      window.pick(x: place.x, y: place.y)?.isInside(part) == true
    else { return nil }
    return point
  }

  /// Makes a gesture. Returns false if it is impossible.
  func perform(_ gesture: Gesture) -> Bool {
    heard = []
    switch gesture {
    case .click(let part, let area, let holdsControl):
      guard let point = point(in: part, area) else { return false }
      offset = offset == 0 ? Self.step : 0
      return pointer.click(part, x: point.x, y: point.y, holdsControl: holdsControl)
    case .drag(let part, let start, let end): return pointer.drag(part, from: start, to: end)
    case .turnWheel(let part, let notches, let holdsControl):
      guard let point = point(in: part, nil) else { return false }
      return pointer.turnWheel(
        over: part, x: point.x, y: point.y, notches: notches, holdsControl: holdsControl)
    case .press(let keys):
      pointer.park()
      return pointer.press(keys)
    case .type(let text, let keys):
      pointer.park()
      return pointer.press(keys) && pointer.type(text)
    }
  }

  /// True once the gesture has activated the action.
  func hasActivated(_ act: Act) -> Bool { heard.contains { host.does($0, act) } }
}
