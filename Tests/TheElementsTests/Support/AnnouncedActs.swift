import GLib
import Gtk

@testable import TheElements

/// Returns the acts and activations announced while `body` runs, each as `name parameters`. `body` gets a function that
/// ends continuous acts and returns all so far; on their own they do not end, however slow the machine is.
@MainActor
@discardableResult
func watchActs(
  restMs: Int64 = 3_600_000, _ body: (_ soFar: @escaping @MainActor () -> [String]) throws -> Void
) rethrows -> [String] {
  let found = Record<String>()
  let formerRest = Acts.restMs
  Acts.restMs = restMs
  Acts.listener = { action, parameters, _ in
    found.add(([action.localName] + parameters).joined(separator: " "))
  }
  Action.onActivate = { activation in
    Acts.settle(before: activation)
    found.add(([activation.name] + activation.parameters).joined(separator: " "))
  }
  defer { (Acts.listener, Action.onActivate, Acts.restMs) = (nil, nil, formerRest) }
  try body {
    Acts.settle()
    return found.events
  }
  return found.events
}

/// Returns the acts and activations announced while `body` runs.
@MainActor
func announcedActs(_ body: () throws -> Void) rethrows -> [String] {
  try watchActs { _ in try body() }
}
