/// A way in which a nuclide decays, with its share of all decays, as in NUBASE: `B-n=16(1)`.
public struct DecayMode: Sendable, Hashable {
  /// The chief kinds of decay, each with a color of its own.
  public enum Family: String, Sendable, Hashable, CaseIterable {
    case betaMinus = "beta-minus"
    case betaPlus = "beta-plus"
    case alpha
    case fission
    case proton
    case neutron
    /// A nucleus heavier than an alpha particle.
    case cluster
  }

  /// The change of the atomic number and of the mass number.
  public struct Effect: Sendable, Hashable {
    /// Change of the atomic number: −2 for alpha decay.
    public var number = 0
    /// Change of the mass number: −4 for alpha decay.
    public var mass = 0
  }

  /// The mode as NUBASE writes it: `B-n`.
  public let code: String
  /// `=`, `~`, `<` or `>`; nil if the share is unknown.
  let relation: Character?
  /// The share in percent; nil if it is unknown.
  public let percent: String?
  /// The uncertainty in units of the last digits.
  let uncertainty: String?
  /// False for a decay that is possible but was not seen.
  public let isObserved: Bool
  /// The mode and its share as in the file: `B-=89.28(13)`.
  let source: String
  private let steps: [Step]

  /// One particle that is emitted or captured.
  private struct Step: Hashable {
    /// The name in NUBASE, and the usual sign.
    let name, symbol: String
    let family: Family
    let effect: Effect
    /// True for a nucleus that is emitted whole.
    var isNucleus = false

    init(_ name: String, _ symbol: String, _ family: Family, _ number: Int, _ mass: Int) {
      (self.name, self.symbol, self.family) = (name, symbol, family)
      effect = Effect(number: number, mass: mass)
    }
  }

  /// - Parameter text: `B-=89.28(13)`, `SF?` (possible), `2p=?` (seen), `A~100`.
  init?(_ text: String) {
    let code = text.prefix { !"=~<>?".contains($0) }
    var rest = text.dropFirst(code.count)
    guard !code.isEmpty, let sign = rest.first, let steps = Self.steps(code) else { return nil }
    rest = rest.dropFirst()
    self.code = String(code)
    source = text
    self.steps = steps
    guard sign != "?", rest != "?" else {
      guard sign != "?" || rest.isEmpty else { return nil }
      (relation, percent, uncertainty, isObserved) = (nil, nil, nil, sign != "?")
      return
    }
    let parts = rest.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = parts.first.map(String.init) ?? ""
    guard let share = Double(digits), (0...100).contains(share) else { return nil }
    if parts.count == 2 {
      guard parts[1].last == ")", Int(parts[1].dropLast()) != nil else { return nil }
      uncertainty = String(parts[1].dropLast())
    } else {
      uncertainty = nil
    }
    (relation, percent, isObserved) = (sign, digits, true)
  }

  /// The share for sorting; 0 if it is unknown.
  public var share: Double { percent.flatMap(Double.init) ?? 0 }

  /// True for particles that follow a beta decay: a part of the beta decay's share.
  public var isDelayed: Bool { steps.count > 1 && code.hasPrefix("B") }

  /// The kind of the first step.
  public var family: Family { steps[0].family }

  /// True if two electrons or positrons are emitted, or two electrons captured.
  private var isDoubleBeta: Bool {
    steps.count == 2 && steps[0] == steps[1] && [.betaMinus, .betaPlus].contains(family)
  }

  /// The change of both numbers; nil for fission, which has many products, and for two modes that were not told apart.
  public var effect: Effect? {
    guard !steps.contains(where: { $0.family == .fission }), steps.count(where: \.isNucleus) < 2
    else { return nil }
    return steps.reduce(into: Effect()) { sum, step in
      sum.number += step.effect.number
      sum.mass += step.effect.mass
    }
  }
}

// MARK: Parsing

extension DecayMode {
  /// Atomic numbers of the nuclei that are emitted whole.
  private static let nuclei = [
    "H": 1, "He": 2, "Li": 3, "Be": 4, "C": 6, "N": 7, "O": 8, "F": 9, "Ne": 10, "Na": 11, "Mg": 12,
    "Al": 13, "Si": 14,
  ]

  /// The particles, with the changes of both numbers.
  private static let particles = [
    Step("B-", "β⁻", .betaMinus, 1, 0), Step("B+", "β⁺", .betaPlus, -1, 0),
    Step("EC", "ε", .betaPlus, -1, 0), Step("e+", "e⁺", .betaPlus, -1, 0),
    Step("SF", "SF", .fission, 0, 0), Step("A", "α", .alpha, -2, -4),
    Step("n", "n", .neutron, 0, -1), Step("p", "p", .proton, -1, -1),
    Step("d", "d", .cluster, -1, -2), Step("t", "t", .cluster, -1, -3),
  ]

