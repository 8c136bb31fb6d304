import CGLib

/// A program that answers calls on the session bus, without a window: it owns a name, and ends when it has not been called
/// for some time, when it loses the name, or when a signal ends it.
@MainActor
public final class BusService {
  /// Methods of an object.
  public struct Interface {
    let path: String
    let xml: String
    let answer: @MainActor (_ method: String, _ arguments: [BusValue]) -> [BusValue]?

    /// - Parameters:
    ///   - name: the interface.
    ///   - path: the object that has it.
    ///   - answer: called with the arguments of a call, which have the types of the method; returns the values of the
    ///     answer, nil for a call that cannot be answered.
    public init(
      _ name: String, path: String, methods: [BusMethod],
      answer: @escaping @MainActor (_ method: String, _ arguments: [BusValue]) -> [BusValue]?
    ) {
      (self.path, self.answer) = (path, answer)
      xml = BusMethod.introspection(of: methods, interface: name)
    }
  }

  /// Answers a call of a method with parameters.
  private typealias Handler = @MainActor (String, OpaquePointer?, OpaquePointer) -> Void

  private let name: String
  private let interfaces: [Interface]
  private let idleTime: Int64
  private let loop = g_main_loop_new(nil, 0)
  private var connection: OpaquePointer?
  private var idleTimer: Timer?
  private var status: Int32 = 0
  private var signals: TerminationSignals?

  /// - Parameter idleTime: milliseconds without a call after which the program ends.
  public init(name: String, idleTime: Int64, _ interfaces: [Interface]) {
    (self.name, self.idleTime, self.interfaces) = (name, idleTime, interfaces)
  }

  /// Answers calls until the end. Returns the exit status: 1 if there is no bus, or another program has the name.
  public func run() -> Int32 {
    signals = TerminationSignals { [weak self] in self?.end(0) }
    let owner = g_bus_own_name(
      G_BUS_TYPE_SESSION, name, G_BUS_NAME_OWNER_FLAGS_NONE,
      { connection, _, service in
        MainActor.assumeIsolated { BusService.from(service)?.export(on: connection) }
      }, nil,
      { _, _, service in MainActor.assumeIsolated { BusService.from(service)?.end(1) } },
      Unmanaged.passUnretained(self).toOpaque(), nil)
    waitForCalls()
    g_main_loop_run(loop)
    if let connection {
      g_dbus_connection_flush_sync(connection, nil, nil)
      g_object_unref(UnsafeMutableRawPointer(connection))
    }
    g_bus_unown_name(owner)
    return status
  }

  /// Calls a method of another program, which is started if it does not run. Its answer is not waited for.
  public func call(
    _ program: String, path: String, interface: String, _ method: String, _ arguments: [BusValue]
  ) {
    guard let connection else { return }
    g_dbus_connection_call(
      connection, program, path, interface, method, BusValue.tuple(arguments).makeVariant(), nil,
      G_DBUS_CALL_FLAGS_NONE, -1, nil, nil, nil)
  }

  private static func from(_ pointer: UnsafeMutableRawPointer?) -> BusService? {
    pointer.map { Unmanaged<BusService>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Ends the program, which the bus starts anew for the next call.
  public func end() { end(0) }

  private func end(_ status: Int32) {
    self.status = max(self.status, status)
    g_main_loop_quit(loop)
  }

  private func waitForCalls() {
    idleTimer = Timer(after: idleTime) { [weak self] in
      MainActor.assumeIsolated { self?.end(0) }
    }
  }

  // MARK: Calls

  private func export(on connection: OpaquePointer?) {
    guard let connection else { return }
    g_object_ref(UnsafeMutableRawPointer(connection))
    self.connection = connection
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, parameters, invocation, data in
      guard let invocation else { return }
      let method = method.map { String(cString: $0) } ?? ""
      let answer = UserData<Handler>.value(data)
      MainActor.assumeIsolated { answer?(method, parameters, invocation) }
    }
    for interface in interfaces {
      guard let node = g_dbus_node_info_new_for_xml(interface.xml, nil) else { continue }
      let answer: Handler = { [weak self] method, parameters, invocation in
        self?.answer(method, parameters, invocation, interface)
      }
      g_dbus_connection_register_object(
        connection, interface.path, node.pointee.interfaces[0], &table,
        UserData<Handler>.retaining(answer), releaseUserData, nil)
      g_dbus_node_info_unref(node)
    }
  }

  private func answer(
    _ method: String, _ parameters: OpaquePointer?, _ invocation: OpaquePointer,
    _ interface: Interface
  ) {
    waitForCalls()
    let arguments = BusValue.arguments(parameters)
    guard let values = arguments.flatMap({ interface.answer(method, $0) }) else {
      g_dbus_method_invocation_return_dbus_error(
        invocation, "org.freedesktop.DBus.Error.InvalidArgs", "the arguments cannot be read")
      return
    }
    g_dbus_method_invocation_return_value(invocation, BusValue.tuple(values).makeVariant())
  }
}
