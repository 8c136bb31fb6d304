import Elements
import GLib
import Gtk

/// The lines and marks of a nuclide chart.
extension NuclideChartDrawing {
  /// Widths of the lines of a chain, and of the ground around them.
  private static let (mainWidth, branchWidth, halo) = (2.5, 1.25, 2.0)
  /// Least length of a magic number's line beyond its cells, in pixels.
  private static let lineEnd = 10.0
  /// Side of cells below which both edges would be too near to each other, in pixels.
  private static let thinSide = 3.0

  /// Draws the lines of magic numbers along both edges of their rows and columns, or as one line along thin ones, and their numbers where there is room.
  func drawMagicLines(in drawing: any Drawing) {
    let ink = style.color.faded(to: style.look.isHighContrast ? 0.9 : 0.5)
    let ends = max(layout.side, Self.lineEnd)
    let isThin = layout.side < Self.thinSide
    var taken: [Rect] = []
    for line in chart.magicLines.reversed() {
      let frame = layout.frame(of: line)
      let label = text(
        line.isNeutrons ? "N = \(line.number)" : "Z = \(line.number)", Self.lineSize)
      let place = numberFrame(of: line, frame, label, ends: ends)
      if line.isNeutrons {
        let (top, bottom) = (max(frame.y - ends, 0), min(frame.maxY + ends, layout.size.height))
        for x in isThin ? [frame.center.x] : [frame.x, frame.maxX] where bottom > top {
          drawing.fill(
            Bounds(x: x.rounded() - 1, y: top, width: 1, height: bottom - top), radius: 0, ink)
        }
      } else {
        let first = place.x < frame.x ? place.maxX + Self.labelGap : 0
        let left = max(frame.x - ends, first, 0)
        let right = min(frame.maxX + ends, layout.size.width)
        for y in isThin ? [frame.center.y] : [frame.y, frame.maxY] where right > left {
          drawing.fill(
            Bounds(x: left, y: y.rounded() - 1, width: right - left, height: 1), radius: 0, ink)
        }
      }
      guard isInView(place), !taken.contains(where: { $0.intersects(place) }) else { continue }
      taken.append(place)
      drawing.text(label, x: place.x, y: place.y, style.dimColor)
    }
  }

  /// Least distance of a line's number from the edges of the view, in pixels.
  private static let edge = 8.0
  /// Distances of a line's number from the line, and at least from its cells, in pixels.
  private static let (labelGap, cellGap) = (4.0, 6.0)

  private func isInView(_ frame: Rect) -> Bool {
    frame.x >= Self.edge && frame.maxX <= layout.size.width - Self.edge
      && frame.y >= Self.edge && frame.maxY <= layout.size.height - Self.edge
  }

  /// Frame of a line's number: below a column, left of a row, or right of it where there is no room at its left.
  private func numberFrame(
    of line: NuclideChart.MagicLine, _ frame: Rect, _ label: TextLayout, ends: Double
  ) -> Rect {
    // Beside the row's symbol.
    let isBeside = hasRowSymbols && layout.side > Self.largeSymbolSize
    let room = ends + (isBeside ? 2 * Self.largeSymbolSize : Self.labelGap)
    func place(_ x: Double, _ y: Double) -> Rect {
      Rect(x: x.rounded(), y: y.rounded(), width: label.width, height: label.height)
    }
    guard !line.isNeutrons else {
      return place(frame.center.x - label.width / 2, frame.maxY + ends + 2)
    }
    let y = frame.center.y - label.height / 2
    let start = frame.x - room - label.width
    if start.rounded() >= Self.edge { return place(start, y) }
    // A shorter line leaves it some room.
    let fits = !isBeside && Self.edge + label.width + Self.cellGap <= frame.x
    return place(fits ? Self.edge : frame.maxX + room, y)
  }

  /// Marks the row of an element, with its symbol at both ends.
  func drawRow(_ number: Int, in drawing: any Drawing) {
    guard let extent = chart.extent(ofRow: number) else { return }
    let first = layout.frame(of: .init(neutrons: extent.lowerBound, number: number))
    let last = layout.frame(of: .init(neutrons: extent.upperBound, number: number))
    let band = Bounds(
      x: first.x - 3, y: first.y - 3, width: last.maxX - first.x + 6, height: first.height + 6)
    drawRing(band, in: drawing)
    let label = text(symbol(number), Self.largeSymbolSize, isBold: true)
    // Away from the other rows: those below begin further left, those above end further right.
    let bottom = band.y + band.height
    drawing.text(
      label, x: (band.x - label.width - 6).rounded(), y: bottom - label.height, style.color)
    drawing.text(label, x: (band.x + band.width + 6).rounded(), y: band.y, style.color)
  }

  /// Names the axes at the foot of the view, where no cells are.
  func drawAxes(besides cells: [NuclideChart.Cell], in drawing: any Drawing) {
    let titles = [
      (text: text(tr("Number of protons ↑"), Self.lineSize), isAtEnd: false),
      (text: text(tr("Number of neutrons →"), Self.lineSize), isAtEnd: true),
    ]
    for (title, isAtEnd) in titles {
      let place = Rect(
        x: isAtEnd ? area.width - title.width - Self.axisMargin : Self.axisMargin,
        y: area.height - title.height - Self.axisMargin, width: title.width, height: title.height)
      if cells.contains(where: { layout.frame(of: $0).intersects(place) }) { continue }
      drawing.text(title, x: place.x, y: place.y, style.dimColor)
    }
  }

