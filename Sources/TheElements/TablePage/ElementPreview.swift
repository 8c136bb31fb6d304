import Elements
import GLib
import Gtk

/// A preview of one element: a large tile, and beside it name, name in the second language, weight, state and category, and the reason why a search
/// found it, as far as there is room.
final class ElementPreview: Widget {
  private(set) var element: AtomicElement
  /// The reason why a search found it, if the preview does not show it anyway.
  private var reason: SearchReason?
  var painter = TablePainter() {
    didSet { if painter != oldValue { update() } }
  }
  /// True if the texts are below the tile.
  var isTextBelow = false {
    didSet { if isTextBelow != oldValue { update() } }
  }
  /// Side of the tile in pixels.
  var tileSide = 0
  private let tile: TileImage
  private let second = Label()
  private let weight = Label()
  private let category = Label()
  private let found = Label()
  private var observation: Observation?
  /// Weight and state in one line, and in two; nil for other texts.
  private var weightLines: (one: String, two: String)?
  /// The width and the scale for which `weight` is fitted.
  private var fitted: (width: Int, scale: Double) = (0, 0)

  /// Lengths in pixels.
  private enum Length {
    static let gap = 12
    static let below = 4.0
    static let spacing = 2.0
    /// Wide enough for a text in one line.
    static let unlimited = 10_000
    static let title = 19.0
    /// Below the tile, where there is less room.
    static let titleBelow = 15.0
  }
  /// Least height of name and two lines below the tile in pixels, at text scale 1.
  private static let leastHeightBelow = 64.0
  /// Smallest scale of the name's font before it is ellipsized.
  private static let minimumFontScale = 0.5

  init(_ element: AtomicElement) {
    self.element = element
    tile = TileImage(element)
    super.init()
    canTarget = false
    for label in labels {
      label.addClass("preview-text")
      label.alignText(0)
      label.wraps = true
      // A value with its unit has no space to break at, nor has a long word, which would reach into the legend.
      label.breakAnywhere()
      label.setAccessibleRole(.presentation)
      append(label)
    }
    append(tile)
    name = "preview"
    second.name = "preview-second-name"
    observation = SecondLanguage.shared.observe { [weak self] in self?.update() }
    update()
    afterLayout { [weak self] in self?.fitWeight() }
  }

  private var weightText: String { weightLines?.one ?? weight.text }
  /// The texts below the name.
  private var labels: [Label] { [second, weight, category, found] }

  /// Shows an element.
  /// - Parameter hit: the element as a search found it; nil without a search.
  func show(_ element: AtomicElement, hit: SearchHit?) {
    guard element != self.element || hit?.reason != reason else { return }
    (self.element, reason) = (element, hit?.reason)
    update()
  }

  override class var cssName: String? { "preview" }
  override class var accessibleRole: AccessibleRole? { .img }

  private func update() {
    tile.element = element
    tile.paint = painter.isPlain ? nil : painter.paint(of: element)
    let state = tr(painter.state(of: element).word)
    let kind =
      painter.coloring == .state ? tr(painter.stateText(of: element)) : tr(element.category.word)
    category.text = ""
    (weightLines, fitted) = (nil, (0, 0))
    if let column = painter.column {
      weight.text =
        column.countsPeople
        ? tr(column.peopleText(of: element.number))
        : column.rankText(of: element.number).map { tr($0) } ?? tr("unknown")
    } else if isTextBelow {
      // There is room for one text, and the tile has the weight.
      weight.text = kind
    } else {
      let number = tr(number: element.atomicWeight.text)
      // TRANSLATORS: An element's atomic weight and state.
      let line = tr("{1}\u{a0}· {2}", number, state)
      weightLines = (line, number + "\n" + state)
      weight.text = line
      // An unknown state says enough of an unknown category.
      category.text = kind == state ? "" : kind
    }
    category.isVisible = !category.text.isEmpty
    second.text = SecondLanguage.shared.name(of: element) ?? ""
    second.isVisible = !second.text.isEmpty
    let text = reason.map { tr($0.message) } ?? ""
    let isShown = [tr(element.category.word), state].contains(text)
    found.text = isShown ? "" : text.withUnbrokenUnits
    found.isVisible = !isShown && !text.isEmpty
    setAccessibleLabel(tr(element.accessibleName(in: painter.state(of: element))))
    let notes = [
      painter.hasOwnStates ? tr(painter.stateText(of: element)) : "", isShown ? "" : text,
    ].filter { !$0.isEmpty }
    setAccessibleDescription(tr(list: notes))
    queueDraw()
  }

