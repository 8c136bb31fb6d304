/// The slots of a list, found again by the names of their sections, each once: at once while these come in the
/// order that they had, else by an index.
@MainActor
struct KnownSlots {
  private let slots: [SectionSlot]
  private var isTaken: [Bool]
  /// The place of the slot that is expected next.
  private var next = 0
  private var places: [String: Int]?

  init(_ slots: [SectionSlot]) {
    self.slots = slots
    isTaken = Array(repeating: false, count: slots.count)
  }

  /// The slot of the section called `id`; nil where there is none, or it has been taken.
  mutating func take(_ id: String) -> SectionSlot? {
    guard let place = place(of: id), !isTaken[place] else { return nil }
    isTaken[place] = true
    next = place + 1
    return slots[place]
  }

  private mutating func place(of id: String) -> Int? {
    // What came behind one that has gone may be next, too.
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
