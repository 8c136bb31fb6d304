/// The page about an element in Wikipedia.
public enum WikipediaLink {
  /// The catalog's own address if it is one of the web, else the English page of that name.
  public static func url(for element: AtomicElement) -> String {
    if let address = element.wikipedia, isWebAddress(address) { return address }
    let title = String(element.name.map { $0 == " " ? "_" : $0 })
    return "https://en.wikipedia.org/wiki/"
      + percentEncoded(title) { isUnreserved($0) || [UInt8]("()".utf8).contains($0) }
  }

  /// Nothing but a plain web address is ever handed to the desktop.
  static func isWebAddress(_ text: String) -> Bool {
    let lower = text.lowercased()
    guard lower.hasPrefix("https://") || lower.hasPrefix("http://") else { return false }
    let rest = text.drop { $0 != "/" }.dropFirst(2)
    return rest.first.map { $0 != "/" } == true
      && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7f && $0 != 0x22 && $0 != 0x3c && $0 != 0x3e }
  }
}
