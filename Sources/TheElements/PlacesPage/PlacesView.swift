import Adwaita
import Elements
import GLib
import Gtk

// PlacesView
//   ├── PlaceListView
//   ├── separator
//   ├── MapView
//   ├── TimelineView, below the map, or below the list of a narrow window
//   ├── Box of round buttons, over the map
//   └── PlaceCard, over the map at the selected pin, or as a sheet over the lower part of a narrow map

/// The list of places and the map: side by side in a wide window, the map above the list in a medium one, and in a
/// narrow one the map in place of the list while a place is shown. No widget changes its parent for it.
final class PlacesView: Widget {
  let list: PlaceListView
  let map: MapView
  let timeline: TimelineView
  let card = PlaceCard()
  /// Returns true if there is room for the list or the map only.
  var isNarrow: @MainActor (_ width: Int) -> Bool = { ContentWidth($0) == .narrow }
  /// Called when the form changes, before the frame is painted.
  var onFormChange: (@MainActor () -> Void)?
  private(set) var placement = PlacesPlacement()
  private let separator = Bin()
  let buttons = Box(.vertical, spacing: 8)
  /// True if a place is selected.
  private(set) var hasPlace = false
  var sheet = Sheet()
  /// Heights in pixels of the sheet at the last layout, and of the area that it may cover.
  var (sheetHeight, sheetArea) = (0.0, 0.0)
  /// The place to which the map flies as soon as it is laid out.
  var destination: Int?
  /// True if the user was in the map last.
  private var isInMap = false
  /// The slide of the map over the list, from the end edge (0) to its place (1).
  private var slide = Growth(at: 0)
  private lazy var slideAnimator = Animator(
    self, onFrame: { [weak self] in self?.stepSlide($0) ?? false },
    onEnd: { [weak self] in self?.endSlide() })
  lazy var sheetAnimator = Animator(
    self, onFrame: { [weak self] in self?.stepSheet($0) ?? false },
    onEnd: { [weak self] in self?.endSheet() })

  /// Width of the list beside the map, in pixels.
  static let paneWidth = 340
  /// Part of the height that map and timeline have above the list.
  private static let mapPart = 0.6
  /// Least width of list and map, in pixels.
  static let leastWidth = PaneLayout.leastPages
  private static let leastHeight = 300
  private static let line = 1
  /// Distance of buttons and callout from the map's edges, and of the callout from the buttons.
  private static let (margin, gap) = (12, 8.0)

  init(_ list: PlaceListView, _ map: MapView, _ timeline: TimelineView) {
    self.list = list
    self.map = map
    self.timeline = timeline
    super.init()
    separator.addClass("places-separator")
    card.isVisible = false
    map.clipContent()
    clipContent()
    addButtons()
    for child in [list, separator, map, timeline, buttons, card] as [Widget] { append(child) }
    _ = slideAnimator
    addSheet()
    afterLayout { [weak self] in self?.finishLayout() }
  }

  private func addButtons() {
    let entries: [(String, AppAction, String)] = [
      ("list-add-symbolic", .zoomIn, AppAction.zoomIn.title),
      ("list-remove-symbolic", .zoomOut, AppAction.zoomOut.title),
      ("zoom-fit-best-symbolic", .zoomNormal, tr("Show Whole Map")),
    ]
    for (icon, action, title) in entries {
      let button = Button(icon: icon, name: title)
      for style in ["circular", "map-button"] { button.addClass(style) }
      button.setAction(action.name)
      buttons.add(button)
    }
  }

  override class var accessibleRole: AccessibleRole? { .generic }

  // MARK: Form

  /// The present form.
  var form: PlacesPlacement.Form { placement.form }

  /// Changes the placement; the map slides in and out.
  func change(_ change: (inout PlacesPlacement) -> Void) {
    var new = placement
    change(&new)
    if width > 0 { new.resize(isNarrow: isNarrow(width), width: width, isInMap: isInMap) }
    adopt(new, isAnimated: true)
  }

  /// Adopts the form for the present size.
  func updateForm() {
    guard width > 0 else { return }
    if list.containsFocus || timeline.containsFocus {
      isInMap = false
    } else if [map, card, buttons].contains(where: \.containsFocus) {
      isInMap = true
    }
    adopt(placement(for: width), isAnimated: false)
  }

