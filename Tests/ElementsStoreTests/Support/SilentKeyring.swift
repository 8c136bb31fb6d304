import CGLib
import GLib

/// A keyring on the session bus (`org.freedesktop.secrets`) that takes every call and answers to none, or answers
/// too late.
final class SilentKeyring {
  /// What it does with a call.
  enum Answer {
    case none
    /// The error that the bus makes of an answer that has not come in time.
    case late
  }

  /// What the bus's own thread has of it.
  fileprivate final class Calls: Sendable {
    let answer: Answer
    let count = Guarded(0)
    init(_ answer: Answer) { self.answer = answer }
  }

  private let connection: OpaquePointer?
  private let calls: Calls

  /// Takes the keyring's name on the bus, over a connection of its own.
  init(_ answer: Answer) throws {
    calls = Calls(answer)
    let address = try throwing { g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, $0) }
    defer { g_free(address) }
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    connection = try throwing {
      g_dbus_connection_new_for_address_sync(address, flags, nil, nil, $0)
    }
    g_dbus_connection_add_filter(
      connection,
      { connection, message, isIncoming, calls in
        guard isIncoming != 0, let message, let calls,
          g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL
        else { return message }
        Unmanaged<Calls>.fromOpaque(calls).takeUnretainedValue().take(message, connection)
        g_object_unref(UnsafeMutableRawPointer(message))
        return nil
      }, Unmanaged.passRetained(calls).toOpaque(),
      { if let calls = $0 { Unmanaged<Calls>.fromOpaque(calls).release() } })
    var arguments: [OpaquePointer?] = [
      g_variant_new_string("org.freedesktop.secrets"), g_variant_new_uint32(0),
    ]
    let reply = try throwing {
      g_dbus_connection_call_sync(
        connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
        "RequestName", g_variant_new_tuple(&arguments, 2), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, $0)
    }
    g_variant_unref(reply)
  }

  /// How often it was called.
  var count: Int { calls.count.withLock { $0 } }

  /// Leaves the bus.
  func close() {
    g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(connection.map { UnsafeMutableRawPointer($0) })
  }
}

extension SilentKeyring.Calls {
  fileprivate func take(_ message: OpaquePointer, _ connection: OpaquePointer?) {
    count.withLock { $0 += 1 }
    guard answer == .late else { return }
    let error = g_dbus_message_new_method_error_literal(
      message, "org.freedesktop.DBus.Error.NoReply", "no reply within the time")
    g_dbus_connection_send_message(
      connection, error, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
    g_object_unref(error.map { UnsafeMutableRawPointer($0) })
  }
}
