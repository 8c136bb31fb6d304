import GLib
import Gtk

/// The gesture by which a person does an act.
public enum Gesture {
  /// A click on a part, or on an area of it, also with Control.
  case click(Widget, Bounds? = nil, holdsControl: Bool = false)
  /// A click that opens a menu or a list, also with the secondary button. Then the act has another gesture.
  case open(Widget, isSecondary: Bool = false)
  /// Notches of the wheel over a scrolled window, downward if positive, by which a part comes into view. Then the act
  /// has another gesture.
  case reveal(ScrolledWindow, notches: Int)
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
    case .open(let part, _): (part, nil)
    case .reveal(let part, _): (part, nil)
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
    case .click, .open, .reveal, .press, .type: false
    }
  }

  /// True if it opens a menu, or scrolls, so that the act's part comes into view.
  var isPreparation: Bool {
    switch self {
    case .open, .reveal: true
    case .click, .drag, .turnWheel, .press, .type: false
    }
  }

  /// False for a second gesture of the same kind, which would not bring the part into view either.
  func canPrecede(_ next: Gesture) -> Bool {
    switch (self, next) {
    case (.open, .open), (.reveal, .reveal): false
    default: true
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

  /// What the wheel was turned over last, and its position before; nil after another gesture.
  private var turned: (window: ScrolledWindow, from: Double)?

  /// True from opening a menu until a gesture activates an action.
  private var hasOpenMenu = false

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

  /// Returns the next gesture of an act; nil for none, and for a part that is not in view.
  func gesture(of act: Act) -> Gesture? {
    guard let window = host.window(named: act.window) else { return nil }
    let act = host.played(act)
    let item = window.openMenuItem(action: act.action, act.arguments)
    guard let gesture = item.map({ .click($0) }) ?? gesture(of: act, in: window) else { return nil }
    guard let (part, area) = gesture.target, point(in: part, area) == nil else { return gesture }
    return part.wheelTurn.map { .reveal($0, notches: $1) }
  }

  /// Returns the host's gesture, or a click on the button that activates the action or whose menu does.
  private func gesture(of act: Act, in window: Window) -> Gesture? {
    host.gesture(of: act, in: window)
      ?? window.actionButton(action: act.action, act.arguments).map { .click($0) }
      ?? window.menuButton(action: act.action, act.arguments).map { .open($0) }
  }

  /// Raises the window of an act, and begins to watch the part.
  func prepare(for act: Act, by gesture: Gesture) {
    looks = 0
    if gesture.target?.part.isInMenu != true { host.window(named: act.window)?.present() }
  }

  /// False while the window of an act changes, so that a part may not be in place yet.
  func isAtRest(_ act: Act) -> Bool {
    host.window(named: act.window).map { host.isAtRest($0) } ?? true
  }

  /// Looks at the window of an act. True once keys go there, and the part to click at has rested.
  func isReady(for act: Act, by gesture: Gesture) -> Bool {
    guard let window = host.window(named: act.window) else { return false }
    if let (part, area) = gesture.target {
      let place = part.convert(x: area?.x ?? 0, y: area?.y ?? 0, to: window)
      looks = place?.x == last?.x && place?.y == last?.y ? looks + 1 : 0
      last = place
      guard looks >= Self.leastLooks, isAtRest(act) else { return false }
    }
    return window.isActive && window.hasInputFocus
  }

  /// Closes the menu that was opened for an act without effect. Returns false if there is none.
  @discardableResult
  func closeMenu() -> Bool {
    guard hasOpenMenu else { return false }
    hasOpenMenu = false
    return pointer.press("Escape")
  }

  /// The point of a part to click at; nil if a click there would not hit it.
  private func point(in part: Widget, _ area: Bounds?) -> (x: Double, y: Double)? {
    let area = area ?? Bounds(width: Double(part.width), height: Double(part.height))
    let offset = min(offset, area.width / 8)
    let point = (x: area.x + area.width / 2 + offset, y: area.y + area.height / 2)
    return part.isOnTop(x: point.x, y: point.y) ? point : nil
  }

  /// Points at where a gesture begins, as a person does before a press: one that comes with the motion may go to a list that
  /// closes.
  func point(at gesture: Gesture) {
    guard let (part, area) = gesture.target, let point = point(in: part, area) else { return }
    pointer.point(at: point, of: part)
  }

  /// Makes a gesture. Returns false if it is impossible.
  func perform(_ gesture: Gesture) -> Bool {
    heard = []
    turned = nil
    switch gesture {
    case .click(let part, let area, let holdsControl):
      guard let point = point(in: part, area) else { return false }
      offset = offset == 0 ? Self.step : 0
      return pointer.click(part, x: point.x, y: point.y, holdsControl: holdsControl)
    case .open(let part, let isSecondary):
      guard let point = point(in: part, nil) else { return false }
      hasOpenMenu = true
      return pointer.click(part, x: point.x, y: point.y, isSecondary: isSecondary)
    case .reveal(let part, let notches):
      guard let point = point(in: part, nil) else { return false }
      return pointer.turnWheel(over: part, x: point.x, y: point.y, notches: notches)
    case .drag(let part, let start, let end): return pointer.drag(part, from: start, to: end)
    case .turnWheel(let part, let notches, let holdsControl):
      guard let point = point(in: part, nil) else { return false }
      turned = (part as? ScrolledWindow).map { ($0, from: $0.verticalAdjustment.value) }
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

  /// True once the gesture has activated the action. What it is to scroll must have moved: an announcement may be of a scroll
  /// before it.
  func hasActivated(_ act: Act) -> Bool {
    if let (window, from) = turned, window.verticalAdjustment.value == from { return false }
    let isActivated = heard.contains { host.does($0, act) }
    if isActivated { hasOpenMenu = false }
    return isActivated
  }
}

extension Widget {
  /// The scrolled window outside of whose view the widget's middle is, and the notches of the wheel that bring it there.
  fileprivate var wheelTurn: (window: ScrolledWindow, notches: Int)? {
    var ancestor = parent
    while let next = ancestor, next.asScrolledWindow == nil { ancestor = next.parent }
    guard isMapped, let scrolled = ancestor?.asScrolledWindow, scrolled.height > 0,
      let middle = convert(x: Double(width) / 2, y: Double(height) / 2, to: scrolled)
    else { return nil }
    let distance = middle.y - Double(scrolled.height) / 2
    let notches = Int(min(max((distance / scrolled.wheelStep).rounded(), -99), 99))
    return notches == 0 ? nil : (scrolled, notches)
  }
}
