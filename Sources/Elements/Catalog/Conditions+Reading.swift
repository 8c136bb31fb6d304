extension Conditions {
  /// Reads the parts, each a text; throws if one is invalid.
  /// - Parameters:
  ///   - key: the figure, if the record has several.
  ///   - read: the text of a part.
  init(
    _ fields: RecordFields, of key: String? = nil,
    read: (Part) throws(CatalogError) -> String?
  ) throws(CatalogError) {
    var texts: [Part: String] = [:]
    for part in Part.allCases {
      guard let text = try read(part) else { continue }
      if let expected = part.expected(insteadOf: text) {
        let fault = Message.expected(expected, found: .quoted(text))
        throw fields.error(
          key.map {
            .format(translatable("{1}: {2}"), .list([.quoted(part.pluralKey), .quoted($0)]), fault)
          } ?? fault.of(part.rawValue))
      }
      texts[part] = text
    }
    self.init(texts)
  }
}

extension Conditions.Part {
  /// What the part must be, if a text is not that.
  fileprivate func expected(insteadOf text: String) -> Message? {
    switch self {
    case .form, .other: nil
    case .phase:
      Self.phases.contains(text) ? nil : .anyOf(Self.phases)
    case .temperature, .pressure:
      text.utf8.count <= RecordFields.maximumNumberLength && Double(text).map { $0 > 0 } == true
        ? nil : .aNumber
    }
  }

  private static let phases = [PhysicalState.solid, .liquid, .gas].map(\.rawValue)
}
