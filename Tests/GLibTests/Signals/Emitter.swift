import CGLib

@testable import GLib

/// `G_TYPE_NONE`, the fundamental type number one.
private let nothing = GType(1 << G_TYPE_FUNDAMENTAL_SHIFT)

/// A GObject class with signals of many types, emitted by the tests.
final class Emitter: Object {
  init() { super.init(subclassing: cglib_type_object()) }

  /// Each signal's name, return type and parameter types.
  private static var signals: [(name: String, returnType: GType, parameters: [GType])] {
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
      var types = signal.parameters
      g_signal_newv(
        signal.name, type, G_SIGNAL_RUN_LAST, nil, nil, nil, nil, signal.returnType,
        guint(types.count),
        &types)
    }
  }
}
