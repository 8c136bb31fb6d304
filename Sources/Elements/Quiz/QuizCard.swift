/// A card that is learned: a topic of an element.
public struct QuizCard: Sendable, Hashable, Comparable {
  public let topic: QuizTopic
  /// The atomic number.
  public let number: Int

  public init(_ topic: QuizTopic, _ number: Int) { (self.topic, self.number) = (topic, number) }

  /// The key in the database: `symbol-name:26`.
  public var key: String { "\(topic.rawValue):\(number)" }

  /// Parses a key, strictly; nil for another text.
  public init?(key: String) {
    guard key.utf8.count <= 50 else { return nil }
    let parts = key.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let topic = QuizTopic(rawValue: String(parts[0])),
      let number = Int(parts[1]), 1...118 ~= number
    else { return nil }
    self.init(topic, number)
    if self.key != key { return nil }
  }

  public static func < (one: QuizCard, other: QuizCard) -> Bool {
    (one.number, one.topic.rawValue) < (other.number, other.topic.rawValue)
  }
}
