import CGLib
import Glibc

/// Folding of words for searches without case and accents, and their order.
public enum TextFolding {
  /// Returns the forms of one word in which a search finds it: without case, `césium`, and in ASCII, `cesium`, if its
  /// letters have such a form (`g_str_tokenize_and_fold`). Independent of the locale. Any thread.
  public static func forms(of word: String) -> [String] {
    var alternates: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    let tokens = g_str_tokenize_and_fold(word, "C", &alternates)
    return [String](taking: tokens) + [String](taking: alternates)
  }

  /// Returns bytes in whose order texts stand in the user's language (`g_utf8_collate_key`), in every locale without
  /// regard to case. Any thread.
  public static func collationKey(of text: String) -> [UInt8] {
    let folded = text.lowercased()
    guard let key = g_utf8_collate_key(folded, -1) else { return Array(folded.utf8) }
    defer { g_free(key) }
    return UnsafeBufferPointer(start: key, count: strlen(key)).map(UInt8.init(bitPattern:))
  }
}