  /// Pixels between the name of an axis and the edges of the view.
  private static let axisMargin = 10.0

  /// Draws the symbol of each element at the beginning of its row, or where that is out of view at its end, as high as the
  /// row, at most as those in the cells.
  func drawRowSymbols(in drawing: any Drawing) {
    let gap = 0.4 * layout.side
    for number in chart.numbers {
      guard let extent = chart.extent(ofRow: number) else { continue }
      let frame = layout.frame(of: .init(neutrons: extent.lowerBound, number: number))
      let label = text(symbol(number), min(layout.side, Self.largeSymbolSize))
      let start = frame.x - label.width - gap
      let end = layout.frame(of: .init(neutrons: extent.upperBound, number: number)).maxX + gap
      drawing.text(
        label, x: start < 0 ? end : start, y: frame.center.y - label.height / 2, style.color)
    }
  }

  /// Draws a ring that is dark enough on the cells in both styles; a white line around it shows it on what is dark.
  private func drawRing(_ bounds: Bounds, in drawing: any Drawing) {
    let ground = Bounds(
      x: bounds.x - 1.5, y: bounds.y - 1.5, width: bounds.width + 3, height: bounds.height + 3)
    drawing.outline(ground, radius: 7, width: 6, Color(Self.paper))
    drawing.outline(bounds, radius: 6, width: 3, style.accent.mixed(with: .black, 0.35))
  }

  func draw(_ chain: DecayChain, in drawing: any Drawing) {
    let (ink, paper) = (Color(Self.darkInk), Color(Self.paper))
    for (steps, width) in [(chain.branches, Self.branchWidth), (chain.main, Self.mainWidth)] {
      for (extra, color) in [(2 * Self.halo, paper.faded(to: 0.85)), (0, ink)] {
        drawing.path(in: area) { path in
          for step in steps { add(step, to: path) }
          path.stroke(width: width + extra, color)
        }
      }
    }
  }

  /// Adds a decay to a path, as an arrow between two cells.
  private func add(_ step: DecayChain.Step, to path: Path) {
    let (from, to) = (
      layout.center(of: .init(step.parent)), layout.center(of: .init(step.daughter))
    )
    let (x, y) = (to.x - from.x, to.y - from.y)
    let reach = max(abs(x), abs(y))
    guard reach > 0 else { return }
    let part = room * layout.side / reach
    let end = Elements.Point(x: to.x - part * x, y: to.y - part * y)
    path.move(x: from.x + part * x, y: from.y + part * y)
    path.line(x: end.x, y: end.y)
    let length = (x * x + y * y).squareRoot()
    let head = min(0.25 * layout.side, 9)
    guard head > 3 else { return }
    let (alongX, alongY) = (x / length * head, y / length * head)
    for side in [-0.6, 0.6] {
      path.move(x: end.x, y: end.y)
      path.line(x: end.x - alongX - side * alongY, y: end.y - alongY + side * alongX)
    }
  }

  /// Distance of an arrow's ends from the middles of its cells, in parts of their side: beside the texts.
  private var room: Double {
    switch layout.detail(textScale: style.textScale) {
    case .color: 0
    case .symbol: 0.34
    case .mass: 0.36
    case .facts: 0.42
    }
  }

  func drawSelection(_ nuclide: Nuclide, in drawing: any Drawing) {
    let cell = NuclideChart.Cell(nuclide)
    let center = layout.center(of: cell)
    // The ring stays off the texts in the corners of the next cells.
    let hasCorners = layout.detail(textScale: style.textScale) == .facts
    let room = max(layout.side / 2 + (hasCorners ? 1.5 : 3), 8)
    let ring = Bounds(
      x: (center.x - room).rounded(), y: (center.y - room).rounded(), width: 2 * room,
      height: 2 * room)
    drawRing(ring, in: drawing)
  }

  /// Draws the sign of a nuclide above its cell, and a ring around this.
  func drawHover(_ cell: NuclideChart.Cell, in drawing: any Drawing) {
    guard let nuclide = chart[cell] else { return }
    let frame = layout.frame(of: cell)
    drawing.outline(
      Bounds(x: frame.x - 1, y: frame.y - 1, width: frame.width + 2, height: frame.height + 2),
      radius: 3, width: 1.5, style.color)
    guard layout.detail(textScale: style.textScale) < .mass else { return }
    let label = text(nuclide.sign(symbol(cell.number)), Self.lineSize + 2, isBold: true)
    let ground = Bounds(
      x: min(max(frame.center.x - label.width / 2 - 6, 0), layout.size.width - label.width - 12),
      y: max(frame.y - label.height - 10, 0), width: label.width + 12, height: label.height + 4)
    drawing.fill(ground, radius: 5, Color(Self.darkInk))
    drawing.outline(ground, radius: 5, width: 1, Color(Self.paper).faded(to: 0.5))
    drawing.text(label, x: ground.x + 6, y: ground.y + 2, .white)
  }
}
