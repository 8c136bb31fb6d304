/// Where the elements come from, as Preferences say it.
public enum CatalogSource: Sendable, Hashable {
  /// With the program.
  case builtIn
  /// From the file at this path.
  case file(String)
  case server(WebAddress)

  /// The names of what a server is asked for, in the order in which the answers are appended.
  public static let parts = ["elements", "elements_remaining"]

  /// Reads a setting: empty, an address of the web, an address `file:///…`, or a path from the root. Throws what
  /// is wrong with it.
  public init(_ text: String) throws(CatalogSourceError) {
    let text = WebAddress.trimmed(text)
    if text.isEmpty {
      self = .builtIn
    } else if text.hasPrefix("/") {
      self = .file(text)
    } else if text.lowercased().hasPrefix("file:") {
      self = .file(try Self.path(of: text.dropFirst("file:".count)))
    } else {
      guard WebAddress.scheme(of: text) != nil else { throw .noSource }
      do throws(WebAddressError) { self = .server(try WebAddress(text)) } catch {
        throw .webAddress(error)
      }
    }
  }

  /// What stands behind `file:`, `///path`, `//localhost/path` or `/path`, as a path.
  private static func path(of rest: Substring) throws(CatalogSourceError) -> String {
    var path = rest
    if path.hasPrefix("//") {
      path = path.dropFirst(2)
      let host = path.prefix { $0 != "/" }
      guard ["", "localhost"].contains(host.lowercased()) else { throw .otherComputer }
      path = path.dropFirst(host.count)
    }
    guard path.hasPrefix("/"), let decoded = percentDecoded(String(path)), !decoded.contains("\0")
    else { throw .noPath }
    return decoded
  }
}

/// What is wrong with where the elements are to come from.
public enum CatalogSourceError: InputError, Sendable, Hashable {
  case noSource
  case otherComputer
  case noPath
  case webAddress(WebAddressError)

  public var message: String {
    switch self {
    case .noSource:
      translatable("A server’s address begins with https:// or http://, a file’s path with /.")
    case .otherComputer: translatable("The file is on another computer.")
    case .noPath: translatable("The address does not name a file.")
    case .webAddress(let error): error.message
    }
  }
}
