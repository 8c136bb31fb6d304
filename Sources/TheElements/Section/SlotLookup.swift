/// Lookup of a list's slots by section ID, each once. Constant time while the IDs come in the slots' order; otherwise
/// by an index, built on first use.
@MainActor
struct SlotLookup {
  private let slots: [SectionSlot]
  private var isTaken: [Bool]
  /// Index of the slot expected next.
  private var next = 0
  private lazy var indices = Dictionary(
    slots.enumerated().map { ($0.element.section.id, $0.offset) },
    uniquingKeysWith: { first, _ in first })

  init(_ slots: [SectionSlot]) {
    self.slots = slots
    isTaken = Array(repeating: false, count: slots.count)
  }

  /// Returns the slot of the section with this ID, once; nil if there is none.
  mutating func take(_ id: String) -> SectionSlot? {
    guard let index = index(of: id), !isTaken[index] else { return nil }
    isTaken[index] = true
    next = index + 1
    return slots[index]
  }

  private mutating func index(of id: String) -> Int? {
    // If the expected section is gone, the one behind it comes next.
    for index in next..<min(next + 2, slots.count) where slots[index].section.id == id {
      return index
    }
    return indices[id]
  }
}
