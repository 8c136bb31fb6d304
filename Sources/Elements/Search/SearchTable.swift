/// The elements found, as a table in plain text.
public enum SearchTable {
  /// Returns a row for each element: number, symbol, name, and the reason of the hit.
  public static func rows(of elements: [AtomicElement], _ results: SearchResults) -> [[Message]] {
    elements.map { element in
      [
        .verbatim(String(element.number)), .verbatim(element.symbol), element.shownName,
        results[element.number]?.reason?.message ?? .verbatim(""),
      ]
    }
  }

  /// Returns for each element how it was found, and why, in English: as an element named, as a row of a condition, or by a
  /// word in a text.
  public static func found(_ results: SearchResults) -> [Int: [String]] {
    Dictionary(
      results.hits.map { ($0.number, [$0.kind, $0.reason?.message.english ?? ""]) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns answers and formulas, which are no elements, with a kind for each, in English.
  public static func calculated(_ results: SearchResults) -> TextTable {
    let answers = results.answers.map { answer in
      [
        "answer", answer.kind, answer.title.english, answer.value?.english ?? "",
        answer.details.map(\.english).joined(separator: "; "),
      ]
    }
    let formulas = results.formulas.map { result in
      [
        "answer", "formula", result.formula.text, result.copyText,
        result.parts.map { "\($0.symbol) \($0.percent) %" }.joined(separator: "; "),
      ]
    }
    return TextTable(
      header: ["found", "kind", "text", "value", "details"], rows: answers + formulas)
  }

  /// Lines with aligned columns, the first to the right.
  public static func lines(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        let isEnd = row[(column + 1)...].allSatisfy(\.isEmpty)
        line += column == 0 ? space + cell : "  " + cell + (isEnd ? "" : space)
        if isEnd { break }
      }
      return line
    }
  }
}
