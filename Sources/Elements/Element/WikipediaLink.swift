/// The Wikipedia page of an element.
public enum WikipediaLink {
  /// Returns the catalog's address if it is a web address, else that of the English page with the element's name.
  /// - Parameter page: the language's code and title of a page to take in place of the English one; a catalog's address
  ///   outside Wikipedia goes before it.
  public static func url(
    for element: AtomicElement, in page: (language: String, title: String)? = nil
  ) -> String {
    let own = element.wikipedia.flatMap { isWebAddress($0) ? $0 : nil }
    if let own, page == nil || !own.hasPrefix(site("en")) { return own }
    return site(page?.language ?? "en") + encoded(page?.title ?? element.name)
  }

  private static func site(_ language: String) -> String {
    "https://\(language).wikipedia.org/wiki/"
  }

  private static func encoded(_ title: String) -> String {
    PercentEncoding.encode(String(title.map { $0 == " " ? "_" : $0 })) {
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
