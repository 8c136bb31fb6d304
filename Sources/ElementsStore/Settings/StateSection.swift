import GLib

/// What one part of the program remembers between starts: texts by their keys, a section of the state file. The part
/// reads them by the functions below, which ignore what is not plausible.
public struct StateSection: Sendable, Hashable {
  private var texts: [String: String]

  /// Greatest number of keys, and of bytes of a text; what is beyond is left out.
  static let (maximumKeys, maximumBytes) = (100, 1000)

  /// A section without texts.
  public init() { texts = [:] }

  init(_ file: KeyFile, _ group: String) {
    self.init()
    for key in file.keys(of: group).prefix(Self.maximumKeys) {
      self[key] = file.string(group, key)
    }
  }

  func write(to file: KeyFile, _ group: String) {
    for (key, text) in texts.sorted(by: { $0.key < $1.key }) { file.set(group, key, text) }
  }

  var isEmpty: Bool { texts.isEmpty }

  /// The text of a key; nil if it is missing, and for a text that is too long.
  public subscript(key: String) -> String? {
    get { texts[key] }
    set { texts[key] = newValue.flatMap { $0.utf8.count <= Self.maximumBytes ? $0 : nil } }
  }

  /// Returns an integer; nil if it is missing or out of bounds.
  public func int(_ key: String, in bounds: ClosedRange<Int>) -> Int? {
    self[key].flatMap { Int($0) }.flatMap { bounds.contains($0) ? $0 : nil }
  }

  /// Returns a number; nil if it is missing or out of bounds.
  public func double(_ key: String, in bounds: ClosedRange<Double>) -> Double? {
    self[key].flatMap { Double($0) }.flatMap { bounds.contains($0) ? $0 : nil }
  }

  /// Returns true for the text `true`.
  public func bool(_ key: String) -> Bool { self[key] == "true" }

  /// Sets the text `true`, or none.
  public mutating func set(_ key: String, _ isOn: Bool) { self[key] = isOn ? "true" : nil }

  /// Returns integers with semicolons between them.
  public func ints(_ key: String, in bounds: ClosedRange<Int>) -> [Int] {
    (self[key] ?? "").split(separator: ";").compactMap { Int($0) }.filter(bounds.contains)
  }

  /// Sets integers with semicolons between them; none removes the key.
  public mutating func set(_ key: String, _ numbers: [Int]) {
    self[key] = numbers.isEmpty ? nil : numbers.map { "\($0);" }.joined()
  }

  /// The size of a window, by the keys `width` and `height`; nil if it is not plausible.
  public var windowSize: SavedState.WindowSize? {
    get {
      SavedState.WindowSize(self["width"].flatMap { Int($0) }, self["height"].flatMap { Int($0) })
    }
    set {
      (self["width"], self["height"]) = (
        newValue.map { String($0.width) }, newValue.map { String($0.height) }
      )
    }
  }
}
