import GLib
import Gtk

/// The program whose acts are recorded and played: its actions, windows and the names of their parts.
@MainActor
public protocol RecordingHost: AnyObject {
  /// The actions and the checks of the program.
  var vocabulary: Vocabulary { get }
  /// The application, with its actions and windows.
  var application: Application { get }
  /// False while the effect of an act is to come: a search runs, a list is read.
  var isSettled: Bool { get }

  /// True while work goes on that an act has started: a file is written or read.
  var isWorking: Bool { get }
  /// Returns the errors that the program has shown to the user since the last call, in its own words.
  func takeErrors() -> [String]
  /// Returns why an act may not be played, such as one that would write a file outside of the recording's folder; nil
  /// for one that may, the default.
  func refusal(of act: Act) -> String?

  /// Returns the open window with this name; nil stands for the main window. By default the name is the widget's, and
  /// the main window has none.
  func window(named name: String?) -> Window?
  /// Returns the name of a window; `.some(nil)` for the main window, nil for one that is not recorded.
  func name(of window: Window) -> String??
  /// Reports acts of the user that activate no action, such as scrolling, each as the action that leads to the same
  /// state; nil ends it.
  func report(_ handler: (@MainActor (Act) -> Void)?)
  /// Reports the acts that are still going on, except one that only repeats `activation`.
  func finishActs(before activation: Action.Activation?)
  /// The acts that lead from a first start to the present state; none by default.
  var stateActs: [Act] { get }
  /// Returns an act as it is recorded, without anything secret; nil for one that is not recorded.
  func recorded(_ act: Act) -> Act?
  /// Returns a recorded act as it is played, for example with the whole path of a file.
  func played(_ act: Act) -> Act

  /// Returns why an act had no effect, after it was played; nil by default.
  func fault(of act: Act) -> String?

  /// Returns the name of the window that an act opens or brings to the front, beside its own; nil by default.
  func nameOfWindow(shownBy act: Act) -> String?

  /// Returns the part of a window with this name.
  func part(_ name: String, in window: Window) -> Widget?
  /// Returns the name of a part.
  func name(ofPart part: Widget) -> String?
  /// Returns the text that a part shows.
  func text(of part: Widget) -> String
  /// True if a window has a part, also if that is scrolled out of view; by default if it is mapped.
  func isVisible(_ part: Widget) -> Bool
  /// True if a part is selected.
  func isSelected(_ part: Widget) -> Bool
  /// True if a part is expanded.
  func isExpanded(_ part: Widget) -> Bool
  /// Returns the message that a window shows for a short time.
  func toast(in window: Window) -> String?
  /// Returns the part that an act is about, by default the one that a person would click, or else the one that the
  /// act names; nil for none.
  func part(of act: Act, in window: Window) -> Widget?

  /// Returns the gesture by which a person does an act; nil for none.
  func gesture(of act: Act, in window: Window) -> Gesture?
  /// True if an activation of an action does an act; by default if it is the act's.
  func does(_ action: String, _ act: Act) -> Bool
  /// False while a part of a window moves, so that a click might miss it; true by default.
  func isAtRest(_ window: Window) -> Bool
  /// Returns the program's own checks that are about a part, whether they hold or not.
  func checks(of part: Widget, in window: Window) -> [Expectation]
  /// Returns what one of the program's own checks finds; nil if it cannot be made.
  func finding(_ expectation: Expectation, in window: Window?) -> Finding?
  /// Returns a caption in the user's language; by default as it is written.
  func shown(caption text: String) -> String
  /// True if an act leads to the same state however often it is done, and wherever the window was; false by default.
  func isRepeatable(_ act: Act) -> Bool
  /// Returns a line in the user's words, with an icon.
  func sentence(for command: Command) -> Sentence
}

/// The finding of a check.
public struct Finding: Sendable, Hashable {
  /// True if the expectation holds, without regard to `not`.
  public let holds: Bool
  /// The finding in words.
  public let found: String

  public init(holds: Bool, found: String) {
    self.holds = holds
    self.found = found
  }

