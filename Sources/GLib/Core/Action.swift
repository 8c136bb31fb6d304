import CGLib

/// The type of an action's parameter, with its D-Bus signature as raw value.
public enum ActionParameter: String, Sendable {
  case string = "s"
  case twoStrings = "(ss)"
}

/// Named action of the application or of a window (GSimpleAction), activated by a menu, a key or D-Bus.
@MainActor
public final class Action: Object {
  /// The valid states; empty for an action without a state.
  private let choices: [String]
  private let report = ActivationReport()

  /// Makes an action that calls `handler` with the strings of its parameter: none, one or two, depending on
  /// `parameter`.
  public init(
    _ name: String, parameter: ActionParameter? = nil,
    handler: @escaping @MainActor ([String]) -> Void
  ) {
    choices = []
    let type = parameter.map { g_variant_type_new($0.rawValue) }
    defer { if let type { g_variant_type_free(type) } }
    let action = g_simple_action_new(name, type ?? nil)
    super.init(UnsafeMutableRawPointer(action.unsafelyUnwrapped), .full)
    connect("activate") { [report] arguments in
      let texts = arguments.strings(1)
      report.run(name, texts) { handler(texts) }
    }
  }

  /// Makes a stateful action with the states `choices`. If it is activated with one of them, or its state is changed
  /// to one from outside, `handler` is called, which sets `state` to accept the change; other strings are ignored. A
  /// menu marks the item of the current state.
  public init(
    _ name: String, choices: [String], state: String,
    handler: @escaping @MainActor ([String]) -> Void
  ) {
    self.choices = choices
    let type = g_variant_type_new(ActionParameter.string.rawValue)
    defer { g_variant_type_free(type) }
    let action = g_simple_action_new_stateful(name, type, g_variant_new_string(state))
    var values = choices.map { g_variant_new_string($0) }
    // The action takes a reference, but does not sink the floating one.
    let hint = g_variant_ref_sink(g_variant_new_array(nil, &values, gsize(values.count)))
    g_simple_action_set_state_hint(action, hint)
    g_variant_unref(hint)
    super.init(UnsafeMutableRawPointer(action.unsafelyUnwrapped), .full)
    // Without a handler of "change-state", GLib would take any text over D-Bus.
    for signal in ["activate", "change-state"] {
      connect(signal) { [report] arguments in
        let texts = arguments.strings(1)
        guard texts.count == 1, choices.contains(texts[0]) else { return }
        report.run(name, texts) { handler(texts) }
      }
    }
  }

