import Elements
import GLib

/// A text with the parts that a search has matched.
struct HighlightedText: Hashable {
  var text = ""
  /// The matched parts, in UTF-8 code units.
  var ranges: [Range<Int>] = []

  init(text: String = "", ranges: [Range<Int>] = []) {
    (self.text, self.ranges) = (text, ranges)
  }

  /// A text that contains others in their order, whose matched parts are those of the text.
  init(_ text: String, of parts: [HighlightedText]) {
    self.text = text
    let bytes = Array(text.utf8)
    var start = 0
    for part in parts {
      let found = (start...max(start, bytes.count)).first {
        bytes[$0...].starts(with: part.text.utf8)
      }
      guard let found else { continue }
      ranges += part.ranges.map { found + $0.lowerBound..<found + $0.upperBound }
      start = found + part.text.utf8.count
    }
  }

  /// Adds a text at the end.
  mutating func append(_ text: String, ranges: [Range<Int>] = []) {
    let start = self.text.utf8.count
    self.ranges += ranges.map { start + $0.lowerBound..<start + $0.upperBound }
    self.text += text
  }

  mutating func append(_ text: HighlightedText) { append(text.text, ranges: text.ranges) }

  /// The text from the word with the first match on, after an ellipsis.
  var fromMatch: HighlightedText {
    let bytes = Array(text.utf8)
    guard let first = ranges.map(\.lowerBound).min(), first <= bytes.count,
      let space = bytes[..<first].lastIndex(of: 0x20)
    else { return self }
    var part = HighlightedText(text: "… ")
    part.append(
      String(decoding: bytes[(space + 1)...], as: UTF8.self),
      ranges: ranges.map { $0.lowerBound - space - 1..<$0.upperBound - space - 1 })
    return part
  }
}

/// The texts of an element's row: `Sodium` over `Na(11) 22.98976928`. During a search, the matches are marked, and the
/// reason of the hit follows if no match is visible: ` · natrium`.
struct RowTexts {
  private(set) var title = HighlightedText()
  /// Symbol, number and weight, together and apart.
  private(set) var details = HighlightedText()
  private(set) var detailParts: [HighlightedText] = []
  private(set) var reason: HighlightedText?
  /// State and category, behind the details where there is room and no reason.
  let kind: String

  init(_ element: AtomicElement, hit: SearchHit? = nil) {
    kind = tr(dotted: [tr(element.state.word), tr(element.category.word)])
    title.append(tr(element.shownName), ranges: hit?.ranges(in: .name) ?? [])
    var code = HighlightedText()
    code.append(element.symbol, ranges: hit?.ranges(in: .symbol) ?? [])
    code.append("(")
    code.append(String(element.number), ranges: hit?.ranges(in: .number) ?? [])
    code.append(")")
    var weight = HighlightedText()
    weight.append(tr(number: element.listWeight))
    detailParts = [code, weight]
    details.append(code)
    details.append(" " + weight.text)
    reason = (hit?.reason).map {
      let text = tr($0.message)
      return HighlightedText(text: text, ranges: $0.ranges(in: text))
    }
  }

  /// The line below the title, if there is room for all of it.
  var subtitle: HighlightedText {
    guard let reason else { return details }
    return HighlightedText(tr("{1} · {2}", details.text, reason.text), of: [details, reason])
  }
}
