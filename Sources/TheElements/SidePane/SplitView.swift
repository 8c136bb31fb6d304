import Elements
import GLib
import Gtk

// SplitView
//   ├── the pages
//   ├── SidePane: beside the pages, pushed over them, or hidden
//   └── PaneEdge, between them

/// The pages of the main window and the side pane. No widget changes its parent when the window changes its form, so
/// that nothing in it is lost.
final class SplitView: Widget {
  let pages: Widget
  let pane = SidePane()
  let edge = PaneEdge()
  private(set) var placement = PanePlacement()
  /// Width of the pane in pixels, where there is room.
  var wantedWidth = PaneLayout.firstWidth {
    didSet { if wantedWidth != oldValue { queueAllocate() } }
  }
  /// The size class of the content at the last layout.
  private(set) var sizeClass = ContentWidth.wide
  /// Called when the form or the size class changes, before the frame is painted.
  var onChange: (@MainActor () -> Void)?
  /// True if the user was in the pane last.
  var isInPane = false
  /// True while a pushed page comes or goes.
  var isSliding: Bool { slide.isMoving }
  /// The slide of a pushed page over the pages.
  private lazy var slide = Slide(in: self) { [weak self] in self?.showForm() }

  init(_ pages: Widget) {
    self.pages = pages
    super.init()
    name = "split-view"
    expandsVertically = true
    clipContent()
    for child in [pages, pane, edge] { append(child) }
    showForm()
    afterLayout { [weak self] in
      if let self, self.width > 0 { self.adopt(width: self.width) }
    }
  }

  /// The present form.
  var form: PanePlacement.Form { placement.form }

  /// True in a narrow content.
  var isNarrow: Bool { sizeClass == .narrow }

  /// True where an element is pushed over the pages when it is opened: a narrow content, or one without room for the pane
  /// that is turned on.
  var pushesElements: Bool { isNarrow || placement.isOn && form != .beside }

  // MARK: Form

  /// Changes the placement; pushing and going back are animated.
  func change(_ change: (inout PanePlacement) -> Void) {
    var new = placement
    change(&new)
    if width > 0 { resize(&new, width: width) }
    adopt(new, isAnimated: true)
  }

  /// Adopts the form for a width in pixels.
  func adopt(width: Int) {
    var new = placement
    resize(&new, width: width)
    let newClass = ContentWidth(width)
    let isSame = newClass == sizeClass
    sizeClass = newClass
    if new != placement {
      adopt(new, isAnimated: false)
    } else if !isSame {
      onChange?()
    }
  }

  /// Adapts a placement to a width. While the pane is off its room does not matter, and nothing is measured.
  private func resize(_ placement: inout PanePlacement, width: Int) {
    guard placement.isOn else { return }
    let hasRoom = layout(width: width).paneWidth != nil
    placement.resize(hasRoom: hasRoom, isInPane: isInPane && !pane.isEmpty)
  }

  private func adopt(_ new: PanePlacement, isAnimated: Bool) {
    guard new != placement else { return }
    let old = form
    placement = new
    guard form != old else { return }
    slide.move(
      toPlace: form == .pushed, isAnimated: isAnimated && old != .beside && form != .beside)
    showForm()
    onChange?()
    slide.start()
  }

  /// Shows the children of the form. While a page slides, both are shown and the pointer reaches neither: the second
  /// press of a double click would hit the other one.
  private func showForm() {
    let isSliding = isSliding
    pane.isChildVisible = form != .pages || isSliding
    pages.isChildVisible = form != .pushed || isSliding
    edge.isChildVisible = form == .beside
    pane.showsBar = form == .beside
    for child in [pages, pane] as [Widget] { child.canTarget = !isSliding }
    queueResize()
  }

  // MARK: Layout

  private func layout(width: Int) -> PaneLayout {
    PaneLayout(
      width: width, wanted: wantedWidth, pages: pages.request(.horizontal).minimum,
      pane: pane.isEmpty ? 0 : pane.request(.horizontal).minimum)
  }

  /// Widths that the pane may have beside the pages.
  var paneWidths: ClosedRange<Int> { layout(width: width).range }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let requests = [pages, pane, edge].filter(\.isChildVisible).map { $0.request(orientation) }
    return (requests.map(\.minimum).max() ?? 0, requests.map(\.natural).max() ?? 0)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    guard form == .beside else {
      if pages.isChildVisible { pages.allocate(x: 0, y: 0, width: width, height: height) }
      if pane.isChildVisible {
        pane.allocate(x: slide.distance(in: width), y: 0, width: width, height: height)
      }
      return
    }
    // Without room the form changes before the frame is painted.
    let paneWidth = layout(width: width).paneWidth ?? PaneLayout.leastWidth
    let pagesWidth = max(width - paneWidth, pages.request(.horizontal).minimum)
    allocate(pages, start: 0, width: pagesWidth, in: width, height)
    allocate(pane, start: pagesWidth, width: paneWidth, in: width, height)
    let edgeStart = pagesWidth - PaneEdge.overlap
    allocate(edge, start: edgeStart, width: PaneEdge.width, in: width, height)
  }

  private func allocate(_ child: Widget, start: Int, width: Int, in whole: Int, _ height: Int) {
    let x = x(leading: start, width: width, in: whole)
    _ = child.request(.horizontal)
    child.allocate(x: Double(x), y: 0, width: width, height: height)
  }

  override func focus(_ direction: FocusDirection) -> Bool {
    guard direction.isTab else { return super.focus(direction) }
    let parts = [pages, edge, pane].filter(\.isChildVisible)
    return moveFocus(direction, through: parts)
  }
}
