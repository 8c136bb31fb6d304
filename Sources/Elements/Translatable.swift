/// Marks an English text for `xgettext`; returns it unchanged. The application translates it where it is shown. Only
/// literals are marked, never composed text.
public func translatable(_ text: String) -> String { text }
