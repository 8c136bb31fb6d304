/// The color and finish of an element in a drawing, parsed from the catalog's description of its appearance.
public struct Appearance: Sendable, Hashable {
  /// The way a surface reflects light.
  public enum Finish: Sendable, Hashable {
    case metal
    case glass
    case matt
  }

  /// Mixture of the colors in the description.
  public let tint: RGB
  /// Finish of the surface.
  public let finish: Finish

  /// The appearance of `element`; the color of its category where the description names none.
  public init(_ element: AtomicElement) {
    self.init(element.appearance ?? "", fallback: element.category.color(for: .light))
  }

  /// Parses a description such as `soft, silvery-white metal`. The part after a semicolon is about other conditions
  /// and is ignored.
  init(_ text: String, fallback: RGB) {
    let words = text.prefix { $0 != ";" }.lowercased().split { !$0.isLetter }
      .map { Self.britishWords[String($0)] ?? String($0) }
    tint = Self.blend(words) ?? fallback
    finish =
      words.contains("colorless")
      ? .glass : words.contains(where: Self.metallicWords.contains) ? .metal : .matt
  }

  private struct WeightedColor {
    let color: RGB
    /// Weight of the color in a mixture.
    let strength: Double

    init(_ hex: UInt32, _ strength: Double = 1) {
      color = RGB(hex: hex)
      self.strength = strength
    }
  }

  /// Colors by word. In a mixture such as `reddish-brown` or `blue-white` the word with the lower strength only tints
  /// the other.
  private static let weightedColors: [String: WeightedColor] = [
    "black": WeightedColor(0x29292d), "brown": WeightedColor(0x8c4a26),
    "yellow": WeightedColor(0xeebb2f),
    "gray": WeightedColor(0x8d9198), "grayish": WeightedColor(0x8d9198, 0.5),
    "steel": WeightedColor(0x7f93a8, 0.8),
    "iron": WeightedColor(0x6f7278, 0.8), "silver": WeightedColor(0xbcc3cd),
    "silvery": WeightedColor(0xbcc3cd),
    "white": WeightedColor(0xe9ebee, 0.7), "blue": WeightedColor(0x4f86dc, 0.25),
    "bluish": WeightedColor(0x4f86dc, 0.25),
    "greenish": WeightedColor(0xa4e04a), "reddish": WeightedColor(0xb8402a, 0.6),
    "pinkish": WeightedColor(0xdb8b98, 0.4),
    "gold": WeightedColor(0xdab45a),
    "colorless": WeightedColor(0xa9d0ee),
  ]
  /// British spellings in other catalogs, with the American ones.
  private static let britishWords = [
    "grey": "gray", "greyish": "grayish", "colourless": "colorless",
  ]
  /// Words that lighten the mixture.
  private static let lightWords: Set = ["light", "pale"]
  private static let (white, black) = (RGB(hex: 0xffffff), RGB(hex: 0x000000))
  private static let (lightening, darkening) = (0.25, 0.3)
  private static let metallicWords: Set = ["metal", "metallic", "lustrous", "shiny"]

  /// The mixture of all color words; nil if there are none.
  private static func blend(_ words: [String]) -> RGB? {
    let found = words.compactMap { weightedColors[$0] }
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
