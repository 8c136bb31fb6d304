/// A handler passed to an initializer before `self` exists, and set afterwards.
@MainActor
final class DeferredHandler<Argument> {
  var handler: (@MainActor (Argument) -> Void)?
}
