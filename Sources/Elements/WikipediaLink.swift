/// The page about an element in Wikipedia.
public enum WikipediaLink {
  /// The catalogue's own address if it is one of the web, else the English page of that name.
  public static func url(for element: AtomicElement) -> String {
    if let address = element.wikipedia, isWebAddress(address) { return address }
    return "https://en.wikipedia.org/wiki/" + percentEncoded(element.name)
  }

  /// Nothing but a plain web address is ever handed to the desktop.
  static func isWebAddress(_ text: String) -> Bool {
    let lower = text.lowercased()
    guard lower.hasPrefix("https://") || lower.hasPrefix("http://") else { return false }
    let rest = text.drop { $0 != "/" }.dropFirst(2)
    return rest.first.map { $0 != "/" } == true
      && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7f && $0 != 0x22 && $0 != 0x3c && $0 != 0x3e }
  }

  private static func percentEncoded(_ name: String) -> String {
    var result = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: " "): result += "_"
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        result += hex.utf8.count == 1 ? "%0" + hex : "%" + hex
      }
    }
    return result
  }
}
