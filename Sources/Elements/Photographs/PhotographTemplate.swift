/// The URL template of the photographs: `{number}` stands for the atomic number in three digits, `{name}` for the
/// name in lower case. Validated on creation.
public struct PhotographTemplate: Sendable, Hashable {
  /// The host, with its port if given.
  public let host: String
  private let parts: [Part]

  private enum Part: Hashable {
    case text(String)
    case number
    case name
  }

  /// First atomic number without photographs: most of these elements were never seen in a lump.
  private static let firstWithout = 90

  /// Parses a template, ignoring surrounding spaces.
  public init(_ text: String) throws(PhotographTemplateError) {
    let text = WebAddress.trimmed(text)
    parts = try Self.parts(of: text)
    guard let scheme = WebAddress.scheme(of: text) else { throw .noWebAddress }
    let rest = text.dropFirst(scheme.count)
    host = String(rest.prefix { !"/?#".contains($0) })
    guard WebAddress.isHost(host) else { throw .noHost }
    guard text.utf8.allSatisfy({ !WebAddress.isForbidden($0) }) else { throw .forbiddenCharacter }
    guard parts.contains(.number) || parts.contains(.name) else { throw .noPlaceholder }
  }

  /// Returns the address of the element's photograph; nil if there is none.
  public func address(of element: AtomicElement) -> String? {
    guard element.number < Self.firstWithout else { return nil }
    let digits = String(element.number)
    return parts.map { part in
      switch part {
      case .text(let text): PercentEncoding.encode(text) { $0 < 0x80 }
      case .number: String(repeating: "0", count: max(0, 3 - digits.count)) + digits
      case .name:
        PercentEncoding.encode(element.name.lowercased(), allowing: PercentEncoding.isUnreserved)
      }
    }.joined()
  }

  private static func parts(of text: String) throws(PhotographTemplateError) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      parts.append(.text(String(rest[..<brace])))
      rest = rest[brace...]
      if rest.hasPrefix("{number}") {
        parts.append(.number)
      } else if rest.hasPrefix("{name}") {
        parts.append(.name)
      } else {
        throw .unknownPlaceholder
      }
      rest = rest.drop { $0 != "}" }.dropFirst()
    }
    return parts + [.text(String(rest))]
  }
}
