/// A typed nuclide: `U-238`, `238U`, `²³⁸U`, `uranium 238`, `Ta-180m`; an element alone is its chief isotope.
public struct NuclideQuery: Sendable, Hashable {
  /// The error in a text.
  public enum Fault: Error, Hashable {
    case unreadable
    /// No element has this name.
    case noElement(String)
    /// The nuclide is not known: `U-500`.
    case noNuclide(String)

    public var message: Message {
      switch self {
      case .unreadable:
        .text(translatable("Type an element and a mass number, such as U-238."))
      case .noElement(let name):
        .format(translatable("No element is called “{1}”."), .verbatim(ExternalText(name).text))
      case .noNuclide(let name):
        .format(translatable("No nuclide {1} is known."), .verbatim(ExternalText(name).text))
      }
    }
  }

  /// Symbol, name or atomic number of the element.
  let element: String
  /// `238`, `180m`; nil for the chief isotope.
  let massText: String?

  /// Maximum length of a text in bytes, and of a mass number in digits.
  private static let (maximumLength, mostDigits) = (80, 3)
  private static let superscripts = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")

  /// Parses a text. Throws `unreadable` only; `find` looks for the element and the nuclide.
  public init(_ text: String) throws(Fault) {
    guard text.utf8.count <= Self.maximumLength else { throw .unreadable }
    var words: [String] = []
    var isInNumber = false
    for character in text {
      let digit = Self.superscripts.firstIndex(of: character).map { Character(String($0)) }
      let plain = digit ?? (character == "ᵐ" ? "m" : character)
      let isDigit = ("0"..."9").contains(plain)
      if !isDigit, !plain.isLetter {
        words.append("")
      } else if !words.isEmpty, words.last?.isEmpty == true || isDigit == isInNumber {
        words[words.count - 1].append(plain)
      } else {
        words.append(String(plain))
      }
      isInNumber = isDigit
    }
    try self.init(words: words.filter { !$0.isEmpty })
  }

  /// - Parameter words: names and numbers in their order.
  private init(words: [String]) throws(Fault) {
    let numbers = words.filter { $0.first?.isNumber == true }
    var names = words.filter { $0.first?.isNumber != true }
    guard numbers.count <= 1, numbers.allSatisfy({ $0.utf8.count <= Self.mostDigits }),
      !words.isEmpty
    else { throw .unreadable }
    guard let number = numbers.first, !names.isEmpty else {
      (element, massText) = (words.joined(separator: " "), nil)
      return
    }
    var isIsomer = false
    if names.last == "m", words.last == "m", names.count > 1 {
      names.removeLast()
      isIsomer = true
    } else if words.first == number, let name = names.first, name.first == "m",
      name.dropFirst().first?.isUppercase == true
    {
      names[0] = String(name.dropFirst())
      isIsomer = true
    }
    element = names.joined(separator: " ")
    massText = number + (isIsomer ? "m" : "")
  }

  /// Returns the nuclide.
  /// - Parameter element: returns the element with a symbol, name or number.
  public func find(
    in catalog: NuclideCatalog, element: (String) -> AtomicElement?
  ) -> Result<Nuclide, Fault> {
    guard let found = element(self.element) else { return .failure(.noElement(self.element)) }
    let nuclide =
      massText.map { mass in catalog[found.number].first { $0.massText == mass } }
      ?? catalog.chief(of: found.number)
    guard let nuclide else {
      return .failure(.noNuclide(massText.map { "\(found.symbol)-\($0)" } ?? found.symbol))
    }
    return .success(nuclide)
  }
}
