import Elements

extension ElementTable<[ElementForm]> {
  /// The element and its form with a name as it is typed, in English or the user's language: `white tin`, `Sn white`,
  /// `tin (white)`, or `diamond`, a form that one element has alone.
  func findNamed(_ text: String, in table: PeriodicTable) -> (element: AtomicElement, form: String)?
  {
    let text = Self.folded(text)
    let all = table.elements.flatMap { element in
      (self[element.number] ?? []).map { (element: element, form: $0.name) }
    }
    let named = all.first { element, form in
      let elements = [element.symbol, element.name, tr(element.shownName)].map(Self.folded)
      return Self.names(of: form).contains { form in
        elements.contains { text == "\(form) \($0)" || text == "\($0) \(form)" }
      }
    }
    let alone = all.filter { Self.names(of: $0.form).contains(text) }
    return named ?? (alone.count == 1 ? alone.first : nil)
  }

  private static func names(of form: String) -> [String] {
    [form, tr(Message.condition(form))].map(folded)
  }

  /// In lower case, without brackets, and with a space between words.
  private static func folded(_ text: String) -> String {
    text.lowercased().split { $0.isWhitespace || $0 == "(" || $0 == ")" }.joined(separator: " ")
  }
}
