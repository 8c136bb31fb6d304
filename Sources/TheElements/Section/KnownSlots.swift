/// Lookup of a list's slots by section ID, each once. Constant time while the IDs come in the slots' order; otherwise
/// by an index, built on first use.
@MainActor
struct KnownSlots {
  private let slots: [SectionSlot]
  private var isTaken: [Bool]
  /// Index of the slot expected next.
  private var next = 0
  private var places: [String: Int]?

  init(_ slots: [SectionSlot]) {
    self.slots = slots
    isTaken = Array(repeating: false, count: slots.count)
  }

  /// Returns the slot of the section with this ID, once; nil if there is none.
  mutating func take(_ id: String) -> SectionSlot? {
    guard let place = place(of: id), !isTaken[place] else { return nil }
    isTaken[place] = true
    next = place + 1
    return slots[place]
  }

  private mutating func place(of id: String) -> Int? {
    // If the expected section is gone, the one behind it comes next.
    for place in next..<min(next + 2, slots.count) where slots[place].section.id == id {
      return place
    }
    let places = places ?? index()
    return places[id]
  }

  private mutating func index() -> [String: Int] {
    let made = Dictionary(
      slots.enumerated().map { ($0.element.section.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    places = made
    return made
  }
}
