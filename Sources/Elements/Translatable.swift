/// Marks English text that a user reads, so that `xgettext` finds it; returns it unchanged.
/// The app translates it where it is shown. Only literals are marked, never composed text.
public func translatable(_ text: String) -> String { text }