  /// Most particles of one step.
  private static let mostParticles = 9

  private static func steps(_ code: Substring) -> [Step]? {
    // Two names of one decay.
    if code == "EC+B+" { return particles.filter { $0.name == "B+" } }
    var (rest, steps): (Substring, [Step]) = (code, [])
    while !rest.isEmpty {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      rest = rest.dropFirst(digits.count)
      let count = digits.isEmpty ? 1 : Int(digits) ?? 0
      if let step = particle(rest), (1...mostParticles).contains(count) {
        steps += Array(repeating: step, count: count)
        rest = rest.dropFirst(step.name.count)
      } else {
        let symbol = rest.prefix { $0.isLetter }
        guard !digits.isEmpty, count <= 99, let number = nuclei[String(symbol)] else { return nil }
        let sign = PowerOfTen.superscript(String(count)) + symbol
        var nucleus = Step(String(symbol), sign, .cluster, -number, -count)
        nucleus.isNucleus = true
        steps.append(nucleus)
        rest = rest.dropFirst(symbol.count)
        // `24Ne+26Ne`: one or the other.
        if rest.first == "+" { rest = rest.dropFirst() }
      }
    }
    return steps.isEmpty ? nil : steps
  }

  /// Returns the particle that a text begins with; aluminium is none.
  private static func particle(_ text: Substring) -> Step? {
    text.hasPrefix("Al") ? nil : particles.first { text.hasPrefix($0.name) }
  }
}

// MARK: Texts

extension DecayMode {
  /// The mode in the usual signs: `β⁻n`, `2β⁺`, `α`, `²⁴Ne`.
  public var symbol: String {
    if steps.count > 1, Set(steps).count == 1, let step = steps.first, effect != nil {
      return "\(steps.count)\(step.symbol)"
    }
    var result = ""
    var index = 0
    while index < steps.count {
      let count = steps[index...].prefix { $0 == steps[index] }.count
      if !result.isEmpty, steps[index].isNucleus { result += " + " }
      result += (count > 1 ? String(count) : "") + steps[index].symbol
      index += count
    }
    return result
  }

  /// The share: `89.28(13) %`, `< 0.01 %`; nil if it is unknown.
  public var shareText: String? {
    guard let percent else { return nil }
    let sign =
      switch relation {
      case "~": "≈" + NumberFormat.unitSeparator
      case "<": "<" + NumberFormat.unitSeparator
      case ">": ">" + NumberFormat.unitSeparator
      default: ""
      }
    let error = uncertainty.map { "(\($0))" } ?? ""
    let parts = percent.lowercased().split(separator: "e", maxSplits: 1)
    let number =
      parts.count == 2
      ? parts[0] + error + PowerOfTen.times(Int(parts[1]) ?? 0) : NumberFormat.text(percent) + error
    return sign + number + NumberFormat.unitSeparator + "%"
  }

  /// The mode and its share: `β⁻ 89.28(13) %`, `SF, possible`.
  public var text: Message {
    if let shareText { return .number(symbol + NumberFormat.unitSeparator + shareText) }
    return withoutShare(.verbatim(symbol))
  }

  /// The mode and its share if it is the only one: `α`, because 100 % is no news then.
  public func text(isOnly: Bool) -> Message {
    isOnly && isWhole ? .verbatim(symbol) : text
  }

  /// True for exactly 100 %.
  private var isWhole: Bool { relation == "=" && percent == "100" && uncertainty == nil }

  /// The mode in words, for a screen reader, with its share or without it: `Alpha decay`.
  func speech(isOnly: Bool) -> Message { isOnly && isWhole ? title : speech }

  /// The mode in words, for a screen reader: `Beta minus decay, 89.28(13) %`, `Spontaneous fission, possible`.
  public var speech: Message {
    shareText.map { .format(translatable("{1}, {2}"), title, .number($0)) } ?? withoutShare(title)
  }

  private func withoutShare(_ name: Message) -> Message {
    isObserved
      ? .format(translatable("{1}, share unknown"), name)
      : .format(translatable("{1}, possible"), name)
  }

  /// The name of the decay: that of its first step, or that of the particles that follow it.
  public var title: Message {
    if isDelayed { return .text(translatable("Of these, with particles after it")) }
    return isDoubleBeta ? .text(translatable("Double beta decay")) : family.title
  }
}

extension DecayMode.Family {
  /// `Alpha decay`
  public var title: Message {
    switch self {
    case .betaMinus: .text(translatable("Beta minus decay"))
    case .betaPlus: .text(translatable("Beta plus decay or electron capture"))
    case .alpha: .text(translatable("Alpha decay"))
    case .fission: .text(translatable("Spontaneous fission"))
    case .proton: .text(translatable("Proton emission"))
    case .neutron: .text(translatable("Neutron emission"))
    case .cluster: .text(translatable("Cluster decay"))
    }
  }
}
