/// The error of an invalid photograph template.
public enum PhotographTemplateError: InputError, Sendable, Hashable, CaseIterable {
  case noWebAddress
  case noHost
  case forbiddenCharacter
  case unknownPlaceholder
  case noPlaceholder

  public var message: String {
    switch self {
    case .noWebAddress: translatable("The address must begin with https:// or http://.")
    case .noHost: translatable("The address needs a valid host name.")
    case .forbiddenCharacter: translatable("The address cannot contain spaces or quotation marks.")
    case .unknownPlaceholder: translatable("Only {number} and {name} can stand in braces.")
    case .noPlaceholder:
      translatable("Without {number} or {name} all elements would have one photograph.")
    }
  }
}
