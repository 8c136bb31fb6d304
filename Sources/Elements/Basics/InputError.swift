/// An error in text typed by the user.
public protocol InputError: Error {
  /// The message in English; translated where it is shown.
  var message: String { get }
}
