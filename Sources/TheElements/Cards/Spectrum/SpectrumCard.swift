import Elements
import GLib
import Gtk

extension CardKind {
  /// The spectral lines of an element.
  static let spectrum = CardKind { SpectrumCard($0) }
}

// SpectrumCard
//   ├── Label: the marked line
//   ├── SpectrumChart
//   └── Label: lines that are not seen, for each band

/// The spectral lines of an element: the visible ones drawn, the others listed.
final class SpectrumCard: FileCard<ElementDetailTable> {
  init(_ context: CardContext) {
    super.init(.spectrum, .elementDetails, context)
  }

  override func fill(with table: ElementDetailTable) {
    guard let detail = table[element.number], !detail.lines.isEmpty else { return leaveOut() }
    let lines = detail.lines
    let visible = lines.filter { $0.band == .visible }
    if visible.isEmpty {
      addNote(tr("No strong line is visible."))
    } else {
      add(SpectrumChart(visible, of: element.symbol))
    }
    for band in [SpectralLine.Band.ultraviolet, .infrared] {
      let numbers = lines.filter { $0.band == band }.map { $0.number(of: element.symbol) }
      guard !numbers.isEmpty else { continue }
      addNote(tr("{1}: {2} nm", tr(band.title), tr(numbers: numbers)))
    }
    addSource(table.sources[detail.linesSource]?.title)
  }

  override func csv(of table: ElementDetailTable) -> String {
    table[element.number]?.linesTable.csv ?? ""
  }
}