  /// - Parameter value: the finding as the program or the user has it.
  public init(holds: Bool, value: String) { self.init(holds: holds, found: value.quoted) }

  /// Compares a value that was found with the expected one; a no-break space is like any other.
  public init(_ found: String, expected: String) {
    let found = found.withPlainSpaces
    self.init(holds: found == expected.withPlainSpaces, value: found)
  }
}

extension String {
  /// The text with a plain space for each no-break space, also a narrow one, and without word joiners and marks of
  /// direction: what looks alike is equal.
  var withPlainSpaces: String {
    Translation.plain(
      String(filter { $0 != "\u{2060}" }.map { ["\u{a0}", "\u{202f}"].contains($0) ? " " : $0 }))
  }
}

/// A line of a recording in the user's words.
public struct Sentence: Sendable, Hashable {
  /// Plain text: `Show page`.
  public let text: String
  /// The part in bold after it: `Grid`.
  public let object: String
  /// The name of a symbolic icon.
  public let icon: String

  public init(_ text: String, _ object: String = "", icon: String) {
    self.text = text
    self.object = object
    self.icon = icon
  }
}

extension RecordingHost {
  /// True, for a program whose acts take effect at once.
  public var isSettled: Bool { true }
  /// False, for a program without such work.
  public var isWorking: Bool { false }
  public func takeErrors() -> [String] { [] }
  public func refusal(of act: Act) -> String? { nil }
  public var stateActs: [Act] { [] }
  public func window(named name: String?) -> Window? {
    application.windows.first { $0.name == name ?? "" }
  }
  public func name(of window: Window) -> String?? {
    .some(window.name.isEmpty ? nil : window.name)
  }
  public func report(_ handler: (@MainActor (Act) -> Void)?) {}
  public func finishActs(before activation: Action.Activation?) {}
  public func recorded(_ act: Act) -> Act? { act }
  public func played(_ act: Act) -> Act { act }
  public func fault(of act: Act) -> String? { nil }
  public func nameOfWindow(shownBy act: Act) -> String? { nil }
  public func part(_ name: String, in window: Window) -> Widget? { window.first(named: name) }
  public func name(ofPart part: Widget) -> String? { part.name.isEmpty ? nil : part.name }
  public func isVisible(_ part: Widget) -> Bool { part.isMapped }
  public func isSelected(_ part: Widget) -> Bool { part.hasSelectedState }
  /// Returns the visible texts of the part, with spaces between them.
  public func text(of part: Widget) -> String { part.labelText }
  public func isExpanded(_ part: Widget) -> Bool { part.showsChild }
  public func toast(in window: Window) -> String? { nil }
  public func part(of act: Act, in window: Window) -> Widget? {
    if let target = gesture(of: act, in: window)?.target { return target.part }
    return act.arguments.first.flatMap { part($0, in: window) }
  }
  public func gesture(of act: Act, in window: Window) -> Gesture? { nil }
  public func does(_ action: String, _ act: Act) -> Bool { action == act.action }
  public func isAtRest(_ window: Window) -> Bool { true }
  public func checks(of part: Widget, in window: Window) -> [Expectation] { [] }
  public func finding(_ expectation: Expectation, in window: Window?) -> Finding? { nil }
  public func shown(caption text: String) -> String { text }
  public func isRepeatable(_ act: Act) -> Bool { false }
  /// Returns the line of the command, with the icon of a recording.
  public func sentence(for command: Command) -> Sentence {
    Sentence(command.description, icon: "media-record-symbolic")
  }

  /// Returns the innermost named part that is or contains a widget.
  func namedPart(around widget: Widget) -> Widget? {
    sequence(first: widget) { $0.parent }.first { name(ofPart: $0) != nil }
  }

  /// Returns the application or window that has an action, and its state.
  func owner(of act: Act) -> (map: any ActionMap, state: ActionState)? {
    if let window = window(named: act.window), window.isMapped, let map = window as? any ActionMap,
      let state = map.state(ofAction: act.action)
    {
      return (map, state)
    }
    return application.state(ofAction: act.action).map { (application, $0) }
  }
}
