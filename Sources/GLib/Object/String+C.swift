import CGLib

extension String {
  /// Copies and frees a C string that the caller owns; nil for NULL.
  package init?(taking text: UnsafeMutablePointer<CChar>?) {
    guard let text else { return nil }
    self.init(cString: text)
    g_free(text)
  }

  /// The text for a function that parses it as markup (`g_markup_escape_text`).
  package var escapedAsMarkup: String {
    String(taking: g_markup_escape_text(self, gssize(utf8.count))) ?? ""
  }
}

extension [String] {
  /// Copies and frees a list of C strings that ends with NULL (`g_strfreev`); empty for NULL.
  package init(taking list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) {
    self.init()
    while let text = list?[count] { append(String(cString: text)) }
    g_strfreev(list)
  }
}
