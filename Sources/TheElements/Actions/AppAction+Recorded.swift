import Elements
import GLib
import Gtk
import Recording

extension AppAction {
  /// An action in recordings: its line in the user's words, the gesture that does it, and the fault of an act that had
  /// no effect.
  struct Recorded: Sendable {
    /// Returns something of an act; nil where it has none.
    typealias Body<Value> = @MainActor @Sendable (ActScene) -> Value?

    /// The English title of the lines; nil for that of the action.
    var title: String?
    /// Returns the title of the lines with these arguments; nil for `title`.
    var heading: Body<String>?
    /// Returns the act that leads to the same state whatever the state before; nil for the act itself. It is recorded in
    /// place of it.
    var reached: Body<(action: AppAction, arguments: [String])>?
    /// Returns the title and the object of a line that names its window by itself.
    var sentence: Body<(title: String, object: String)>?
    /// Returns the arguments as the user knows them; nil shows them as they are, and elements by their names.
    var words: Body<[String]>?
    /// Returns the icon of a line; nil for that of the action.
    var icon: Body<String>?
    /// Returns the name of the window that an act opens or brings to the front, beside its own.
    var window: Body<String>?
    /// Returns the gesture that does an act; nil leaves it to the action's keys and buttons.
    var gesture: Body<Gesture>?
    /// Returns why an act had no effect, after it was played.
    var fault: Body<String>?
    /// True if the act leads to the same state however often a lesson is played: `FormerProgram` and the pages return to
    /// the state before it.
    var isRepeatable = false
  }

  /// Returns the action with more that recordings know of it.
  func recorded(_ change: (inout Recorded) -> Void) -> AppAction {
    var action = self
    change(&action.recorded)
    return action
  }

  /// Returns the act that leads to the same state as one of this action, whatever the state before; nil for the act itself.
  @MainActor
  func reached(by scene: ActScene) -> (action: AppAction, arguments: [String])? {
    if let reached = recorded.reached { return reached(scene) }
    guard parameters.isEmpty, !isOfApplication, let isOn = scene.isOn(localName) else { return nil }
    return (.setState, [localName, String(!isOn)])
  }

  /// Returns an action that a lesson may play again.
  var repeatable: AppAction { recorded { $0.isRepeatable = true } }

  /// The title of the action's lines, without the ellipsis of a menu item.
  var recordedTitle: String {
    let title = recorded.title.map { tr($0) } ?? title
    return title.hasSuffix("…") ? String(title.dropLast()) : title
  }
}
