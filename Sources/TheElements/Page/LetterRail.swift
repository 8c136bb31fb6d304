import Elements
import GLib
import Gtk

/// The letters A to Z at the end edge of a list: a click, or a drag along them, jumps to the letter's section. Letters
/// without elements are dim; they are left out where the rail is too short for all, and then as many of the others as
/// needed. During a search, letters without a hit are dim too, and stay.
final class LetterRail: Widget {
  /// A jump to a letter: one of several during a drag, or the final one.
  enum Jump { case passing, final }

  private let letters: [RailLetter]
  /// The letters for which there is room.
  private var shown: [RailLetter] = []
  /// The letters with elements, also those that a search leaves out.
  private var known: Set<String> = []
  private let onJump: @MainActor (String, Jump) -> Void
  /// The letter under the pointer during a drag.
  private var dragLetter: String?

  /// Width of the rail and least height of a letter, in pixels.
  private static let width = 24
  private static let leastLetterHeight = 24
  /// Margin above the first and below the last letter, in pixels.
  private static let margin = 8

  /// A rail with a letter for each of `titles`; those without a section are insensitive. `onJump` is called with the
  /// letter.
  init(
    _ titles: [String], sections: [ElementSection],
    onJump: @escaping @MainActor (String, Jump) -> Void
  ) {
    self.onJump = onJump
    letters = titles.map { title in RailLetter(title) { onJump(title, .final) } }
    super.init()
    show(sections, of: sections)
    name = "letter-rail"
    setAccessibleLabel(tr("Index", context: "initial letters of a list"))
    for letter in letters { append(letter) }
    let drag = DragGesture()
    drag.onDrag { [weak self] _, y in self?.dragged(to: y) }
    drag.onEnd { [weak self] in
      if let self, let letter = self.dragLetter { self.onJump(letter, .final) }
    }
    add(drag)
    onKeyPressed { [weak self] key in self?.keyPressed(key) ?? false }
  }

  /// Changes the sections of the letters.
  /// - Parameter all: the sections, also those that a search leaves out.
  func show(_ sections: [ElementSection], of all: [ElementSection]) {
    known = Set(all.compactMap(\.indexTitle))
    let present = Dictionary(
      sections.compactMap { section in section.indexTitle.map { ($0, section) } },
      uniquingKeysWith: { first, _ in first })
    for letter in letters { letter.setSection(present[letter.title]) }
    queueAllocate()
  }

  override class var cssName: String? { "letter-rail" }
  override class var accessibleRole: AccessibleRole? { .group }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else { return (Self.width, Self.width) }
    return (
      Self.leastLetterHeight + 2 * Self.margin,
      letters.count * Self.leastLetterHeight + 2 * Self.margin
    )
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    shown = letters(in: height)
    for letter in letters { letter.isChildVisible = shown.contains(letter) }
    for (index, letter) in shown.enumerated() {
      let (top, bottom) = (edge(index, height), edge(index + 1, height))
      letter.allocate(x: 0, y: Double(top), width: width, height: bottom - top)
    }
  }

  private func edge(_ index: Int, _ height: Int) -> Int {
    Self.margin + index * (height - 2 * Self.margin) / max(shown.count, 1)
  }

  /// The letters that are shown within a height: as many as there is room for, first those with a section.
  private func letters(in height: Int) -> [RailLetter] {
    let room = max((height - 2 * Self.margin) / Self.leastLetterHeight, 1)
    guard letters.count > room else { return letters }
    let present = Self.spread(letters.filter(\.isSensitive), over: room)
    let others = letters.filter { !$0.isSensitive && known.contains($0.title) }
    let filling = room > present.count ? Self.spread(others, over: room - present.count) : []
    return letters.filter { present.contains($0) || filling.contains($0) }
  }

  /// Returns at most `room` of the letters, at equal distances.
  private static func spread(_ letters: [RailLetter], over room: Int) -> [RailLetter] {
    let step = max((letters.count + room - 1) / room, 1)
    return letters.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  /// Jumps to the sensitive letter nearest to `y`.
  private func dragged(to y: Double) {
    let place = (y - Double(Self.margin)) * Double(shown.count) / Double(height - 2 * Self.margin)
    let present = shown.enumerated().filter { $0.element.isSensitive }
    let nearest = present.min { a, b in
      abs(Double(a.offset) + 0.5 - place) < abs(Double(b.offset) + 0.5 - place)
    }
    dragLetter = nearest?.element.title
    if let dragLetter { onJump(dragLetter, .passing) }
  }

  private func keyPressed(_ key: Key) -> Bool {
    guard let focused = shown.firstIndex(where: \.isFocused) else { return false }
    switch key {
    case .enter, .space: shown[focused].onActivate()
    case .up: shown[..<focused].last(where: \.isSensitive)?.grabFocus()
    case .down: shown[(focused + 1)...].first(where: \.isSensitive)?.grabFocus()
    case .home: shown.first(where: \.isSensitive)?.grabFocus()
    case .end: shown.last(where: \.isSensitive)?.grabFocus()
    default: return false
    }
    return true
  }

  /// Tab focuses the rail once, and leaves it with the next Tab.
  override func focus(_ direction: FocusDirection) -> Bool {
    if containsFocus { return false }
    return shown.first(where: \.isSensitive)?.grabFocus() ?? false
  }
}

/// One letter of the rail.
private final class RailLetter: Widget {
  let title: String
  let onActivate: @MainActor () -> Void

  private static let largestSize = 11.0

  init(_ title: String, onActivate: @escaping @MainActor () -> Void) {
    self.title = title
    self.onActivate = onActivate
    super.init()
    name = "letter-\(title.lowercased())"
  }

  func setSection(_ section: ElementSection?) {
    isFocusable = section != nil
    isSensitive = section != nil
    setAccessibleLabel(section.map { tr($0.accessibleName) } ?? title)
  }

  override class var cssName: String? { "rail-letter" }
  override class var accessibleRole: AccessibleRole? { .button }
  override class var actions: [String] { ["letter.activate"] }
  override func perform(_ action: String) { onActivate() }

  override func snapshot(_ snapshot: Snapshot) {
    let size = min(Self.largestSize * textScale, Double(height) * 0.8)
    let text = TextLayout(title, for: self, size: size, weight: .semibold)
    snapshot.text(
      text, x: (Double(width) - text.width) / 2, y: (Double(height) - text.height) / 2, color)
  }
}
