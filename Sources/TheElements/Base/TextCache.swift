import Gtk

/// Laid out texts that each frame draws again, kept until the font changes.
@MainActor
final class TextCache {
  private struct Key: Hashable {
    let text: String
    let size: Double
    let weight: FontWeight
  }

  private var texts: [Key: TextLayout] = [:]
  private var fontSerial = 0
  /// Number of texts that are kept.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Returns a text in the font of `face`, `size` pixels high.
  func text(
    _ text: String, for face: any Typeface, size: Double, weight: FontWeight = .regular
  ) -> TextLayout {
    let serial = face.fontSerial
    if fontSerial != serial || texts.count > limit { (texts, fontSerial) = ([:], serial) }
    let key = Key(text: text, size: size, weight: weight)
    if let known = texts[key] { return known }
    let made = TextLayout(text, for: face, size: size, weight: weight)
    texts[key] = made
    return made
  }
}
