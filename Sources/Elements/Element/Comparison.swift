/// The elements that the user compares, in the order in which they were added.
public struct Comparison: Sendable, Hashable {
  /// Greatest number of elements.
  public static let limit = 6

  /// Atomic numbers, each once.
  public private(set) var numbers: [Int] = []

  /// A comparison of the first of these elements, as many as there may be.
  public init(_ numbers: [Int] = []) {
    for number in numbers where !contains(number) && !isFull { self.numbers.append(number) }
  }

  /// True if no other element can be added.
  public var isFull: Bool { numbers.count >= Self.limit }

  /// True for the atomic number of a compared element.
  public func contains(_ number: Int) -> Bool { numbers.contains(number) }

  /// Adds an element, or removes it if it is compared. Returns false if there is no room.
  public mutating func toggle(_ number: Int) -> Bool {
    if let index = numbers.firstIndex(of: number) {
      numbers.remove(at: index)
      return true
    }
    guard !isFull else { return false }
    numbers.append(number)
    return true
  }
}
