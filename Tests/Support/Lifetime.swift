import GLib
import Gtk
import XCTest

/// Watches an object without keeping it alive: both its C instance and its Swift half.
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

  /// Whether either half still exists.
  public var isAlive: Bool { instance.isAlive || object != nil }

  /// Fails the test where the object still exists once the main loop has nothing left to do.
  public func expectFreed(file: StaticString = #filePath, line: UInt = #line) {
    guard !pump(upTo: 2, until: { !isAlive }) else { return }
    let halves = [instance.isAlive ? "C instance" : nil, object == nil ? nil : "Swift object"]
    XCTFail(
      "\(name) is not freed: its \(halves.compactMap { $0 }.joined(separator: " and ")) lives",
      file: file, line: line)
  }
}

/// Tells when it dies: what a closure or an object holds, to see when it is let go.
public final class Sentinel {
  private let onDeath: () -> Void

  public init(_ onDeath: @escaping () -> Void) { self.onDeath = onDeath }

  deinit { onDeath() }

  /// Does nothing; a closure that calls it holds the sentinel.
  public func hold() {}
}
