/// The source of the elements, as set in Preferences.
public enum CatalogSource: Sendable, Hashable {
  /// The catalog installed with the program.
  case builtIn
  /// The file at this path.
  case file(String)
  case server(WebAddress)

  /// Names of the parts requested from a server, in the order in which the responses are appended.
  public static let parts = ["elements", "elements_remaining"]

  /// Parses a setting: empty, a web address, a `file:///…` URL, or an absolute path.
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

  /// Returns the path of a URL without `file:`: `///path`, `//localhost/path` or `/path`.
  private static func path(of rest: Substring) throws(CatalogSourceError) -> String {
    var path = rest
    if path.hasPrefix("//") {
      path = path.dropFirst(2)
      let host = path.prefix { $0 != "/" }
      guard ["", "localhost"].contains(host.lowercased()) else { throw .otherComputer }
      path = path.dropFirst(host.count)
    }
    guard path.hasPrefix("/"), let decoded = PercentEncoding.decode(String(path)),
      !decoded.contains("\0")
    else { throw .noPath }
    return decoded
  }
}

/// The error of an invalid source of elements.
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
