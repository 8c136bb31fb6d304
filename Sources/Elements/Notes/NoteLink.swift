/// A web address in a note.
public struct NoteLink: Sendable, Hashable {
  /// The address to open, percent-encoded: `https://example.org/gold?page=2`.
  public let address: String
  /// The address as written.
  public let text: String

  /// Parses a word of a note: an address of `http` or `https` with a host and without user information; nil for another.
  init?(_ word: String) {
    guard word.utf8.count <= WebAddress.maximumLength, let scheme = WebAddress.scheme(of: word)
    else { return nil }
    let rest = word.dropFirst(scheme.count)
    let host = rest.prefix { !"/?#".contains($0) }
    guard WebAddress.isHost(String(host)), !word.utf8.contains(where: WebAddress.isForbidden) else {
      return nil
    }
    text = word
    address =
      scheme + host.lowercased()
      + PercentEncoding.encode(String(rest.dropFirst(host.count))) { $0 < 0x80 }
  }
}

extension Note {
  /// Signs that no address has, between which one may stand without spaces.
  private static let separators = "<>\"“”„«»。、（）「」"

  /// The web addresses in the text, each once, in their order.
  public var links: [NoteLink] {
    var links: [NoteLink] = []
    for word in text.split(whereSeparator: { $0.isWhitespace || Self.separators.contains($0) }) {
      guard let start = Self.start(in: word), links.count < InputLimits.noteLinks else { continue }
      if let link = NoteLink(String(Self.trimmed(word[start...]))), !links.contains(link) {
        links.append(link)
      }
    }
    return links
  }

  /// Returns the place where an address may begin: at the beginning of a word, or behind its opening bracket.
  private static func start(in word: Substring) -> Substring.Index? {
    let start = word.firstIndex { $0.isLetter } ?? word.endIndex
    return word[start...].lowercased().hasPrefix("http") ? start : nil
  }

  /// Returns an address without the punctuation of the sentence behind it; a bracket stays if it was opened within.
  private static func trimmed(_ word: Substring) -> Substring {
    var word = word
    while let last = word.last {
      let isClosing = [("(", ")"), ("[", "]")].contains { opening, closing in
        String(last) == closing
          && word.count { String($0) == opening } < word.count { String($0) == closing }
      }
      guard isClosing || ".,;:!?'’…·".contains(last) else { break }
      word = word.dropLast()
    }
    return word
  }
}
