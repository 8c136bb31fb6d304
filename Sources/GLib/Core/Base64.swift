import CGLib

/// Base64, as in RFC 4648.
public enum Base64 {
  /// Returns the text of these bytes.
  public static func text(of bytes: [UInt8]) -> String {
    guard let text = g_base64_encode(bytes, gsize(bytes.count)) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
