/// What an element looks like, as far as a drawing can show it: read from the words with which the
/// catalog describes it.
public struct Appearance: Sendable, Hashable {
  /// How its surface answers light.
  public enum Finish: Sendable, Hashable {
    case metal
    case glass
    case matt
  }

  /// The mixture of the colors that are named.
  public let tint: RGB
  /// How it answers light.
  public let finish: Finish

  /// The appearance of `element`; where nobody can tell its color, that of its category.
  public init(_ element: AtomicElement) {
    self.init(element.appearance ?? "", otherwise: element.category.color(for: .light))
  }

  /// What `text` describes, such as `soft, silvery-white metal`. What follows a semicolon tells of other
  /// conditions and is left out.
  init(_ text: String, otherwise fallback: RGB) {
    let words = text.prefix { $0 != ";" }.lowercased().split { !$0.isLetter }
      .map { Self.britishWords[String($0)] ?? String($0) }
    tint = Self.blend(words) ?? fallback
    finish =
      words.contains("colorless")
      ? .glass : words.contains(where: Self.metallicWords.contains) ? .metal : .matt
  }

  private struct Dye {
    let color: RGB
    /// How much of it there is in a mixture.
    let strength: Double

    init(_ hex: UInt32, _ strength: Double = 1) {
      color = RGB(hex: hex)
      self.strength = strength
    }
  }

  /// A word of a mixture such as `reddish-brown` or `blue-white` gives it a cast; the other is its body.
  private static let dyes: [String: Dye] = [
    "black": Dye(0x29292d), "brown": Dye(0x8c4a26), "yellow": Dye(0xeebb2f),
    "gray": Dye(0x8d9198), "grayish": Dye(0x8d9198, 0.5), "steel": Dye(0x7f93a8, 0.8),
    "iron": Dye(0x6f7278, 0.8), "silver": Dye(0xbcc3cd), "silvery": Dye(0xbcc3cd),
    "white": Dye(0xe9ebee, 0.7), "blue": Dye(0x4f86dc, 0.25), "bluish": Dye(0x4f86dc, 0.25),
    "greenish": Dye(0xa4e04a), "reddish": Dye(0xb8402a, 0.6), "pinkish": Dye(0xdb8b98, 0.4),
    "gold": Dye(0xdab45a),
    "colorless": Dye(0xa9d0ee),
  ]
  /// Words of other catalogs in the spelling of ours.
  private static let britishWords = [
    "grey": "gray", "greyish": "grayish", "colourless": "colorless",
  ]
  /// Words that make the whole lighter or darker, and how much of white or black they add.
  private static let lightWords: Set = ["light", "pale"]
  private static let (white, black) = (RGB(hex: 0xffffff), RGB(hex: 0x000000))
  private static let (lightening, darkening) = (0.25, 0.3)
  private static let metallicWords: Set = ["metal", "metallic", "lustrous", "shiny"]

  /// The mixture of all colors that are named; nil where none is.
  private static func blend(_ words: [String]) -> RGB? {
    let found = words.compactMap { dyes[$0] }
    let strength = found.reduce(0) { $0 + $1.strength }
    guard strength > 0 else { return nil }
    func part(_ path: KeyPath<RGB, Double>) -> Double {
      found.reduce(0) { $0 + $1.color[keyPath: path] * $1.strength } / strength
    }
    let mixture = RGB(red: part(\.red), green: part(\.green), blue: part(\.blue))
    if words.contains(where: lightWords.contains) { return mixture.mixed(with: white, lightening) }
    return words.contains("dark") ? mixture.mixed(with: black, darkening) : mixture
  }
}
