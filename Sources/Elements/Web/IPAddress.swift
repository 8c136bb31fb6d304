/// A numeric network address: the 4 bytes of IPv4 or the 16 of IPv6.
public struct IPAddress: Sendable, Hashable {
  /// The bytes in network order. An IPv6 address that embeds an IPv4 address (mapped, NAT64, 6to4) becomes that
  /// address.
  public let bytes: [UInt8]

  /// Creates an address from 4 or 16 bytes, else nil.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    self.bytes = Self.embedded(in: bytes) ?? bytes
  }

  /// Parses `192.0.2.1` or `2001:db8::1`, without brackets or zone; nil for other spellings of IPv4 (`127.1`,
  /// `0x7f000001`).
  public init?(_ text: String) {
    guard let bytes = text.contains(":") ? Self.version6(text) : Self.version4(text) else {
      return nil
    }
    self.init(bytes: bytes)
  }

  private static func version4(_ text: String) -> [UInt8]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let bytes = parts.compactMap { part -> UInt8? in
      let isPlain = part.utf8.allSatisfy { 0x30...0x39 ~= $0 } && (part == "0" || part.first != "0")
      return isPlain ? UInt8(part) : nil
    }
    return parts.count == 4 && bytes.count == 4 ? bytes : nil
  }

  private static func version6(_ text: String) -> [UInt8]? {
    let colons = Array("::")
    let characters = Array(text)
    guard characters.count <= 45 else { return nil }
    let gap = characters.indices.first { characters[$0...].starts(with: colons) }
    guard let gap else {
      let bytes = groups(characters[...])
      return bytes?.count == 16 ? bytes : nil
    }
    guard let before = groups(characters[..<gap]), let after = groups(characters[(gap + 2)...]),
      before.count + after.count <= 14
    else { return nil }
    return before + [UInt8](repeating: 0, count: 16 - before.count - after.count) + after
  }

  /// Parses groups separated by colons, the last of which may be an IPv4 address; empty for no group, nil if invalid.
  private static func groups(_ text: ArraySlice<Character>) -> [UInt8]? {
    guard !text.isEmpty else { return [] }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var bytes: [UInt8] = []
    for (index, part) in parts.enumerated() {
      if index == parts.count - 1, part.contains("."), let last = version4(String(part)) {
        bytes += last
        continue
      }
      guard 1...4 ~= part.count, part.allSatisfy({ $0.isASCII && $0.isHexDigit }),
        let number = UInt16(String(part), radix: 16)
      else { return nil }
      bytes += [UInt8(number >> 8), UInt8(number & 0xff)]
    }
    return bytes
  }

  /// The IPv4 address embedded in an IPv6 address.
  private static func embedded(in bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count == 16 else { return nil }
    let zeros = [UInt8](repeating: 0, count: 10)
    if bytes.starts(with: zeros + [0xff, 0xff]) { return Array(bytes[12...]) }
    if bytes.starts(with: [0, 0x64, 0xff, 0x9b] + zeros.prefix(8)) { return Array(bytes[12...]) }
    if bytes.starts(with: [0x20, 0x02]) { return Array(bytes[2..<6]) }
    return nil
  }
}
