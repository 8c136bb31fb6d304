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
    let text = Self.trimmed(text)
    parts = try Self.parts(of: text)
    let lower = text.lowercased()
    guard let scheme = ["https://", "http://"].first(where: lower.hasPrefix) else {
      throw .noWebAddress
    }
    let rest = text.dropFirst(scheme.count)
    host = String(rest.prefix { !"/?#".contains($0) })
    guard Self.isHost(host) else { throw .noHost }
    guard text.utf8.allSatisfy({ !Self.isForbidden($0) }) else { throw .forbiddenCharacter }
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

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Whether `text` is a name or an address, and perhaps a port: it never depends on the element, and no
  /// user name stands before it that could pass for a host.
  private static func isHost(_ text: String) -> Bool {
    let port = text.hasSuffix("]") ? [] : text.reversed().prefix { $0 != ":" }
    let hasPort = port.count < text.count && !text.hasSuffix("]")
    let name = hasPort ? text.dropLast(port.count + 1) : text[...]
    if hasPort {
      guard let number = Int(String(port.reversed())), 1...65_535 ~= number else { return false }
    }
    if name.hasPrefix("["), name.hasSuffix("]") {
      return name.dropFirst().dropLast().allSatisfy { $0.isHexDigit || ":.".contains($0) }
        && name.contains(":")
    }
    return !name.isEmpty && !name.hasPrefix(".")
      && name.allSatisfy { $0.isLetter || $0.isNumber || "-._".contains($0) }
  }

  /// What stands in no address: spaces, controls, quotation marks and the like.
  private static func isForbidden(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x7f || [UInt8]("\"<>\\^`|".utf8).contains(byte)
  }
}
