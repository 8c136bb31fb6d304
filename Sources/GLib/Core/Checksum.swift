import CGLib

/// Sums by which bytes are told from any others.
public enum Checksum {
  /// The SHA-256 sum, in hexadecimal digits.
  public static func sha256(_ bytes: [UInt8]) -> String {
    guard let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count))
    else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
