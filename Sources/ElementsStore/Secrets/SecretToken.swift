/// Validation of tokens.
public enum SecretToken {
  /// True if the token is valid in a request header: 1 to 4,096 visible ASCII characters.
  public static func isUsable(_ token: String) -> Bool {
    1...4096 ~= token.utf8.count && token.utf8.allSatisfy { 0x21...0x7e ~= $0 }
  }
}
