/// What is wrong with the template of a photograph's address.
public enum PhotographTemplateError: InputError, Sendable, Hashable, CaseIterable {
  case noWebAddress
  case noHost
  case forbiddenCharacter
  case unknownPlaceholder
  case noPlaceholder

  public var message: String {
    switch self {
    case .noWebAddress: translatable("An address begins with https:// or http://.")
    case .noHost: translatable("The address names no host, or a strange one.")
    case .forbiddenCharacter: translatable("No space and no quotation mark stands in an address.")
    case .unknownPlaceholder: translatable("Only {number} and {name} can stand in braces.")
    case .noPlaceholder:
      translatable("Without {number} or {name} all elements would have one photograph.")
    }
  }
}
