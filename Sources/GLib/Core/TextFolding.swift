import CGLib

/// Folding of words for searches without case and accents.
public enum TextFolding {
  /// Returns the forms of one word in which a search finds it: without case, `césium`, and in ASCII, `cesium`, if its
  /// letters have such a form (`g_str_tokenize_and_fold`). Independent of the locale. Any thread.
  public static func forms(of word: String) -> [String] {
    var alternates: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    let tokens = g_str_tokenize_and_fold(word, "C", &alternates)
    return [String](taking: tokens) + [String](taking: alternates)
  }
}
