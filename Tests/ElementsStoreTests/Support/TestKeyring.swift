import CGLib
import GLib

/// A keyring on the session bus (`org.freedesktop.secrets`) with one token, or one that answers no call, or too late, or
/// stays locked.
final class TestKeyring {
  /// Reaction to a call.
  enum Answer {
    case none
    /// The error of the bus for a missing reply.
    case late
    /// It has a token; each prompt to unlock it is dismissed.
    case locked
    case token(String)
  }

  /// State shared with the bus's thread.
  fileprivate final class Calls: Sendable {
    let answer: Answer
    let names = Guarded<[String]>([])
    init(_ answer: Answer) { self.answer = answer }
  }

  private let connection: OpaquePointer?
  private let calls: Calls

  /// Owns the keyring's name on the bus, over a private connection.
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

  /// Names of the called methods, in order.
  var names: [String] { calls.names.withLock { $0 } }

  /// Closes the connection.
  func close() {
    g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(connection.map { UnsafeMutableRawPointer($0) })
  }
}

extension TestKeyring.Calls {
  fileprivate func take(_ message: OpaquePointer, _ connection: OpaquePointer?) {
    let name = g_dbus_message_get_member(message).map { String(cString: $0) } ?? ""
    names.withLock { $0.append(name) }
    switch answer {
    case .none: break
    case .late: fail("org.freedesktop.DBus.Error.NoReply", message, connection)
    case .locked: reply(name, token: nil, to: message, connection)
    case .token(let token): reply(name, token: token, to: message, connection)
    }
  }

  /// Replies like a keyring with one item, which is locked if the token is nil.
  private func reply(
    _ name: String, token: String?, to message: OpaquePointer, _ connection: OpaquePointer?
  ) {
    // The first request is for an encrypted session; libsecret then asks for a plain one.
    if name == "OpenSession", names.withLock({ names in names.count { $0 == name } }) == 1 {
      return fail("org.freedesktop.DBus.Error.NotSupported", message, connection)
    }
    let secret = "(objectpath '/session', @ay [], @ay \(Array((token ?? "").utf8)), 'text/plain')"
    let body =
      switch name {
      case "OpenSession": "(<''>, objectpath '/session')"
      case "GetAll": "({'Locked': <\(token == nil)>},)"
      case "SearchItems" where token == nil: "(@ao [], [objectpath '/collection/1'])"
      case "SearchItems": "([objectpath '/collection/1'], @ao [])"
      case "GetSecret": "(\(secret),)"
      case "GetSecrets": "({objectpath '/collection/1': \(secret)},)"
      case "Unlock": "(@ao [], objectpath '/prompt')"
      default: "()"
      }
    send(g_dbus_message_new_method_reply(message), body, connection)
    if name == "Prompt" { complete(message, connection) }
  }

  /// Reports the prompt as dismissed.
  private func complete(_ message: OpaquePointer, _ connection: OpaquePointer?) {
    let signal = g_dbus_message_new_signal(
      g_dbus_message_get_path(message), "org.freedesktop.Secret.Prompt", "Completed")
    g_dbus_message_set_destination(signal, g_dbus_message_get_sender(message))
    send(signal, "(true, <@ao []>)", connection)
  }

  private func fail(_ name: String, _ message: OpaquePointer, _ connection: OpaquePointer?) {
    send(g_dbus_message_new_method_error_literal(message, name, "the test's"), nil, connection)
  }

  private func send(_ message: OpaquePointer?, _ body: String?, _ connection: OpaquePointer?) {
    if let body { g_dbus_message_set_body(message, g_variant_parse(nil, body, nil, nil, nil)) }
    g_dbus_connection_send_message(
      connection, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
    g_object_unref(message.map { UnsafeMutableRawPointer($0) })
  }
}
