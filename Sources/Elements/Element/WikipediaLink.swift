/// The Wikipedia page of an element.
public enum WikipediaLink {
  /// Returns the catalog's address if it is a web address, else that of the English page with the element's name.
  public static func url(for element: AtomicElement) -> String {
    if let address = element.wikipedia, isWebAddress(address) { return address }
    let title = String(element.name.map { $0 == " " ? "_" : $0 })
    return "https://en.wikipedia.org/wiki/"
      + PercentEncoding.encode(title) {
        PercentEncoding.isUnreserved($0) || [UInt8]("()".utf8).contains($0)
      }
  }

  /// True for a plain web address: nothing else is passed to the desktop.
  static func isWebAddress(_ text: String) -> Bool {
    guard let scheme = WebAddress.scheme(of: text) else { return false }
    let rest = text.dropFirst(scheme.count)
    return rest.first.map { $0 != "/" } == true
      && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7f && $0 != 0x22 && $0 != 0x3c && $0 != 0x3e }
  }
}
