import Elements
import GLib
import Gtk

/// The sheet of an element: its tile, key figures, and all properties with units and numbered sources, in two columns.
@MainActor
struct ElementPaper: PaperPage {
  let element: AtomicElement
  let table: PeriodicTable
  /// Properties beyond the catalog's, those of the user's own among them.
  let properties: PropertyList
  var forms = FormTable.none
  /// The forms whose figures stand in place of the elements'.
  var chosen = ChosenForms.none
  /// The values of the user's own.
  var own = OwnValues.none
  var temperatures = TemperatureDisplay.kelvin
  /// The user's note.
  var note: Note?
  private let style = PaperStyle(face: PaperFont())

  let isLandscape = false
  var title: String { tr(element.shownName) }

  /// Lengths in units: width of the page, side of the tile, gaps; sizes of text.
  private static let width = 800.0
  private static let (tile, gap, columnGap) = (168.0, 12.0, 28.0)
  private static let (nameSize, figureSize, headingSize, textSize) = (40.0, 20.0, 16.0, 12.5)
  /// Distance of the texts of the head from the leading edge.
  private static let textStart = tile + 2 * gap
  private static let columns = 2
  private static var column: Double { (width - columnGap) / Double(columns) }

  // MARK: Content

  /// A line of the sheet: a heading, a property, or a source.
  private enum Line {
    case heading(String)
    /// A line of the note.
    case note(String)
    case property(title: String, value: String, source: Int?)
    case source(number: Int, String)
  }

  /// All lines, with the sources numbered in the order of their first use.
  private var lines: [Line] {
    var numbered = NumberedSources()
    var lines = noteLines
    let groups =
      element.propertyGroups(temperatures: temperatures, sources: chosen.adding(to: table.sources))
      + element.furtherGroups(of: properties, temperatures: temperatures)
    let ofForms = (forms[element.number] ?? []).map { form in
      (
        tr(element.name(of: form)),
        element.properties(of: form, in: forms, temperatures: temperatures)
      )
    }
    for (title, properties) in groups.map({ (tr($0.title), $0.properties) }) + ofForms {
      lines.append(.heading(title))
      for property in properties {
        let uncertain = property.shownOtherUnits.map { tr("{1} ({2})", tr(property.value), $0) }
        lines.append(
          .property(
            title: tr(property.title), value: uncertain ?? tr(property.value),
            source: numbered.number(of: property.citation)))
        guard let value = own[property.id, element.number] else { continue }
        lines.append(
          .property(
            title: tr(OwnValue.name(beside: property.title)), value: tr(value.textWithSource),
            source: nil))
      }
    }
    guard !numbered.citations.isEmpty else { return lines }
    lines.append(.heading(tr("Sources", context: "values of properties")))
    return lines
      + numbered.citations.enumerated().map { .source(number: $0.offset + 1, $0.element) }
  }

  /// The lines of the note, with its heading.
  private var noteLines: [Line] {
    guard let note else { return [] }
    let lines = style.text(note.text, Self.textSize).lines(within: Self.column - 2 * Self.gap)
    return [.heading(NoteCard.title)] + lines.map { .note($0) }
  }

  // MARK: Drawing

  func document(_ size: Size, isContinuous: Bool) -> PaperDocument {
    let scale = size.width / Self.width
    let column = Self.column
    let blocks = lines.map { block($0, width: column) }
    let top = Self.tile + 2 * Self.gap
    var height = size.height / scale
    var flow = PaperBlock.flow(blocks, columns: Self.columns, firstTop: top, height: height)
    if isContinuous {
      height = top + blocks.reduce(0) { $0 + $1.height } / Double(Self.columns)
      repeat {
        height += Self.gap
        flow = PaperBlock.flow(blocks, columns: Self.columns, firstTop: top, height: height)
      } while flow.pages > 1
    }
    let pages: [@MainActor (Canvas) -> Void] = (0..<flow.pages).map { page in
      { canvas in
        canvas.placed(x: 0, y: 0, scale: scale) {
          if page == 0 { drawHead(in: canvas) }
          for (block, position) in zip(blocks, flow.positions) where position.page == page {
            let start = Double(position.column) * (column + Self.columnGap)
            let x = style.face.x(leading: start, width: column, in: Self.width)
            canvas.placed(x: x, y: position.y, scale: 1) { block.draw(canvas) }
          }
        }
      }
    }
    return PaperDocument(title: title, width: size.width, height: height * scale, pages: pages)
  }

