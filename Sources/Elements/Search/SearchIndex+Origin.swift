/// Names of elements: their origins and beginnings.
extension SearchIndex {
  /// Returns the candidate if a term about its state, name or note holds; nil if it does not.
  func filtered(_ candidate: Candidate, by term: SearchTerm) -> Candidate? {
    let element = table.elements[candidate.position]
    switch term {
    case .state(let state, let kelvin):
      let property = SearchProperty.property(state == .gas ? "boil" : "melt")
      let holds = element.state(atKelvin: kelvin) == state
      return holds ? candidate.adding(.value(property, .kelvin), .field) : nil
    case .origin(let words): return adding(origin: words, to: candidate)
    case .beginning(let text):
      return begins(element, with: text) ? candidate.adding(.field) : nil
    case .noted:
      return notes.hasNote(element.number)
        ? candidate.adding(.fact(Self.hasNote), .field) : nil
    default: return candidate
    }
  }

  /// Adds the origin of an element's name that has all words; nil if it has not. What follows a comma explains the origin.
  func adding(origin words: [TextWord], to candidate: Candidate) -> Candidate? {
    let element = table.elements[candidate.position]
    guard let origin = element.nameOrigin else { return nil }
    let own = TextWord.words(of: String(origin.prefix { $0 != "," }), fold: fold).flatMap(\.forms)
    let holds = words.allSatisfy { word in
      word.forms.contains { form in
        let singular = form.last == UInt8(ascii: "s") ? Array(form.dropLast()) : form
        return own.contains { $0 == form || $0 == singular }
      }
    }
    return holds ? candidate.adding(.fact(.description(origin)), .field) : nil
  }

  /// True for an element whose symbol or shown name begins with a text, in any case.
  func begins(_ element: AtomicElement, with text: String) -> Bool {
    [element.symbol, element.name].contains {
      $0.lowercased().hasPrefix(text.lowercased())
    }
  }
}
