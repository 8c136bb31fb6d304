import CGLib

/// A handler connected to a signal. It stays connected when this value is dropped: the handler ends
/// with its sender, or when `disconnect()` is called.
@MainActor
public struct Connection {
  private let sender: WeakBox
  private let id: gulong

  private final class WeakBox {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
  }

  fileprivate init(sender: Object, id: gulong) {
    self.sender = WeakBox(sender)
    self.id = id
  }

  /// Disconnects the handler; what it holds is released. Does nothing a second time.
  public func disconnect() {
    guard let object = sender.object, g_signal_handler_is_connected(object.raw, id) != 0 else {
      return
    }
    g_signal_handler_disconnect(object.raw, id)
  }

  /// Runs `body` while the handler is not called (`g_signal_handler_block`).
  public func whileBlocked(_ body: () -> Void) {
    guard let object = sender.object else { return body() }
    g_signal_handler_block(object.raw, id)
    body()
    g_signal_handler_unblock(object.raw, id)
  }
}

extension Object {
  /// Calls `handler` whenever the signal is emitted (`g_signal_connect_closure`). `handler` must
  /// refer weakly to whatever holds the sender.
  @discardableResult
  public func connect(
    _ signal: String, _ handler: @escaping @MainActor (SignalArguments) -> Void
  ) -> Connection {
    let id = g_signal_connect_closure(raw, signal, Closure.make(handler), 0)
    return Connection(sender: self, id: id)
  }

  /// Calls `handler` whenever the property called `name` changes (`notify::name`).
  @discardableResult
  public func onChange(of name: String, _ handler: @escaping @MainActor () -> Void) -> Connection {
    connect("notify::" + name) { _ in handler() }
  }
}
