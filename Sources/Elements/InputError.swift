/// What is wrong with a text that the user has typed.
public protocol InputError: Error {
  /// The same for a person to read, in English; translated where it is shown.
  var message: String { get }
}
