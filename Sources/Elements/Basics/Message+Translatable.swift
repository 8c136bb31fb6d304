/// Marks an English text for `xgettext`; returns it unchanged. The application translates it where it is shown. Only
/// literals are marked, never composed text.
public func translatable(_ text: String) -> String { text }

/// Marks an English text that is translated differently in other contexts; returns both as gettext joins them: the
/// context, U+0004, the text. Where the English text itself is shown, `withoutContext` has it.
public func translatable(_ text: String, context: String) -> String { context + "\u{4}" + text }

extension String {
  /// The English text of `translatable(_:context:)`; any other text itself.
  public var withoutContext: String {
    utf8.firstIndex(of: 4).map { String(self[self.index(after: $0)...]) } ?? self
  }
}

/// Marks the two English forms of a text with a number, so that `xgettext` finds them; returns them unchanged.
public func translatable(singular: String, plural: String) -> Message.Forms {
  Message.Forms(singular: singular, plural: plural)
}
