import CGLib

/// The type of an action's parameter, with its D-Bus signature as raw value.
public enum ActionParameter: String, Sendable {
  case string = "s"
  case twoStrings = "(ss)"
}

/// A named action of the application or of a window (GSimpleAction), callable from a menu, by a key
/// and over D-Bus.
@MainActor
public final class Action: Object {
  /// The valid states; empty for an action without a state.
  private let choices: [String]

  /// Makes an action called `name` that calls `handler` with its parameter's texts: none, one or
  /// two of them, as `parameter` says.
  public init(
    _ name: String, parameter: ActionParameter? = nil,
    handler: @escaping @MainActor ([String]) -> Void
  ) {
    choices = []
    let type = parameter.map { g_variant_type_new($0.rawValue) }
    defer { if let type { g_variant_type_free(type) } }
    let action = g_simple_action_new(name, type ?? nil)
    super.init(UnsafeMutableRawPointer(action.unsafelyUnwrapped), .full)
    connect("activate") { arguments in handler(arguments.strings(1)) }
  }

  /// Makes an action that is a choice between the texts of `choices`. Where one of them is called, or set as
  /// the state from outside, it calls `handler`, which sets `state` where it takes the choice; any other text is
  /// refused. A menu marks the item of the state.
  public init(
    _ name: String, choices: [String], state: String,
    handler: @escaping @MainActor ([String]) -> Void
  ) {
    self.choices = choices
    let type = g_variant_type_new(ActionParameter.string.rawValue)
    defer { g_variant_type_free(type) }
    let action = g_simple_action_new_stateful(name, type, g_variant_new_string(state))
    var values = choices.map { g_variant_new_string($0) }
    g_simple_action_set_state_hint(action, g_variant_new_array(nil, &values, gsize(values.count)))
    super.init(UnsafeMutableRawPointer(action.unsafelyUnwrapped), .full)
    // Without a handler of "change-state", GLib would take any text over D-Bus.
    for signal in ["activate", "change-state"] {
      connect(signal) { arguments in
        let texts = arguments.strings(1)
        if texts.count == 1, choices.contains(texts[0]) { handler(texts) }
      }
    }
  }

  /// What is chosen, one of the choices; empty for an action that is none.
  public var state: String {
    get {
      guard let state = g_action_get_state(OpaquePointer(raw)) else { return "" }
      defer { g_variant_unref(state) }
      return g_variant_get_string(state, nil).map { String(cString: $0) } ?? ""
    }
    set {
      guard choices.contains(newValue) else { return }
      g_simple_action_set_state(OpaquePointer(raw), g_variant_new_string(newValue))
    }
  }

  /// Whether it can be called now; a menu item shows it.
  @Property("enabled") public var isEnabled: Bool
}

extension SignalArguments {
  /// The texts in the GVariant at `index`: one for a string, several for a tuple of strings.
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

/// Something that holds actions: an application, a window, a group.
@MainActor
public protocol ActionMap: Object {}

extension ActionMap {
  /// Adds the action; one of the same name is replaced.
  public func add(_ action: Action) {
    g_action_map_add_action(OpaquePointer(raw), OpaquePointer(action.raw))
  }

  /// Calls the action called `name` with the texts that its parameter holds.
  public func activateAction(_ name: String, _ parameter: String? = nil) {
    g_action_group_activate_action(
      OpaquePointer(raw), name, parameter.map { g_variant_new_string($0) })
  }
}
