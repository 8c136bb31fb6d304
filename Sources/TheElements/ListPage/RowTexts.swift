import Elements
import GLib

/// A text with the parts that a search has matched.
struct HighlightedText: Hashable {
  var text = ""
  /// The matched parts, in UTF-8 code units.
  var ranges: [Range<Int>] = []

  /// Adds a text at the end.
  mutating func append(_ text: String, ranges: [Range<Int>] = []) {
    let start = self.text.utf8.count
    self.ranges += ranges.map { start + $0.lowerBound..<start + $0.upperBound }
    self.text += text
  }
}

/// The texts of an element's row: `Sodium` over `Na(11) 22.98976928`. During a search, the matches are marked, and the
/// reason of the hit follows if no match is visible: ` · natrium`.
struct RowTexts {
  private(set) var title = HighlightedText()
  /// The lines below the title, if there is room for one only.
  private(set) var subtitle = HighlightedText()
  /// The subtitle in lines for a narrow row: symbol and number, weight, reason.
  private(set) var subtitleParts: [HighlightedText] = []

  init(_ element: AtomicElement, hit: SearchHit?) {
    title.append(tr(element.listTitle), ranges: hit?.ranges(in: .name) ?? [])
    var code = HighlightedText()
    code.append(element.symbol, ranges: hit?.ranges(in: .symbol) ?? [])
    code.append("(")
    code.append(String(element.number), ranges: hit?.ranges(in: .number) ?? [])
    code.append(")")
    var weight = HighlightedText()
    weight.append(element.listWeight)
    subtitleParts = [code, weight]
    subtitle.append(code.text, ranges: code.ranges)
    subtitle.append(" " + weight.text)
    guard let reason = hit?.reason else { return }
    var last = HighlightedText()
    last.append(tr(reason.message), ranges: reason.ranges)
    subtitleParts.append(last)
    subtitle.append(" · ")
    subtitle.append(last.text, ranges: last.ranges)
  }
}
