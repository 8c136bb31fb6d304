import Testing

@testable import Elements

/// Characters in the texts of an external catalog.
@Suite struct CatalogTextTests {
  private func gold(name: String = "Gold", symbol: String = "Au", _ fields: String = "") -> String {
    let rest = fields.isEmpty ? "" : ", " + fields
    return
      #"[{"number": 79, "symbol": "\#(symbol)", "name": "\#(name)", "atomic_mass": 1\#(rest)}]"#
  }

  /// JSON escapes of characters not allowed in names.
  static let controls = [
    #"\u0000"#, #"\u0007"#, #"\n"#, #"\t"#, #"\u202e"#, #"\u2067"#, #"\u2028"#,
  ]

  @Test("A control or bidirectional character is rejected in every text", arguments: controls)
  func control(escape: String) {
    let isLine = [#"\n"#, #"\t"#].contains(escape)
    let expected = "it contains a control character"
    expect(failure(gold(name: "G\(escape)ld"))?.hasSuffix("\"name\": \(expected)") == true)
    expect(failure(gold(symbol: "A\(escape)"))?.hasSuffix("\"symbol\": \(expected)") == true)
    for object in ["units", "uncertainties", "kinds", "figure_forms", "conditions", "sources"] {
      for member in [#""melt": "a\#(escape)""#, #""me\#(escape)": "a""#] {
        let text = failure(gold(#""melt": 1, "\#(object)": {\#(member)}"#))
        expect(text?.hasSuffix(expected) == true, "\(object)")
      }
    }
    for key in ["summary", "appearance", "discovered_by", "named_by", "source", "cas"] {
      let text = failure(gold(#""\#(key)": "a\#(escape)b""#))
      expect(isLine ? text == nil : text?.hasSuffix("\"\(key)\": \(expected)") == true, "\(key)")
    }
    let note = #"{"elements": \#(gold()), "sources": {"a": {"title": "T\#(escape)"}}}"#
    expect(failure(note), equals: "test.json: \"sources\", \"a\": \(expected)")
  }

  @Test(
    "A name of invisible characters is rejected", arguments: ["\u{200b}", "\u{ad}\u{2060}"])
  func invisible(text: String) {
    expect(failure(gold(name: text))?.hasSuffix("\"name\": it has no visible character") == true)
    expect(
      failure(gold(symbol: text))?.hasSuffix("\"symbol\": it has no visible character") == true)
  }

  @Test("Quotations in messages are truncated")
  func messages() {
    let letters = String(repeating: "w", count: 20_000)
    let marks = "e" + String(repeating: "\u{301}", count: 10_000)
    for text in [letters, marks] {
      let documents = [
        gold(name: text), gold(symbol: text), gold(#""units": {"\#(text)": 1}"#),
        gold(#""melt": "\#(text)""#), gold(#""phase": "\#(text)""#),
        gold(#""\#(text)": 1, "\#(text)": 2"#), gold(#""kinds": {"melt": "\#(text)"}, "melt": 1"#),
        #"{"elements": \#(gold()), "sources": {"\#(text)": 1}}"#, "\"\(text)\"",
      ]
      for document in documents {
        let message = failure(document) ?? ""
        expect(1..<500 ~= message.unicodeScalars.count, "\(document.prefix(60))")
      }
    }
  }
}
