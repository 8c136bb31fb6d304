import CGLib

@testable import GLib

/// The type of no value (`G_TYPE_NONE`): the fundamental type number one.
private let nothing = GType(1 << G_TYPE_FUNDAMENTAL_SHIFT)

/// A GObject class with signals of many kinds, which the tests emit.
final class Emitter: Object {
  init() { super.init(subclassing: cglib_type_object()) }

  /// Each signal: its name, what it returns, and what it carries.
  private static var signals: [(name: String, answer: GType, carried: [GType])] {
    [
      ("plain", nothing, []),
      ("numbers", nothing, [cglib_type_int(), cglib_type_uint(), cglib_type_double()]),
      ("text", nothing, [cglib_type_string()]),
      ("object", nothing, [cglib_type_object()]),
      ("kind", nothing, [g_bus_type_get_type(), g_application_flags_get_type()]),
      ("question", cglib_type_boolean(), []),
      ("how-many", cglib_type_int(), []),
    ]
  }

  override class func initializeClass(_ classPointer: UnsafeMutableRawPointer, type: GType) {
    for signal in signals {
      var types = signal.carried
      g_signal_newv(
        signal.name, type, G_SIGNAL_RUN_LAST, nil, nil, nil, nil, signal.answer, guint(types.count),
        &types)
    }
  }
}
