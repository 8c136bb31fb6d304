import GLib
import Gtk

/// Announces the acts of the user that are not activations of an action, such as scrolling. Each is announced as the
/// action that leads to the same state. Activations are announced by `Action.onActivate`, whose handler calls
/// `settle(before:)` first to keep the order.
@MainActor
enum Acts {
  typealias Listener =
    @MainActor (
      _ action: AppAction, _ parameters: [String], _ window: Window?
    ) -> Void

  /// Called with each act, and its window unless the action is one of the application; nil by default: then nothing is
  /// computed, and no timer runs.
  static var listener: Listener? {
    didSet { if listener == nil { waiting = [] } }
  }

  /// True if an act of the user would be announced now: false without a listener, and while an action runs, whose
  /// consequences are not acts.
  static var isListening: Bool { listener != nil && !Action.isActivating }

  /// Milliseconds without a change after which a continuous act is at rest.
  static var restMs: Int64 = 300

  /// A continuous act that is not at rest yet.
  private struct Waiting {
    let action: AppAction
    weak var window: Window?
    /// Returns the parameters at rest; nil if there is nothing to announce.
    let parameters: @MainActor () -> [String]?
    let timer: Timer
  }

  /// In the order of their last changes.
  private static var waiting: [Waiting] = []

  /// Announces the acts that are not at rest yet.
  /// - Parameter activation: the one that follows; an act that it only repeats is not announced.
  static func settle(before activation: Action.Activation? = nil) {
    let acts = waiting
    waiting = []
    for act in acts {
      announce(act) { act.action.localName == activation?.name && $0 == activation?.parameters }
    }
  }

  private static func announce(
    _ act: Waiting, unless isRepeated: ([String]) -> Bool = { _ in false }
  ) {
    guard let listener, let parameters = act.parameters(), !isRepeated(parameters) else { return }
    listener(act.action, parameters, act.window)
  }

  fileprivate static func wait(
    for action: AppAction, in window: Window?, _ parameters: @escaping @MainActor () -> [String]?
  ) {
    waiting.removeAll { $0.action == action && $0.window == window }
    let timer = Timer(after: restMs) { [weak window] in
      MainActor.assumeIsolated { rested(action, window) }
    }
    waiting.append(Waiting(action: action, window: window, parameters: parameters, timer: timer))
  }

  private static func rested(_ action: AppAction, _ window: Window?) {
    guard let index = waiting.firstIndex(where: { $0.action == action && $0.window == window })
    else { return }
    announce(waiting.remove(at: index))
  }
}

extension Widget {
  /// Announces an act of the user that led to the same state as `action` would.
  func announceAct(_ action: AppAction, _ parameters: [String]) {
    guard Acts.isListening else { return }
    Acts.settle()
    Acts.listener?(action, parameters, window(of: action))
  }

  /// Announces a continuous act of the user once it is at rest. Callers in frequent events check `Acts.isListening`
  /// first, so that no closure is made.
  /// - Parameter parameters: called at rest; nil announces nothing.
  func announceActAtRest(_ action: AppAction, _ parameters: @escaping @MainActor () -> [String]?) {
    guard Acts.isListening else { return }
    Acts.wait(for: action, in: window(of: action), parameters)
  }

  /// Announces where something that moves by itself has stopped, which depends on the time: after the action that has
  /// stopped it.
  func announceStop(_ action: AppAction, _ parameters: @escaping @MainActor () -> [String]?) {
    guard Acts.listener != nil else { return }
    Task { @MainActor [weak self] in self?.announceActAtRest(action, parameters) }
  }

  /// The widget's window; nil for an action of the application.
  private func window(of action: AppAction) -> Window? {
    action.isOfApplication ? nil : self as? Window ?? window
  }
}
