import Elements
import ElementsStore
import GLib
import Gtk

extension CardKind {
  /// The harmonized classification of an element.
  static let hazards = CardKind { HazardsCard($0) }
}

// HazardsCard
//   ├── HazardLabel and FactList → HazardRow, one of each for each form
//   └── FactList → FactRow: EC number, E number

/// The harmonized classification of an element in the European Union, and its numbers there.
final class HazardsCard: FileCard<HazardTable> {
  init(_ context: CardContext) {
    super.init(.hazards, .hazards, context)
  }

  override var isFramed: Bool { false }

  override func fill(with table: HazardTable) {
    let hazards = table[element.number]
    let entries = hazards?.entries ?? []
    if entries.isEmpty {
      let note = tr(
        "Up to 2020 the European Union had no harmonized classification of this element. That does not mean that it is harmless."
      )
      content.add(Label(note, wraps: .atWords))
    }
    for (index, entry) in entries.enumerated() { add(entry, isFirst: index == 0) }
    if let hazards { addNumbers(of: hazards) }
    addNote(
      tr(
        "This is no safety data sheet. The classification does not cover radioactivity, and newer amendments may add to it."
      ))
    addSources(
      table.sources.ofTable(.hazards).filter {
        $0.key != ElementHazards.additiveSource || hazards?.additiveNumber != nil
      })
  }

  private func add(_ entry: HazardEntry, isFirst: Bool) {
    // The classification is that of the element, whatever form is chosen.
    let form =
      tr(entry.form.isEmpty ? element.namedWithoutForm.shownName : .condition(entry.form))
    content.add(HazardLabel(form, entry, isFirst: isFirst))
    // The signs above the list are not focused.
    let signs = (entry.signalWord.map { [$0.title] } ?? []) + entry.pictograms.map(\.title)
    let list = FactList(
      name: "hazards-\(entry.index)", title: tr(list: [form] + signs.map { tr($0) }))
    for hazard in entry.hazards {
      let statement = tr(hazard.text)
      list.add(
        HazardRow(hazard.code, statement), text: tr("{1}: {2}", hazard.code, statement))
    }
    content.add(list)
  }

  private func addNumbers(of hazards: ElementHazards) {
    let list = FactList(name: "hazard-numbers", title: tr("Numbers in the European Union"))
    for (label, value) in CardLabel.lines({ $0.value(of: hazards) }) {
      let (title, number) = (tr(label.title), tr(value))
      list.add(FactRow(title, number), text: tr("{1}: {2}", title, number))
    }
    content.add(list)
  }

  override func csv(of table: HazardTable) -> String { table[element.number]?.table.csv ?? "" }
}

/// The head of a form: its name and index number, pictograms and signal word.
private final class HazardLabel: Box {
  /// Distance of the parts, and from the form above, in pixels. Four pictograms and the signal word fit a window of 360;
  /// a larger signal word is below them.
  private static let (gap, gapAbove) = (6, 8)

  init(_ form: String, _ entry: HazardEntry, isFirst: Bool) {
    super.init(.vertical, spacing: Self.gap)
    marginTop = isFirst ? 0 : Self.gapAbove
    let title = Label(form, style: "form-name", wraps: .anywhere)
    let index = Label(
      tr("Index number {1}", entry.index), style: "property-note", align: 1, wraps: .anywhere)
    add(LeadingTrailingBox(title, index))
    var signs: [Widget] = entry.pictograms.map { HazardPictogramView($0) }
    if let word = entry.signalWord {
      let signal = Label(tr(word.title), style: "signal-word", wraps: .anywhere)
      signal.name = "signal-word"
      signs.append(signal)
    }
    if !signs.isEmpty { add(WrappingBox(signs, gap: Self.gap, margin: 0)) }
  }
}

/// A hazard statement after its code.
private final class HazardRow: Box {
  /// Least width of the codes in pixels at text scale 1, so that the statements begin below each other.
  private static let codeWidth = 76.0
  /// Text scale from which a statement is below its code.
  private static let stackedScale = 1.5

  init(_ code: String, _ statement: String) {
    super.init(.horizontal, spacing: 10)
    if textScale >= Self.stackedScale { (orientation, spacing) = (.vertical, 0) }
    let key = Label(code, style: "property-title", wraps: .never)
    key.widthRequest = Int(Self.codeWidth * textScale)
    let text = Label(statement, wraps: .anywhere)
    text.expandsHorizontally = true
    for label in [key, text] {
      label.verticalAlign = .start
      add(label)
    }
  }
}
