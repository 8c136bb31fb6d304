import Adwaita
import Elements
import GLib
import Gtk

/// Registration of the program's actions: the only code that turns an entry of `AppAction` into a `GAction` of the
/// application or of a window.
extension ActionMap {
  /// Adds the action of `entry`. One on an element waits until the window shows the elements.
  /// - Parameters:
  ///   - owner: held weakly; after its release the action does nothing.
  ///   - handler: called with the owner and the strings of the parameter.
  @discardableResult
  func register<Owner: AnyObject>(
    _ entry: AppAction, for owner: Owner,
    _ handler: @escaping @MainActor (Owner, [String]) -> Void
  ) -> Action {
    let waits = entry.takesElement
    let action = Action(entry.localName, parameter: entry.parameter) {
      [weak self, weak owner] texts in
      guard waits, let window = self as? any ElementsWindow else {
        if let owner { handler(owner, texts) }
        return
      }
      window.whenElementsAreShown { [weak owner] in if let owner { handler(owner, texts) } }
    }
    add(action)
    return action
  }

  /// Adds an action without a parameter.
  @discardableResult
  func register<Owner: AnyObject>(
    _ entry: AppAction, for owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> Action {
    register(entry, for: owner) { owner, _ in handler(owner) }
  }

  /// Adds a stateful action with the values `choices`; `state` is the present value.
  @discardableResult
  func register<Owner: AnyObject>(
    _ entry: AppAction, choices: [String], state: String, for owner: Owner,
    _ handler: @escaping @MainActor (Owner, String) -> Void
  ) -> Action {
    let action = Action(entry.localName, choices: choices, state: state) { [weak owner] texts in
      if let owner, let choice = texts.first { handler(owner, choice) }
    }
    add(action)
    return action
  }

  /// Adds a stateful action that is on or off; `handler` is called with the wanted state.
  @discardableResult
  func register<Owner: AnyObject>(
    _ entry: AppAction, isOn: Bool, for owner: Owner,
    _ handler: @escaping @MainActor (Owner, Bool) -> Void
  ) -> Action {
    let action = Action(entry.localName, isOn: isOn) { [weak owner] isOn in
      if let owner { handler(owner, isOn) }
    }
    add(action)
    return action
  }
}

extension ActionMap {
  /// Returns the state of the action called `name`; nil for none that is on or off.
  func isOn(_ name: String) -> Bool? { state(ofAction: name)?.value.flatMap(Bool.init) }
}

/// A window that may be shown before the elements are read.
@MainActor
protocol ElementsWindow: AnyObject {
  /// Calls `act` once the elements are shown, which may be now.
  func whenElementsAreShown(_ act: @escaping @MainActor () -> Void)
}

extension Action {
  /// Reports an activation with an empty string as one with the string that it stands for.
  func reportEmpty(as meaning: @escaping @MainActor () -> String?) {
    self.meaning = { texts in texts == [""] ? [meaning() ?? ""] : texts }
  }
}

extension Widget {
  /// Opens an element as a click on its row or tile does: in the side pane, in the same window if that is narrow, or in a
  /// window of its own.
  func open(_ element: AtomicElement) {
    if !activate(.selectElement, element.symbol) { activate(.showElement, element.symbol) }
  }

  /// Activates an action that a continuous act repeats, such as a drag; the act is announced once, at rest.
  /// - Parameter atRest: returns the announced parameters; nil announces nothing. By default the given ones.
  func activateRepeatedly(
    _ action: AppAction, _ parameters: String..., atRest: (@MainActor () -> [String]?)? = nil
  ) {
    guard Acts.isListening else {
      activateAction(action.name, parameters)
      return
    }
    _ = Action.asConsequence { activateAction(action.name, parameters) }
    announceActAtRest(action, atRest ?? { parameters })
  }

  /// Activates an action of the widget's window or application. Returns false if neither has it.
  @discardableResult
  func activate(_ action: AppAction, _ parameters: String...) -> Bool {
    activateAction(action.name, parameters)
  }
}