  private func placement(for width: Int) -> PlacesPlacement {
    var new = placement
    new.resize(isNarrow: isNarrow(width), width: width, isInMap: isInMap)
    return new
  }

  private func cardForm(_ placement: PlacesPlacement, _ width: Int) -> PlaceCard.Form {
    ContentWidth(width) == .narrow || placement.form == .map ? .sheet : .callout
  }

  private func adopt(_ new: PlacesPlacement, isAnimated: Bool) {
    let old = form
    placement = new
    card.form = cardForm(new, width)
    guard form != old else { return }
    let slides = isAnimated && [old, form].allSatisfy { $0 == .list || $0 == .map }
    isInMap = form == .map || isInMap && form != .list
    if slides {
      slide.animate(to: form == .map ? 1 : 0, at: slideAnimator.time)
    } else {
      slide = Growth(at: form == .map ? 1 : 0)
    }
    showForm()
    onFormChange?()
    if slides { slideAnimator.start() }
  }

  private func stepSlide(_ time: Double) -> Bool {
    queueAllocate()
    if slide.isMoving(at: time) { return true }
    endSlide()
    return false
  }

  private func endSlide() {
    slide = Growth(at: slide.target)
    showForm()
  }

  /// Shows the children of the form; while the map slides, those of both.
  private func showForm() {
    let isSliding = slide.isMoving(at: slideAnimator.time)
    let showsMap = form != .list || isSliding
    for child in [map, buttons] as [Widget] { child.isChildVisible = showsMap }
    if card.form == .sheet { card.isChildVisible = showsMap }
    list.isChildVisible = form != .map || isSliding
    separator.isChildVisible = form == .beside || form == .stacked
    for child in [list, map, card] as [Widget] { child.canTarget = !isSliding }
    queueAllocate()
  }

  // MARK: Card

  /// Shows or hides the card of the selected place.
  func showCard(_ isShown: Bool) {
    hasPlace = isShown
    card.placement = nil
    if !isShown, card.containsFocus { map.grabFocus() }
    card.isVisible = isShown
    queueAllocate()
  }

  /// Places the callout anew after the map has moved.
  func mapMoved() { if hasPlace, card.form == .callout { queueAllocate() } }

  /// Moves the map to a place, in the middle of the part that a sheet leaves free.
  func fly(toPlace index: Int) {
    guard form == .map || card.form == .sheet else { return map.fly(toPlace: index) }
    // The size of a map in place of the list is not known before the layout.
    destination = index
    queueAllocate()
  }

  private func finishLayout() {
    updateForm()
    guard let destination, map.isMapped, map.height > 0 else { return }
    self.destination = nil
    map.fly(toPlace: destination)
  }

  /// Allocates the callout at the selected pin; while that is out of view, the callout is hidden.
  private func allocateCallout(over mapFrame: Rect, _ buttonsFrame: Rect) {
    guard hasPlace, card.form == .callout else { return }
    let margin = Double(Self.margin)
    let bounds = mapFrame.insetBy(margin)
    let obstacle = buttonsFrame.insetBy(-Self.gap)
    let placement = map.selectedPinFrame.flatMap { pin in
      CalloutPlacement(
        card.wholeSize, at: pin.offsetBy(x: mapFrame.x, y: mapFrame.y), in: bounds,
        avoiding: [obstacle], keeping: card.placement?.edge)
    }
    card.isChildVisible = placement != nil
    card.placement = placement
    if let placement { card.allocate(placement.frame) }
  }

