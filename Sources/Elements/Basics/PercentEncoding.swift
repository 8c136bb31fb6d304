/// Percent-encoding of URIs (RFC 3986).
enum PercentEncoding {
  /// True for an unreserved byte of a URI.
  static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// Returns `text` with each byte percent-encoded unless `isAllowed` is true for it.
  static func encode(_ text: String, allowing isAllowed: (UInt8) -> Bool) -> String {
    var result = ""
    for byte in text.utf8 {
      if isAllowed(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }

  /// Returns `text` with percent-encoded bytes decoded; nil if that fails or is not UTF-8.
  static func decode(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, !digits.contains(UInt8(ascii: "+")),
        !digits.contains(UInt8(ascii: "-")),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
