/// What is wrong with the address of a server.
public enum WebAddressError: InputError, Sendable, Hashable, CaseIterable {
  case noWebAddress
  case noHost
  case forbiddenCharacter
  case hasQuery

  public var message: String {
    switch self {
    case .noWebAddress: translatable("An address begins with https:// or http://.")
    case .noHost: translatable("The address names no host, or a strange one.")
    case .forbiddenCharacter: translatable("No space and no quotation mark stands in an address.")
    case .hasQuery: translatable("No ? and no # stands in the address of a server.")
    }
  }
}