  /// Shows weight and state in two lines where one would break at the dot between them.
  private func fitWeight() {
    guard let weightLines, availableWidth > 0 else { return }
    let wanted = (availableWidth, textScale)
    guard fitted != wanted else { return }
    fitted = wanted
    weight.text = weightLines.one
    let line = weight.request(.vertical, forSize: Length.unlimited).minimum
    let height = weight.request(.vertical, forSize: availableWidth).minimum
    if height > line { weight.text = weightLines.two }
  }

  /// Height of name and two lines below the tile, in pixels; lines of Chinese and Japanese are higher.
  var heightBelow: Double {
    let line = Double(weight.request(.vertical, forSize: Length.unlimited).minimum)
    let title = TextLayout(
      tr(element.shownName), for: self, size: Length.titleBelow * textScale, weight: .bold)
    return max(
      Self.leastHeightBelow * max(1, textScale),
      Length.below + title.height.rounded(.up) + Length.spacing + 2 * line)
  }

  /// The name in its full size.
  private var title: TextLayout {
    TextLayout(tr(element.shownName), for: self, size: titleSize, weight: .bold)
  }

  private var titleSize: Double { (isTextBelow ? Length.titleBelow : Length.title) * textScale }

  /// The name, scaled down to fit.
  var fittedTitle: TextLayout {
    TextLayout.fitted(
      tr(element.shownName), for: self, size: titleSize, weight: .bold,
      within: Double(availableWidth), least: Self.minimumFontScale * titleSize)
  }

  /// Width available to the text beside the tile, in pixels.
  private var availableWidth: Int { isTextBelow ? width : max(0, width - textStart) }

  /// Distance of the text from the leading edge, in pixels.
  private var textStart: Int { isTextBelow ? 0 : tileSide + Length.gap }

  /// Top of the text, in pixels.
  private var textTop: Double { isTextBelow ? Double(tileSide) + Length.below : 0 }

  override func allocate(width: Int, height: Int, baseline: Int) {
    tile.allocate(
      x: Double(x(leading: 0, width: tileSide, in: width)), y: 0, width: tileSide,
      height: tileSide)
    var y = textTop + title.height.rounded(.up) + Length.spacing
    for label in labels where label.isVisible {
      let labelWidth = max(availableWidth, label.request(.horizontal).minimum)
      let lineHeight = label.request(.vertical, forSize: labelWidth).minimum
      let x = x(leading: textStart, width: labelWidth, in: width)
      label.isChildVisible = y + Double(lineHeight) <= Double(height)
      if label.isChildVisible {
        label.allocate(x: Double(x), y: y, width: labelWidth, height: lineHeight)
      }
      y += Double(lineHeight) + Length.spacing
    }
  }

  /// Draws the children and the name, scaled down to fit.
  override func snapshot(_ snapshot: Snapshot) {
    super.snapshot(snapshot)
    let (full, text) = (title, fittedTitle)
    let y = textTop + full.baseline - text.baseline
    draw(text, in: snapshot, leading: Double(textStart), y: y, color)
  }
}

extension ElementPreview: DrawnPart {
  /// Weight and state are one text, however many lines they have.
  var shownTexts: [String] {
    [tr(element.shownName)] + labels.map { $0 === weight ? weightText : $0.shownText }
  }
}
