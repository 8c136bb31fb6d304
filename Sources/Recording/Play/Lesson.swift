/// The parts of a script through which a lesson steps: each begins with a caption, or ends with a pause.
public struct Lesson: Sendable, Hashable {
  /// Steps that are played together.
  public struct Part: Sendable, Hashable {
    /// The caption, as it is written; nil before the first one.
    public let caption: String?
    /// The indexes of the steps in the script.
    public let steps: Range<Int>
  }

  /// The parts in their order. Steps before the first caption belong to the first part.
  public let parts: [Part]
  /// The index of the part that is shown; nil before the first one.
  public private(set) var position: Int?
  /// The number of parts from the first one that may be played again.
  private let repeatable: Int

  /// Divides the commands of a script.
  /// - Parameter isRepeatable: true for an act that may be played again.
  public init(_ commands: [Command], isRepeatable: (Act) -> Bool = { _ in true }) {
    var parts: [Part] = []
    var (start, caption) = (0, String?.none)
    var hasActs = false
    func close(at end: Int) {
      if hasActs { parts.append(Part(caption: caption, steps: start..<end)) }
      (start, hasActs) = (end, false)
    }
    for (index, command) in commands.enumerated() {
      switch command {
      case .caption(let text):
        // What comes before the first caption prepares for it.
        if caption != nil { close(at: index) }
        (caption, hasActs) = (text, true)
      case .wait: close(at: index + 1)
      case .act: hasActs = true
      case .expect: break
      }
    }
    close(at: commands.count)
    self.parts = parts
    repeatable =
      parts.firstIndex { part in
        commands[part.steps].contains {
          if case .act(let act) = $0 { !isRepeatable(act) } else { false }
        }
      } ?? parts.count
  }

  /// The part that is shown; nil before the first one.
  public var part: Part? { position.map { parts[$0] } }

  /// True if a part follows.
  public var hasNext: Bool { (position ?? -1) + 1 < parts.count }

  /// True if the part before can be shown again.
  public var hasPrevious: Bool { position.map { $0 > 0 && $0 < repeatable } ?? false }

  /// Goes on by a part. Returns the steps to play; nil after the last part.
  public mutating func goOn() -> Range<Int>? {
    guard hasNext else { return nil }
    let next = (position ?? -1) + 1
    position = next
    return parts[next].steps
  }

  /// Goes back by a part. Returns the steps to play, which are those from the beginning; nil where that cannot be.
  public mutating func goBack() -> Range<Int>? {
    guard hasPrevious, let position else { return nil }
    self.position = position - 1
    return 0..<parts[position - 1].steps.upperBound
  }
}
