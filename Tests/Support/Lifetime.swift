import GLib
import Gtk
import XCTest

/// Weak references to both halves of an object, its C instance and its Swift object.
@MainActor
public final class Watch {
  private let name: String
  private let instance: WeakRef
  private weak var object: Object?

  public init(_ object: Object) {
    name = String(describing: type(of: object))
    instance = WeakRef(object)
    self.object = object
  }

  /// True if either half still exists.
  public var isAlive: Bool { instance.isAlive || object != nil }

  /// Fails the test if the object still exists when the main loop is idle.
  public func expectFreed(file: StaticString = #filePath, line: UInt = #line) {
    guard !pump(upTo: 2, until: { !isAlive }) else { return }
    let halves = [instance.isAlive ? "C instance" : nil, object == nil ? nil : "Swift object"]
    XCTFail(
      "\(name) is not freed: its \(halves.compactMap { $0 }.joined(separator: " and ")) lives",
      file: file, line: line)
  }
}

/// Calls a function when it is deinitialized: captured by a closure or an object, it shows when that is
/// released.
public final class Sentinel {
  private let onDeath: () -> Void

  public init(_ onDeath: @escaping () -> Void) { self.onDeath = onDeath }

  deinit { onDeath() }

  /// Does nothing; a closure that calls it captures the sentinel.
  public func hold() {}
}
