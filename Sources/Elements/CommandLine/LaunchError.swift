/// An invalid command line.
public struct LaunchError: Error, Sendable, Hashable {
  /// The message for the user.
  public let message: Message

  /// The exit status.
  public static let exitStatus: Int32 = 2

  /// - Parameters:
  ///   - format: English text to translate.
  ///   - argument: typed text, in place of `{1}`.
  ///   - own: text of the program, in place of `{2}`.
  ///   - value: typed text, in place of `{3}`.
  init(
    _ format: String, _ argument: String? = nil, own: String? = nil, _ value: String? = nil
  ) {
    let arguments = [
      argument.map { ExternalText($0).text }, own, value.map { ExternalText($0).text },
    ]
    message = .format(format, arguments.compactMap { $0 }.map(Message.verbatim))
  }

  /// The error for an argument that is no element.
  public static func unknownElement(_ text: String) -> LaunchError {
    LaunchError(translatable("no element is called “{1}”"), text)
  }

  /// The error for an argument that is no form of an element.
  public static func unknownForm(_ text: String) -> LaunchError {
    LaunchError(translatable("no form is called “{1}”"), text)
  }

  /// The error for an element that is named a second time, in another form.
  public static func elementTwice(_ text: String) -> LaunchError {
    LaunchError(translatable("“{1}” is an element that is there already"), text)
  }

  /// The error for an argument that is no property.
  public static func unknownProperty(_ text: String) -> LaunchError {
    LaunchError(translatable("no property has the key “{1}”; --properties lists them"), text)
  }
}
