import Elements
import GLib
import Gtk

/// The visible lines of a spectrum in their colors on black, from violet to red. The stronger a line, the brighter.
final class SpectrumChart: SteppedChart {
  private let lines: [SpectralLine]
  private let symbol: String

  /// Lengths in pixels and font size, at text scale 1.
  private static let (bandHeight, axisHeight, textSize) = (84.0, 20.0, 11.0)
  private static let (lineWidth, radius, mark) = (2.0, 6.0, 6.0)
  /// Opacity of the weakest line.
  private static let leastOpacity = 0.45
  /// Distance in pixels within which the pointer finds a line.
  private static let reach = 12.0
  private static let ticks = [400, 450, 500, 550, 600, 650, 700]

  /// - Parameter lines: the visible ones.
  init(_ lines: [SpectralLine], of symbol: String) {
    (self.lines, self.symbol) = (lines, symbol)
    super.init(name: "spectrum-chart", label: tr("Spectrum"), count: lines.count)
  }

  override func text(at position: Int) -> String {
    guard lines.indices.contains(position) else { return "" }
    let line = lines[position]
    let (number, intensity) = (String(position + 1), String(Int(line.intensity)))
    let text = tr(number: line.text)
    if let ion = line.ion(of: symbol) {
      return tr(
        "Line {1} of {2}: {3} of the ion {4}, intensity {5} of its own lines", number,
        String(lines.count), text, ion, intensity)
    }
    return tr(
      "Line {1} of {2}: {3}, intensity {4}", number, String(lines.count), text, intensity)
  }

  private func x(of position: Double) -> Double { position * Double(width) }

  override func item(atX x: Double) -> Int? {
    let distances = lines.map { abs(self.x(of: $0.position) - x) }
    guard let least = distances.min(), least <= Self.reach else { return nil }
    return distances.firstIndex(of: least)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else { return (200, 400) }
    let height = Int((Self.bandHeight + Self.axisHeight * max(1, textScale)).rounded())
    return (height, height)
  }

  override func snapshot(_ snapshot: Snapshot) {
    let band = Bounds(width: Double(width), height: Self.bandHeight)
    snapshot.clipped(to: band, radius: Self.radius) {
      snapshot.fill(band, .black)
      let most = lines.map(\.intensity).max() ?? 1
      for (index, line) in lines.enumerated() { draw(line, index, of: most, in: snapshot) }
    }
    drawTicks(in: snapshot)
    super.snapshot(snapshot)
  }

  private func draw(_ line: SpectralLine, _ index: Int, of most: Double, in snapshot: Snapshot) {
    let part = (line.intensity / max(most, 1)).squareRoot()
    let opacity = Self.leastOpacity + (1 - Self.leastOpacity) * part
    let start = x(of: line.position) - Self.lineWidth / 2
    let color = Color(SpectralLine.color(of: line.wavelength))
    snapshot.fill(
      Bounds(x: start, width: Self.lineWidth, height: Self.bandHeight), color.faded(to: opacity))
    guard index == position else { return }
    for y in [0, Self.bandHeight - Self.mark] {
      snapshot.fill(
        Bounds(x: start - 1, y: y, width: Self.lineWidth + 2, height: Self.mark), .white)
    }
  }

  private func drawTicks(in snapshot: Snapshot) {
    var end = -Double.infinity
    for tick in Self.ticks {
      let text = TextLayout(String(tick), for: self, size: Self.textSize * textScale)
      let middle = x(of: SpectralLine.position(of: Double(tick)))
      let start = min(max(middle - text.width / 2, 0), Double(width) - text.width)
      guard start >= end else { continue }
      snapshot.text(text, x: start.rounded(), y: Self.bandHeight + 4, dimColor)
      end = start + text.width + 8
    }
  }
}
