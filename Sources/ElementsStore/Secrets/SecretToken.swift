/// What a token may consist of.
public enum SecretToken {
  /// Whether it can stand in the header of a request: visible ASCII characters, not too many.
  public static func isUsable(_ token: String) -> Bool {
    1...4096 ~= token.utf8.count && token.utf8.allSatisfy { 0x21...0x7e ~= $0 }
  }
}
