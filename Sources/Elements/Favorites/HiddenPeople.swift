/// The names of the people whose favorites are neither shown nor counted. A pure value, bounded in number and length.
public struct HiddenPeople: Sendable, Hashable {
  public private(set) var names: Set<String> = []

  /// Nobody, or those of a list of names; names that nobody can have, and those above the maximum number, are left out.
  public init(_ names: [String] = []) {
    for name in names.prefix(InputLimits.hiddenPeople) { _ = hide(name) }
  }

  /// Adds a name. Returns false, and changes nothing, for one that nobody can have, and if there are too many.
  public mutating func hide(_ name: String) -> Bool {
    let name = UserName.cleaned(name)
    guard !name.isEmpty, names.count < InputLimits.hiddenPeople || names.contains(name) else {
      return false
    }
    names.insert(name)
    return true
  }

  /// Removes a name.
  public mutating func show(_ name: String) { names.remove(name) }

  /// Returns true if a person is hidden.
  public func contains(_ name: String) -> Bool { names.contains(name) }

  /// The names in the order in which they are saved.
  public var list: [String] { names.sorted() }
}
