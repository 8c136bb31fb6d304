import CGLib

/// The present state of an action in an action map.
public struct ActionState: Sendable, Hashable {
  /// True if the action can be activated.
  public let isEnabled: Bool
  /// The state as a text: a choice, `true` or `false`; nil for an action without a state.
  public let value: String?
}

extension ActionMap {
  /// Returns the state of the action called `name`; nil if there is none (`g_action_group_query_action`).
  public func state(ofAction name: String) -> ActionState? {
    var isEnabled = gboolean(0)
    var state: OpaquePointer?
    guard
      g_action_group_query_action(OpaquePointer(raw), name, &isEnabled, nil, nil, nil, &state) != 0
    else { return nil }
    defer { if let state { g_variant_unref(state) } }
    return ActionState(isEnabled: isEnabled != 0, value: state.map { Variant.text($0) })
  }

  /// Activates the action called `name` with the texts of its parameter: none, one, or several as a tuple. Returns
  /// false if there is no such action, its parameter has another type, or the text is none of its choices.
  @discardableResult
  public func activateAction(_ name: String, with texts: [String]) -> Bool {
    var (type, hint): (OpaquePointer?, OpaquePointer?) = (nil, nil)
    guard
      g_action_group_query_action(OpaquePointer(raw), name, nil, &type, nil, &hint, nil) != 0
    else { return false }
    defer { if let hint { g_variant_unref(hint) } }
    if let hint, let text = texts.first, !Variant.texts(hint).contains(text) { return false }
    let parameter = Variant.make(texts)
    if let parameter { g_variant_ref_sink(parameter) }
    defer { if let parameter { g_variant_unref(parameter) } }
    let matches =
      if let parameter, let type { g_variant_is_of_type(parameter, type) != 0 } else {
        parameter == nil && type == nil
      }
    if matches { g_action_group_activate_action(OpaquePointer(raw), name, parameter) }
    return matches
  }
}
