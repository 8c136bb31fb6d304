import CGLib
import GLib

/// Emits the signal of `object` called `name` as C would. What it carries is unset afterwards;
/// `answer` receives what the signal returns.
@MainActor
public func emit(
  _ name: String, by object: Object, _ carried: [GValue] = [],
  answer: UnsafeMutablePointer<GValue>? = nil
) {
  emit(name, by: object.raw, carried, answer: answer)
}

/// Emits the signal of the instance at `raw`, which need not be kept alive for it.
@MainActor
public func emit(
  _ name: String, by raw: UnsafeMutableRawPointer, _ carried: [GValue] = [],
  answer: UnsafeMutablePointer<GValue>? = nil
) {
  let type = Instance.type(of: raw)
  var values = [value(type) { g_value_set_object($0, raw) }] + carried
  g_signal_emitv(&values, g_signal_lookup(name, type), 0, answer)
  for index in values.indices { g_value_unset(&values[index]) }
}

/// A GValue of `type`, filled by `fill`.
public func value(_ type: GType, _ fill: (UnsafeMutablePointer<GValue>) -> Void = { _ in })
  -> GValue
{
  var value = GValue()
  g_value_init(&value, type)
  fill(&value)
  return value
}

/// A GValue that holds a Swift value.
public func value(_ content: some ValueConvertible) -> GValue {
  value(type(of: content).gType) { content.write($0) }
}

/// A GValue that holds an unsigned number.
public func value(unsigned: UInt32) -> GValue {
  value(cglib_type_uint()) { g_value_set_uint($0, unsigned) }
}
