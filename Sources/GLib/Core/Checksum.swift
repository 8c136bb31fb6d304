import CGLib

/// Checksums of bytes.
public enum Checksum {
  /// Returns the SHA-256 checksum in hexadecimal digits.
  public static func sha256(_ bytes: [UInt8]) -> String {
    let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count))
    return String(taking: text) ?? ""
  }
}
