import Elements
import GLib
import Gtk

/// Lengths of the wide form of the legend in pixels, at text scale 1.
private enum WideMetrics {
  static let (title, barTop, bar, barRadius) = (13.3, 24.0, 14.0, 3.0)
  static let (entryTop, entryHeight, entryWidth) = (48.0, 52.0, 92.0)
  static let (swatch, glyph, gap, text, count) = (24.0, 5.0, 8.0, 13.3, 17.0)
}

/// The wide form, for the few states or blocks: a title, a bar of the shares, and below it the classes in a line.
extension TableLegend {
  /// Returns true if the wide form shows the coloring and has room in a size in pixels.
  static func isWide(_ coloring: TableColoring, in frame: Rect, textScale: Double) -> Bool {
    guard coloring == .state || coloring == .block else { return false }
    let (scale, count) = (max(1, textScale), ElementClassification.all(of: coloring).count)
    return frame.width >= Double(count) * WideMetrics.entryWidth * scale
      && frame.height >= (WideMetrics.entryTop + WideMetrics.entryHeight) * scale
  }

  /// The title: the temperature of the states, and their pressure unless it is 1 atm.
  var wideTitle: String {
    guard painter.coloring == .state else { return tr("Blocks") }
    let temperature = TableBar.text(
      ofKelvin: painter.temperature.map { TableBar.digits($0) }, in: painter.unit)
    guard let pressure = painter.pressure else { return tr("State at {1}", temperature) }
    return tr("State at {1}, {2}", temperature, Pressure.shownText(TableBar.digits(pressure)))
  }

  private var total: Int { entries.map(\.count).reduce(0, +) }
  private var scale: Double { max(1, textScale) }

  func allocateWide(width: Int) {
    let entryWidth = width / max(entries.count, 1)
    for (index, entry) in entries.enumerated() {
      entry.allocate(
        // The swatches begin below the bar's start.
        x: Double(
          x(leading: index * entryWidth - Int(entry.padding), width: entryWidth, in: width)),
        y: (WideMetrics.entryTop * scale).rounded(), width: entryWidth,
        height: Int(WideMetrics.entryHeight * scale))
    }
  }

  func drawWide(in snapshot: Snapshot) {
    let width = Double(width)
    let count = TextLayout(
      ntr("{1} element", "{1} elements", total, String(total)), for: self,
      size: WideMetrics.title * textScale)
    let title = TextLayout(wideTitle, for: self, size: WideMetrics.title * textScale, weight: .bold)
    draw(title, in: snapshot, leading: 0, y: 0, color)
    if title.width + count.width + WideMetrics.gap <= width {
      draw(count, in: snapshot, leading: width - count.width, y: 0, dimColor)
    }
    drawBar(in: snapshot)
  }

  private func drawBar(in snapshot: Snapshot) {
    let bounds = Bounds(
      x: 0, y: (WideMetrics.barTop * scale).rounded(), width: Double(width),
      height: WideMetrics.bar * scale)
    let part = bounds.width / Double(max(total, 1))
    var start = 0.0
    snapshot.clipped(to: bounds, radius: WideMetrics.barRadius) {
      for entry in entries {
        let style = TileStyle(.classification(entry.classification), .tile)
        let (first, last) = (
          (start * part).rounded(), ((start + Double(entry.count)) * part).rounded()
        )
        // A pixel of the ground between two classes.
        let length = max(last - first - 1, 1)
        let share = Bounds(
          x: x(leading: first, width: length, in: bounds.width), y: bounds.y, width: length,
          height: bounds.height)
        style.drawBackground(in: snapshot, share, radius: 0, isSmall: true, for: self)
        start += Double(entry.count)
      }
    }
    snapshot.outline(
      bounds, radius: WideMetrics.barRadius, width: 1, TileStyle(TilePaint.Fill.unknown).outline)
  }
}

extension LegendEntry {
  /// Draws the swatch with the glyph of the state or the letter of the block, the title beside it and the number below.
  func drawWide(in snapshot: Snapshot) {
    let (width, scale) = (Double(width), max(1, textScale))
    let side = (WideMetrics.swatch * scale).rounded()
    let swatch = Bounds(
      x: x(leading: padding, width: side, in: width), y: padding, width: side, height: side)
    LegendSwatch.draw(classification, in: snapshot, swatch, for: self)
    drawSign(in: snapshot, swatch)
    let start = padding + side + WideMetrics.gap * scale
    let room = width - start - padding
    let name = TextLayout.fitted(
      tr(classification.title), for: self, size: WideMetrics.text * textScale, within: room,
      least: 0.8 * WideMetrics.text * textScale)
    let number = TextLayout(
      String(count), for: self, size: WideMetrics.count * textScale, weight: .bold)
    let top = swatch.y + (side - name.height) / 2
    draw(name, in: snapshot, leading: start, y: top, color, within: room)
    draw(number, in: snapshot, leading: start, y: top + name.height, color)
  }

  private func drawSign(in snapshot: Snapshot, _ swatch: Bounds) {
    let style = TileStyle(.classification(classification), .tile)
    let color = style.text
    let (x, y) = (swatch.x + swatch.width / 2, swatch.y + swatch.height / 2)
    switch classification {
    case .state(let state):
      let radius = WideMetrics.glyph * max(1, textScale)
      if let plate = style.plate {
        let bounds = Bounds(Point(x: x, y: y).square(radius: 1.5 * radius))
        snapshot.fill(bounds, radius: 1.5 * radius, plate)
      }
      StateGlyph(state).draw(in: snapshot, x: x, y: y, radius: radius, color, for: self)
    case .block(let block):
      let text = TextLayout(block, for: self, size: WideMetrics.text * textScale, weight: .bold)
      style.drawText(
        text, in: snapshot, x: x - text.width / 2, baseline: y - text.height / 2 + text.baseline,
        color)
    case .category: break
    }
  }
}

extension TableLegend: DrawnPart {
  var shownTexts: [String] { isWide ? [wideTitle] : [] }
}
