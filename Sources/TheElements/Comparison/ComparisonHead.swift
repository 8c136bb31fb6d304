import Elements
import GLib
import Gtk

/// The head of an element's column in a comparison: its tile, the name of its form below that, a button that removes it, and
/// one that opens its forms, if it has several.
final class ComparisonHead: Widget {
  private(set) var element: AtomicElement
  let tile: ElementTile
  let remove: Button
  let forms: Button
  private let formName = Label()

  /// Lengths in pixels.
  private static let (padding, gap) = (12.0, 4.0)

  init(_ element: AtomicElement) {
    self.element = element
    tile = ElementTile(element) { _ in }
    remove = Button(icon: "window-close-symbolic", name: tr("Remove: {1}", tr(element.shownName)))
    forms = Button(icon: "pan-down-symbolic", name: FormsCard.title)
    super.init()
    name = "head-\(element.number)"
    setAccessibleLabel(tr(element.shownName))
    forms.name = "forms-\(element.number)"
    forms.addClass("circular")
    forms.addClass("flat")
    formName.setAccessibleRole(.presentation)
    formName.addClass("caption")
    formName.ellipsizeAtEnd()
    formName.alignText(0)
    tile.showsComparison = false
    remove.name = "remove-\(element.number)"
    remove.addClass("circular")
    remove.addClass("remove-compared")
    remove.setAction(AppAction.toggleComparison.name, element.symbol)
    append(tile)
    append(remove)
    append(forms)
    append(formName)
    let click = ClickGesture()
    click.onReleased { [weak self] _, x, y in
      guard let self, self.pick(x: x, y: y) === self.tile else { return }
      self.open()
    }
    add(click)
  }

  override class var accessibleRole: AccessibleRole? { .columnHeader }

  /// Shows the element in its form.
  func show(_ element: AtomicElement, hasForms: Bool) {
    forms.isVisible = hasForms
    guard element != self.element else { return }
    self.element = element
    tile.element = element.namedWithoutForm
    formName.text = element.formName.map { tr($0) } ?? ""
    setAccessibleLabel(tr(element.shownName))
    remove.setAccessibleLabel(tr("Remove: {1}", tr(element.shownName)))
  }

  /// Opens the element's window.
  func open() { activate(.showElement, element.symbol) }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    _ = tile.request(orientation)
    _ = remove.request(orientation)
    for child in [forms, formName] as [Widget] { _ = child.request(orientation) }
    return (0, 0)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let (side, top) = (ComparisonLayout.tile, ComparisonLayout.tileTop)
    let total = Double(width)
    tile.allocate(
      x: x(leading: Self.padding, width: side, in: total), y: top, width: Int(side),
      height: Int(side))
    let (buttonWidth, buttonHeight) = (
      remove.request(.horizontal).minimum, remove.request(.vertical).minimum
    )
    remove.allocate(
      x: x(leading: Self.padding + side + Self.gap, width: Double(buttonWidth), in: total),
      y: top, width: buttonWidth, height: buttonHeight)
    let size = (forms.request(.horizontal).minimum, forms.request(.vertical).minimum)
    forms.allocate(
      x: x(leading: Self.padding + side + Self.gap, width: Double(size.0), in: total),
      y: top + side - Double(size.1), width: size.0, height: size.1)
    let room = max(total - 2 * Self.padding, 1)
    formName.allocate(
      x: x(leading: Self.padding, width: room, in: total), y: top + side + Self.gap,
      width: Int(room), height: formName.request(.vertical).minimum)
  }
}

/// The column after the last element of a comparison: a button that opens the list of elements to add.
final class AddElementColumn: Widget {
  let button = Button(icon: "list-add-symbolic", name: tr("Add Element"))
  private let caption = Label(tr("Add Element"))

  /// Lengths in pixels.
  private static let (padding, gap) = (12.0, 4.0)

  override init() {
    super.init()
    button.name = "add-element"
    button.addClass("add-element")
    button.addClass("flat")
    caption.setAccessibleRole(.presentation)
    caption.addClass("dim-label")
    caption.addClass("caption")
    caption.ellipsizeAtEnd()
    append(button)
    append(caption)
  }

  override class var accessibleRole: AccessibleRole? { .generic }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    for child in [button, caption] as [Widget] { _ = child.request(orientation) }
    return (0, 0)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let (side, total) = (ComparisonLayout.tile, Double(width))
    let captionHeight = caption.request(.vertical).minimum
    let start = x(leading: Self.padding, width: side, in: total)
    let top = ComparisonLayout.tileTop
    let buttonHeight = Int(side) - captionHeight - Int(Self.gap)
    button.allocate(x: start, y: top, width: Int(side), height: buttonHeight)
    // As wide as the column has room on both sides of the button's middle.
    let captionWidth = max(width, caption.request(.horizontal).minimum)
    caption.allocate(
      x: start + (side - Double(captionWidth)) / 2, y: top + Double(buttonHeight) + Self.gap,
      width: captionWidth, height: captionHeight)
  }
}
