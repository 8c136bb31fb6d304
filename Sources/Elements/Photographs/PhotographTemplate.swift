/// The web address of any element's photograph: a text with `{number}` (three digits) and `{name}` (lower
/// case) in the place of the element's own. Checked when it is made.
public struct PhotographTemplate: Sendable, Hashable {
  /// The host that is asked, with its port where one is given.
  public let host: String
  private let parts: [Part]

  private enum Part: Hashable {
    case text(String)
    case number
    case name
  }

  /// Of the elements from this number on there are no photographs: most were never seen in a lump.
  private static let firstWithout = 90

  /// Reads a template; spaces around it are passed over. Throws what is wrong with it.
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

  /// The address of the element's photograph; nil where there can be none.
  public func address(of element: AtomicElement) -> String? {
    guard element.number < Self.firstWithout else { return nil }
    let digits = String(element.number)
    return parts.map { part in
      switch part {
      case .text(let text): percentEncoded(text) { $0 < 0x80 }
      case .number: String(repeating: "0", count: max(0, 3 - digits.count)) + digits
      case .name: percentEncoded(element.name.lowercased(), keeping: isUnreserved)
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
