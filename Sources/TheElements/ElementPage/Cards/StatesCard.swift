import Elements
import GLib
import Gtk

/// The oxidation states of an element.
final class StatesCard: DetailCard {
  private let file: DataFile<ElementDetailTable>
  private var detail: ElementDetail?

  init(_ element: AtomicElement, _ file: DataFile<ElementDetailTable>) {
    self.file = file
    super.init("oxidation", tr("Oxidation States"), element)
  }

  override func makeContent() {
    file.read { [weak self] in self?.fill($0) }
  }

  private func fill(_ table: ElementDetailTable) {
    defer { finish() }
    detail = table[element.number]
    guard let detail, !(detail.mainStates + detail.otherStates).isEmpty else {
      content.add(Self.note(tr("No oxidation state is known.")))
      return
    }
    let strip = StatesStrip(element, detail)
    content.add(strip)
    content.add(Self.note(strip.text))
  }

  override var csv: String { detail?.statesTable.csv ?? "" }
}
