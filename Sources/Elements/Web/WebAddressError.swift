/// The error of an invalid server address.
public enum WebAddressError: InputError, Sendable, Hashable, CaseIterable {
  case noWebAddress
  case noHost
  case forbiddenCharacter
  case hasQuery
  case tooLong

  public var message: String {
    switch self {
    case .noWebAddress: translatable("The address must begin with https:// or http://.")
    case .noHost: translatable("The address needs a valid host name.")
    case .forbiddenCharacter: translatable("The address cannot contain spaces or quotation marks.")
    case .tooLong: translatable("The address is too long.")
    case .hasQuery: translatable("The address of a server cannot contain “?” or “#”.")
    }
  }
}
