/// A handler passed to an initializer before `self` exists, and set afterwards.
@MainActor
final class Relay<Argument> {
  var handler: (@MainActor (Argument) -> Void)?
}
