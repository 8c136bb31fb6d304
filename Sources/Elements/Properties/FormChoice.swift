/// The forms that the user has chosen, at most one of each element: diamond of carbon.
public struct FormChoice: Sendable, Hashable {
  /// Names of forms by atomic number.
  private var names: [Int: String] = [:]

  /// The name, in the parameters of actions, of no choice.
  public static let usual = "usual"
  /// Most characters of a text; it may come from outside.
  private static let maximumLength = 2000

  public init() {}

  /// Reads a choice that was written by `text`; what cannot be read is left out.
  public init(_ text: String) {
    guard text.utf8.count <= Self.maximumLength else { return }
    for item in text.split(separator: " ") {
      let parts = item.split(separator: "=").map(String.init)
      if parts.count == 2, let number = Int(parts[0]) { names[number] = parts[1] }
    }
  }

  /// The choice as a text: `6=diamond 50=gray`.
  public var text: String {
    names.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }

  /// The name of the form chosen of an element; nil for none.
  public subscript(number: Int) -> String? { names[number] }

  /// Chooses a form of an element, or by `usual` none. Returns false if the element has no such form.
  public mutating func choose(_ name: String, of number: Int, in forms: FormTable) -> Bool {
    let isUsual = name == Self.usual
    guard isUsual || forms[number]?.contains(where: { $0.name == name }) == true else {
      return false
    }
    names[number] = isUsual ? nil : name
    return true
  }
}

extension ElementTable<[ElementForm]> {
  /// The names that can be chosen of an element, first that of no choice; nil for an element of one form.
  public func choices(of number: Int) -> [String]? {
    self[number].map { [FormChoice.usual] + $0.map(\.name) }
  }

  /// Returns the form of one element with a name; none for nil.
  public func chosen(_ name: String?, of number: Int) -> ChosenForms {
    var choice = FormChoice()
    return name.map { choice.choose($0, of: number, in: self) } == true ? chosen(choice) : .none
  }

  /// Returns the forms of a choice; those that there are not are left out.
  public func chosen(_ choice: FormChoice) -> ChosenForms {
    let forms = values.compactMap { number, forms in
      forms.first { $0.name == choice[number] }.map { (number, $0) }
    }
    return ChosenForms(forms: Dictionary(uniqueKeysWithValues: forms), sources: sources)
  }
}
