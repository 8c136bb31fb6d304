import CGLib
import GLib

/// Emits a signal of `object` by its name, like C. The parameters are unset afterward; `result` receives the
/// return value.
@MainActor
public func emit(
  _ name: String, by object: Object, _ parameters: [GValue] = [],
  result: UnsafeMutablePointer<GValue>? = nil
) {
  emit(name, by: object.raw, parameters, result: result)
}

/// Emits a signal of the instance at `raw`, which need not be retained for it.
@MainActor
public func emit(
  _ name: String, by raw: UnsafeMutableRawPointer, _ parameters: [GValue] = [],
  result: UnsafeMutablePointer<GValue>? = nil
) {
  let type = Instance.type(of: raw)
  var values = [value(type) { g_value_set_object($0, raw) }] + parameters
  g_signal_emitv(&values, g_signal_lookup(name, type), 0, result)
  for index in values.indices { g_value_unset(&values[index]) }
}

/// Makes a GValue of `type` and fills it with `fill`.
public func value(_ type: GType, _ fill: (UnsafeMutablePointer<GValue>) -> Void = { _ in })
  -> GValue
{
  var value = GValue()
  g_value_init(&value, type)
  fill(&value)
  return value
}

/// Makes a GValue of a Swift value.
public func value(_ content: some ValueConvertible) -> GValue {
  value(type(of: content).gType) { content.write($0) }
}

/// Makes a GValue of an unsigned integer.
public func value(unsigned: UInt32) -> GValue {
  value(cglib_type_uint()) { g_value_set_uint($0, unsigned) }
}