  private func block(_ line: Line, width: Double) -> PaperBlock {
    switch line {
    case .heading(let title): style.heading(title, width: width)
    case .note(let text): noteBlock(text, width)
    case .property(let title, let value, let source): propertyBlock(title, value, source, width)
    case .source(let number, let citation): style.source(number, citation, width: width)
    }
  }

  private func noteBlock(_ line: String, _ width: Double) -> PaperBlock {
    let text = style.text(line, Self.textSize)
    return PaperBlock(height: text.height + 1) {
      style.draw(text, in: $0, y: 0, within: width, PaperStyle.text)
    }
  }

  /// A property: the title, and at the end the value with the number of its source; below each other if one line has no
  /// room for both.
  private func propertyBlock(
    _ title: String, _ value: String, _ source: Int?, _ width: Double
  ) -> PaperBlock {
    let name = style.wrapped(title, Self.textSize, within: width)
    let mark = style.mark(source)
    let room = width - 2 * Self.gap
    let one = style.text(value, Self.textSize, .semibold)
    let isOneLine = name.width + one.width + Self.gap <= room && name.height < 2 * Self.textSize
    let text = isOneLine ? one : style.wrapped(value, Self.textSize, within: room, .semibold)
    let baseline = max(name.baseline, text.baseline)
    let nameTop = isOneLine ? baseline - name.baseline : 0
    let textTop = isOneLine ? baseline - text.baseline : name.height
    let height = max(nameTop + name.height, textTop + text.height) + 7
    return PaperBlock(height: height) { canvas in
      style.draw(name, in: canvas, y: nameTop + 3, within: width, PaperStyle.dim)
      style.draw(
        text, in: canvas, leading: isOneLine ? room - text.width : 0, y: textTop + 3,
        within: width, PaperStyle.text)
      style.draw(mark: mark, in: canvas, baseline: textTop + 3 + text.baseline, within: width)
      canvas.fill(
        Bounds(x: 0, y: height - 0.5, width: width, height: 0.5), radius: 0, PaperStyle.line)
    }
  }

  /// The name, and that in the second language.
  private var names: String {
    let name = tr(element.shownName)
    return SecondLanguage.shared.name(of: element).map { tr("{1} · {2}", name, $0) } ?? name
  }

  /// The tile, the name and the key figures.
  private func drawHead(in canvas: Canvas) {
    TileDrawing(element: element, face: style.face, look: .paper).draw(
      in: canvas, x: style.face.x(leading: 0, width: Self.tile, in: Self.width), side: Self.tile)
    let room = Self.width - Self.textStart
    let name = style.line(names, Self.nameSize, within: room, .bold)
    draw(name, in: canvas, y: -6, PaperStyle.text)
    let words = tr("{1} · {2}", element.symbol, tr(element.category.word))
    let kind = style.line(words, Self.headingSize, within: room)
    draw(kind, in: canvas, y: name.height, PaperStyle.dim)
    drawFigures(in: canvas, top: name.height + 40)
  }

  /// Draws the key figures in two columns, each over its name.
  private func drawFigures(in canvas: Canvas, top: Double) {
    let figures = element.keyFigures(temperatures: temperatures)
    let pitch = (Self.width - Self.textStart) / 2
    let room = pitch - Self.gap
    let values = figures.map { style.line(tr($0.value), Self.figureSize, within: room, .semibold) }
    let baseline = values.map(\.baseline).max() ?? 0
    let bottom = baseline + (values.map { $0.height - $0.baseline }.max() ?? 0)
    for (index, (figure, value)) in zip(figures, values).enumerated() {
      let (start, y) = (Double(index % 2) * pitch, top + Double(index / 2) * 46)
      draw(value, in: canvas, start, y: y + baseline - value.baseline, PaperStyle.text)
      let title = style.line(figure.caption, Self.textSize, within: room)
      draw(title, in: canvas, start, y: y + bottom - 2, PaperStyle.dim)
    }
  }

  /// Draws a text of the head at a distance from where the name begins.
  private func draw(
    _ text: TextLayout, in canvas: Canvas, _ start: Double = 0, y: Double, _ color: Color
  ) {
    style.draw(
      text, in: canvas, leading: Self.textStart + start, y: y, within: Self.width, color)
  }
}

extension ElementPaper {
  /// The sheet of a page's element, with the properties of a library.
  @MainActor init(_ page: ElementPage, _ library: Library) {
    self.init(
      element: page.shownElement, table: page.table,
      properties: page.forms.list(
        (library.properties ?? .none).adding(library.files.own.columns)),
      forms: library.files[.forms] ?? .none, chosen: page.forms,
      own: library.files.own.values, temperatures: page.temperatures(),
      note: page.favorites.notes[page.element.number])
  }
}
