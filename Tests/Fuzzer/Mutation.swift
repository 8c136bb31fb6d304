import Elements

/// Mutates input: flips bits, truncates, repeats, splices with other input, and inserts tokens.
enum Mutation {
  /// Length limit of an input in bytes, so that repetitions do not add up.
  private static let maximumLength = 60_000
  /// Number of changes to one input.
  private static let changes = 1...6

  /// Returns one of the samples, mutated.
  static func mutate(
    _ samples: [[UInt8]], with tokens: [[UInt8]], _ random: inout SplitMix64
  ) -> [UInt8] {
    var input = samples.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: changes, using: &random) {
      change(&input, samples, tokens, &random)
    }
    return Array(input.prefix(maximumLength))
  }

  private static func change(
    _ input: inout [UInt8], _ samples: [[UInt8]], _ tokens: [[UInt8]], _ random: inout SplitMix64
  ) {
    let place = Int.random(in: 0...input.count, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where place < input.count: input[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1 where place < input.count: input[place] = UInt8.random(in: 0...255, using: &random)
    case 2: input.removeSubrange(range(from: place, in: input, &random))
    case 3:
      let piece = Array(input[range(from: place, in: input, &random)])
      let times = Int.random(in: 1...40, using: &random)
      guard piece.count * times < maximumLength else { return }
      for _ in 0..<times { input.insert(contentsOf: piece, at: place) }
    case 4:
      guard let other = samples.randomElement(using: &random) else { return }
      let start = Int.random(in: 0...other.count, using: &random)
      input.replaceSubrange(place..., with: other[start...])
    case 5: input.removeSubrange(place...)
    default:
      guard let token = tokens.randomElement(using: &random) else { return }
      // Overwrites, or inserts.
      let end = Bool.random(using: &random) ? min(input.count, place + token.count) : place
      input.replaceSubrange(place..<end, with: token)
    }
  }

  /// Returns a range of the input, mostly a short one.
  private static func range(
    from place: Int, in input: [UInt8], _ random: inout SplitMix64
  ) -> Range<Int> {
    let longest = Bool.random(using: &random) ? 16 : 2000
    let end = place + Int.random(in: 0...longest, using: &random)
    return place..<min(input.count, end)
  }
}
