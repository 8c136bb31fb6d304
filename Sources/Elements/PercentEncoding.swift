/// Whether the byte stands in an address for itself and nothing else (RFC 3986).
func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
    UInt8(ascii: "~"):
    true
  default: false
  }
}

/// `text` with each byte that is not `kept` as `%` and two digits.
func percentEncoded(_ text: String, keeping kept: (UInt8) -> Bool) -> String {
  var result = ""
  for byte in text.utf8 {
    if kept(byte) {
      result.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      let digits = String(byte, radix: 16, uppercase: true)
      result += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
    }
  }
  return result
}
