/// Marks an English text for `xgettext`; returns it unchanged. The application translates it where it is shown. Only
/// literals are marked, never composed text.
public func translatable(_ text: String) -> String { text }

/// Marks an English text with a context, which distinguishes texts that are equal in English only; returns both as gettext
/// looks them up, with the character U+0004 between them.
public func translatable(_ text: String, context: String) -> String { context + "\u{4}" + text }

/// Marks the two English forms of a text with a number, so that `xgettext` finds them; returns them unchanged.
public func translatable(singular: String, plural: String) -> Message.Forms {
  Message.Forms(singular: singular, plural: plural)
}
