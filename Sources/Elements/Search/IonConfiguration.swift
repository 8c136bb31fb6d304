/// The electron configuration of an ion, made from that of its atom: a cation has lost the outermost electrons, of those of
/// one shell the ones of the highest subshell; an anion has filled its subshells. Nil where ions do not follow the rule:
/// while s electrons of a transition metal or d electrons of an f element are left.
struct IonConfiguration: Sendable, Hashable {
  /// `[Ar]`; empty for the first elements.
  private let core: String
  private var subshells: [Subshell]

  private struct Subshell: Sendable, Hashable {
    let shell: Int
    let letter: Character
    var count: Int

    /// 0 for s, 1 for p …
    var azimuthal: Int { Self.letters.firstIndex(of: letter) ?? 0 }
    var room: Int { 4 * azimuthal + 2 - count }

    static let letters: [Character] = ["s", "p", "d", "f"]

    /// Parses `3d6`.
    init?(_ text: Substring) {
      let rest = text.drop { $0.isNumber }
      guard let shell = Int(text.prefix { $0.isNumber }), let letter = rest.first,
        Self.letters.contains(letter), let count = Int(rest.dropFirst())
      else { return nil }
      (self.shell, self.letter, self.count) = (shell, letter, count)
    }
  }

  /// - Parameters:
  ///   - atom: `[Ar] 3d6 4s2`
  ///   - block: the atom's: `d`.
  ///   - charge: the charge number.
  init?(atom: String, block: String, charge: Int) {
    let parts = atom.split(separator: " ")
    core = parts.first.flatMap { $0.first == "[" ? String($0) : nil } ?? ""
    let shells = parts.dropFirst(core.isEmpty ? 0 : 1).map { Subshell($0) }
    subshells = shells.compactMap { $0 }
    guard subshells.count == shells.count, charge != 0 else { return nil }
    let isPossible = charge > 0 ? lose(charge, block) : gain(-charge, block)
    guard isPossible else { return nil }
  }

  /// `[Ar] 3d5`; `1s0` for a bare nucleus.
  var text: String {
    let known = subshells.filter { $0.count > 0 }.map { "\($0.shell)\($0.letter)\($0.count)" }
    let parts = (core.isEmpty ? [] : [core]) + known
    return parts.isEmpty ? "1s0" : parts.joined(separator: " ")
  }

  private mutating func lose(_ number: Int, _ block: String) -> Bool {
    for _ in 0..<number {
      let outermost = subshells.indices.filter { subshells[$0].count > 0 }.max {
        (subshells[$0].shell, subshells[$0].azimuthal)
          < (subshells[$1].shell, subshells[$1].azimuthal)
      }
      guard let outermost else { return false }
      subshells[outermost].count -= 1
    }
    switch block {
    case "d": return left("s") == 0
    // Half and wholly filled f subshells leave an electron in d.
    case "f": return left("s") == 0 && (left("d") == 0 || [0, 7, 14].contains(left("f")))
    default: return true
    }
  }

  /// Number of electrons in the subshells with a letter.
  private func left(_ letter: Character) -> Int {
    subshells.filter { $0.letter == letter }.reduce(0) { $0 + $1.count }
  }

  private mutating func gain(_ number: Int, _ block: String) -> Bool {
    guard let outer = subshells.map(\.shell).max() else { return false }
    for _ in 0..<number {
      // The outer s, then d, then p, which all atoms with it have begun.
      guard let open = open("s", in: outer) ?? open("d", in: nil) ?? open("p", in: outer) else {
        return false
      }
      subshells[open].count += 1
    }
    return block == "p" || subshells.allSatisfy { $0.room == 0 }
  }

  /// The subshell with a letter that has room.
  private func open(_ letter: Character, in shell: Int?) -> Int? {
    subshells.firstIndex {
      $0.letter == letter && $0.room > 0 && (shell == nil || $0.shell == shell)
    }
  }
}
