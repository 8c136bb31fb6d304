import GLib
import Gtk

@testable import TheElements

/// Returns the acts and activations announced while `body` runs, each as `name parameters`. `body` gets a function that
/// returns those so far.
@MainActor
func watchActs(_ body: (_ soFar: () -> [String]) throws -> Void) rethrows -> [String] {
  var found: [String] = []
  Acts.listener = { action, parameters, _ in
    found.append(([action.localName] + parameters).joined(separator: " "))
  }
  Action.onActivate = { activation in
    Acts.settle(before: activation)
    found.append(([activation.name] + activation.parameters).joined(separator: " "))
  }
  defer { (Acts.listener, Action.onActivate) = (nil, nil) }
  try body { found }
  return found
}

/// Returns the acts and activations announced while `body` runs.
@MainActor
func announcedActs(_ body: () throws -> Void) rethrows -> [String] {
  try watchActs { _ in try body() }
}
