import Elements
import GLib
import Gtk

// SpectrumCard
//   ├── Label: the marked line
//   ├── SpectrumChart
//   └── Label: lines that are not seen, for each band

/// The spectral lines of an element: the visible ones drawn, the others listed.
final class SpectrumCard: DetailCard {
  private let file: DataFile<ElementDetailTable>
  private var detail: ElementDetail?

  init(_ element: AtomicElement, _ file: DataFile<ElementDetailTable>) {
    self.file = file
    super.init("spectrum", tr("Spectrum"), element)
  }

  override func makeContent() {
    file.read { [weak self] in self?.fill($0) }
  }

  private func fill(_ table: ElementDetailTable) {
    defer { finish() }
    detail = table[element.number]
    guard let detail, !detail.lines.isEmpty else {
      content.add(Self.note(tr("No source of the program has the spectral lines of this element.")))
      return
    }
    let lines = detail.lines
    addChart(lines.filter { $0.band == .visible })
    for band in [SpectralLine.Band.ultraviolet, .infrared] {
      let numbers = lines.filter { $0.band == band }.map { $0.number(of: element.symbol) }
      guard !numbers.isEmpty else { continue }
      content.add(
        Self.note(tr("{1}: {2} nm", tr(band.title), numbers.joined(separator: ", "))))
    }
    addSource(table.sources[detail.linesSource]?.title)
  }

  private func addChart(_ lines: [SpectralLine]) {
    guard !lines.isEmpty else {
      content.add(Self.note(tr("No strong line is visible.")))
      return
    }
    add(SpectrumChart(lines, of: element.symbol))
  }

  override var csv: String { detail?.linesTable.csv ?? "" }
}