  /// Makes a stateful action that is on or off. If it is activated, or its state is changed from outside, `handler` is
  /// called with the wanted state, and sets `isOn` to accept the change. A toggle button shows the state.
  public init(_ name: String, isOn: Bool, handler: @escaping @MainActor (Bool) -> Void) {
    choices = []
    let action = g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0))
    super.init(UnsafeMutableRawPointer(action.unsafelyUnwrapped), .full)
    connect("activate") { [weak self, report] _ in
      if let self { report.run(name, []) { handler(!self.isOn) } }
    }
    connect("change-state") { [weak self, report] arguments in
      guard let state = arguments.variant(1).flatMap({ Self.boolean($0) }) else { return }
      if self?.isOn == state { return handler(state) }
      report.run(name, []) { handler(state) }
    }
  }

  /// An activation, reported by `onActivate`.
  public struct Activation {
    /// The action's name in its map, `show-page`.
    public let name: String
    /// The application or window that has the action; nil if it is gone.
    public let map: (any ActionMap)?
    /// The strings of the parameter: none, one or two. None for an action that is on or off, which changes.
    public let parameters: [String]
  }

  /// Called before the handler of each activation that is not made by another action's handler; nil by default.
  public static var onActivate: (@MainActor (Activation) -> Void)?

  /// True while the handler of an action runs: what happens then is a consequence of its activation.
  public static var isActivating: Bool { ActivationReport.depth > 0 }

  /// Runs `body` as if a handler did: no activation in it is reported.
  public static func asConsequence<Value>(_ body: () throws -> Value) rethrows -> Value {
    ActivationReport.depth += 1
    defer { ActivationReport.depth -= 1 }
    return try body()
  }

  /// Returns the parameters that the given ones stand for, as an empty string for the focused element. `onActivate`
  /// reports these; nil for the given ones.
  public var meaning: (@MainActor ([String]) -> [String])? {
    get { report.meaning }
    set { report.meaning = newValue }
  }

  /// Sets the map that `onActivate` reports.
  fileprivate func setMap(_ map: any ActionMap) { report.map = map }

  /// True if a stateful action is on; false for an action of another kind.
  public var isOn: Bool {
    get {
      guard let state = g_action_get_state(OpaquePointer(raw)) else { return false }
      defer { g_variant_unref(state) }
      return Self.boolean(state) ?? false
    }
    set { g_simple_action_set_state(OpaquePointer(raw), g_variant_new_boolean(newValue ? 1 : 0)) }
  }

  /// The value of a GVariant; nil for another type.
  private static func boolean(_ variant: OpaquePointer) -> Bool? {
    String(cString: g_variant_get_type_string(variant)) == "b"
      ? g_variant_get_boolean(variant) != 0 : nil
  }

  /// Current state, one of the choices; empty for an action without a state.
  public var state: String {
    get {
      guard !choices.isEmpty, let state = g_action_get_state(OpaquePointer(raw)) else { return "" }
      defer { g_variant_unref(state) }
      return g_variant_get_string(state, nil).map { String(cString: $0) } ?? ""
    }
    set {
      guard choices.contains(newValue) else { return }
      g_simple_action_set_state(OpaquePointer(raw), g_variant_new_string(newValue))
    }
  }

  /// True if the action can be activated; menu items reflect it.
  @Property("enabled") public var isEnabled: Bool
}

/// Runs the handlers of an action, and reports the outermost activations. It outlives the Swift object of the action.
@MainActor
private final class ActivationReport {
  weak var map: (any ActionMap)?
  var meaning: (@MainActor ([String]) -> [String])?
  /// Nesting depth of the running handlers: each was activated by the one before.
  static var depth = 0

  func run(_ name: String, _ parameters: [String], _ handler: () -> Void) {
    if Self.depth == 0, let report = Action.onActivate {
      let meant = meaning?(parameters) ?? parameters
      report(Action.Activation(name: name, map: map, parameters: meant))
    }
    Action.asConsequence(handler)
  }
}

extension SignalArguments {
  /// Strings in the GVariant at `index`: one for a string, several for a tuple of strings.
  fileprivate func strings(_ index: Int) -> [String] {
    guard let variant = variant(index) else { return [] }
    if g_variant_type_is_container(g_variant_get_type(variant)) == 0 {
      return g_variant_get_string(variant, nil).map { [String(cString: $0)] } ?? []
    }
    return (0..<g_variant_n_children(variant)).compactMap { position in
      let child = g_variant_get_child_value(variant, position)
      defer { g_variant_unref(child) }
      return g_variant_get_string(child, nil).map { String(cString: $0) }
    }
  }
}

/// Holder of actions: application, window or action group (GActionMap).
@MainActor
public protocol ActionMap: Object {}

extension ActionMap {
  /// Adds the action, replacing one of the same name.
  public func add(_ action: Action) {
    g_action_map_add_action(OpaquePointer(raw), OpaquePointer(action.raw))
    action.setMap(self)
  }

  /// Returns what brings back the present actions of these names, and removes those of names without one.
  public func restoration(of names: [String]) -> @MainActor () -> Void {
    let former = names.map { name in
      g_action_map_lookup_action(OpaquePointer(raw), name)
        .map { Object(UnsafeMutableRawPointer($0), .none) }
    }
    return { [weak self] in
      guard let self else { return }
      for (name, action) in zip(names, former) {
        if let action {
          g_action_map_add_action(OpaquePointer(self.raw), OpaquePointer(action.raw))
        } else {
          g_action_map_remove_action(OpaquePointer(self.raw), name)
        }
      }
    }
  }
}
