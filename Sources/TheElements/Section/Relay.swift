/// A handler that is named before the object that it calls can be.
@MainActor
final class Relay<Argument> {
  var handler: (@MainActor (Argument) -> Void)?
}
