import Adwaita
import GLib
import Gtk

/// Registration of the user's actions: the one place where an entry of `AppAction` becomes an action of the
/// application or of a window.
extension ActionMap {
  /// Adds the action of `entry`.
  /// - Parameters:
  ///   - owner: held weakly; once it is gone, the action does nothing.
  ///   - handler: called with the owner and the texts of the parameter.
  @discardableResult
  func register<Owner: AnyObject>(
    _ entry: AppAction, for owner: Owner,
    _ handler: @escaping @MainActor (Owner, [String]) -> Void
  ) -> Action {
    let action = Action(entry.localName, parameter: entry.parameter) { [weak owner] texts in
      if let owner { handler(owner, texts) }
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

  /// Adds an action that is a choice between `choices`, of which `state` is chosen.
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
}

extension ApplicationWindow {
  /// Adds the actions that every window has: close, and full screen.
  func registerWindowActions() {
    register(.closeWindow, for: self) { $0.close() }
    register(.toggleFullScreen, for: self) { $0.isFullScreen.toggle() }
  }
}

extension Widget {
  /// Activates an action of the widget's window or application. Returns false if it has none of that name.
  @discardableResult
  func activate(_ action: AppAction, _ parameters: String...) -> Bool {
    activateAction(action.name, parameters)
  }
}