  // MARK: Layout

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    // GTK wants every child measured before it gets a size.
    let requests = children.filter(\.isVisible).map { $0.request(orientation).minimum }
    guard orientation == .vertical else { return (Self.leastWidth, Self.paneWidth * 2) }
    let least = max(Self.leastHeight, requests.max() ?? 0)
    return (least, least)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let timelineHeight = timeline.isVisible ? timeline.request(.vertical).minimum : 0
    var mapFrame: Rect
    switch form {
    case .beside: mapFrame = allocateBeside(width, height, timelineHeight)
    case .stacked: mapFrame = allocateStacked(width, height, timelineHeight)
    case .list, .map: mapFrame = allocatePushed(width, height, timelineHeight)
    }
    guard map.isChildVisible else { return }
    if form == .list || form == .map {
      let way = ((1 - slide.value(at: slideAnimator.time)) * Double(width)).rounded()
      mapFrame.x = isRightToLeft ? -way : way
    }
    allocateSheet(over: mapFrame)
    map.allocate(mapFrame)
    let free = max(mapFrame.height - map.coveredHeight, 0)
    let top = Rect(x: mapFrame.x, y: mapFrame.y, width: mapFrame.width, height: free)
    let buttonsFrame = allocateButtons(over: top)
    // Before the form for a new size is adopted, in the same frame, a callout may have no room. If it were hidden, it
    // would lose the focus.
    let next = placement(for: width)
    if next.form == form, cardForm(next, width) == card.form {
      allocateCallout(over: mapFrame, buttonsFrame)
    }
  }

  /// List and map side by side. Returns the map's frame.
  private func allocateBeside(_ width: Int, _ height: Int, _ timelineHeight: Int) -> Rect {
    let start = Self.paneWidth + Self.line
    let x = { (start: Int, part: Int) in
      Double(self.x(leading: start, width: part, in: width))
    }
    list.allocate(x: x(0, Self.paneWidth), y: 0, width: Self.paneWidth, height: height)
    separator.allocate(x: x(Self.paneWidth, Self.line), y: 0, width: Self.line, height: height)
    let mapHeight = max(height - timelineHeight, 0)
    let column = x(start, width - start)
    allocateTimeline(x: column, y: mapHeight, width: width - start, height: timelineHeight)
    return Rect(x: column, y: 0, width: Double(width - start), height: Double(mapHeight))
  }

  /// The map above the list. Returns the map's frame.
  private func allocateStacked(_ width: Int, _ height: Int, _ timelineHeight: Int) -> Rect {
    let top = Int(Double(height) * Self.mapPart)
    let mapHeight = max(top - timelineHeight, 0)
    allocateTimeline(x: 0, y: mapHeight, width: width, height: timelineHeight)
    separator.allocate(x: 0, y: Double(top), width: width, height: Self.line)
    list.allocate(
      x: 0, y: Double(top + Self.line), width: width, height: max(height - top - Self.line, 0))
    return Rect(x: 0, y: 0, width: Double(width), height: Double(mapHeight))
  }

  /// The list or the map, above the timeline. Returns the map's frame, which reaches below a sheet.
  private func allocatePushed(_ width: Int, _ height: Int, _ timelineHeight: Int) -> Rect {
    let content = max(height - timelineHeight, 0)
    allocateTimeline(x: 0, y: content, width: width, height: timelineHeight)
    if list.isChildVisible { list.allocate(x: 0, y: 0, width: width, height: content) }
    let isSheetAtRest = form == .map && hasPlace && list.isChildVisible == false
    timeline.isChildVisible = timelineHeight > 0 && !isSheetAtRest
    let mapHeight = form == .map && hasPlace ? height : content
    return Rect(x: 0, y: 0, width: Double(width), height: Double(mapHeight))
  }

  private func allocateTimeline(x: Double, y: Int, width: Int, height: Int) {
    timeline.isChildVisible = height > 0
    if height > 0 { timeline.allocate(x: x, y: Double(y), width: width, height: height) }
  }

  /// Returns the frame of the buttons; they are hidden where the map has no room for them.
  private func allocateButtons(over map: Rect) -> Rect {
    let size = (buttons.request(.horizontal).minimum, buttons.request(.vertical).minimum)
    let margin = Double(Self.margin)
    buttons.isChildVisible = map.height >= Double(size.1) + 2 * margin || card.form == .callout
    let frame = Rect(
      x: isRightToLeft ? map.x + margin : map.maxX - margin - Double(size.0),
      y: max(map.maxY - margin - Double(size.1), 0), width: Double(size.0), height: Double(size.1))
    if buttons.isChildVisible { buttons.allocate(frame) }
    return frame
  }

  override func focus(_ direction: FocusDirection) -> Bool {
    guard direction == .tabForward || direction == .tabBackward else {
      return super.focus(direction)
    }
    let parts = [list, map, card, buttons, timeline] as [Widget]
    return moveFocus(direction, through: parts.filter(\.isChildVisible))
  }
}

extension Rect {
  /// The rectangle with all edges moved inward.
  fileprivate func insetBy(_ distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance, width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }

  fileprivate func offsetBy(x: Double, y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
