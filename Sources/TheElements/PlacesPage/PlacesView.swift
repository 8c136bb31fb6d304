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
//   ├── SkyCorner, over the map's upper corner
//   └── PlaceCard, over the map at the selected pin, or as a sheet over the lower part of a narrow map

/// The list of places and the map: side by side in a wide window, the map above the list in a medium one, and in a
/// narrow one the map in place of the list while a place is shown. No widget changes its parent for it.
final class PlacesView: Widget {
  let list: PlaceListView
  let map: MapView
  let timeline: TimelineView
  let card = PlaceCard()
  /// Returns true if there is room for the list or the map only.
  private let isNarrow: @MainActor (_ width: Int) -> Bool
  /// Called when the form changes, before the frame is painted.
  var onFormChange: (@MainActor () -> Void)?
  private(set) var placement = PlacesPlacement()
  let separator = Bin()
  let buttons = Box(.vertical, spacing: 8)
  let sky = SkyCorner()
  /// True if a place is selected.
  private(set) var hasPlace = false
  var sheet = Sheet()
  /// Heights in pixels of the sheet at the last layout, and of the area that it may cover.
  var (sheetHeight, sheetArea) = (0.0, 0.0)
  /// The place to which the map flies as soon as it is laid out.
  var destination: Int?
  /// True if the user was in the map last.
  private var isInMap = false
  /// The slide of the map over the list.
  private lazy var slide = Slide(in: self) { [weak self] in self?.showForm() }
  lazy var sheetAnimator = Animator(
    self, onFrame: { [weak self] in self?.stepSheet($0) ?? false },
    onEnd: { [weak self] in self?.endSheet() })

  /// Width of the list beside the map, in pixels.
  static let paneWidth = 340
  /// Least width of list and map, in pixels.
  static let leastWidth = PaneLayout.leastPages
  private static let leastHeight = 300

  init(
    _ list: PlaceListView, _ map: MapView, _ timeline: TimelineView,
    isNarrow: @escaping @MainActor (_ width: Int) -> Bool
  ) {
    (self.list, self.map, self.timeline, self.isNarrow) = (list, map, timeline, isNarrow)
    super.init()
    separator.addClass("places-separator")
    card.isVisible = false
    list.mapButton.isVisible = false
    map.clipContent()
    clipContent()
    buttons.addZoomButtons(whole: tr("Show Whole Map"))
    for child in [list, separator, map, timeline, buttons, sky, card] as [Widget] { append(child) }
    addSheet()
    afterLayout { [weak self] in self?.finishLayout() }
  }

  // MARK: Form

  var form: PlacesPlacement.Form { placement.form }

  /// Changes the placement; the map slides in and out.
  func change(_ change: (inout PlacesPlacement) -> Void) {
    var new = placement
    change(&new)
    adopt(width > 0 ? resized(new, to: width) : new, isAnimated: true)
  }

  /// Adopts the form for the present size.
  func updateForm() {
    guard width > 0 else { return }
    if list.containsFocus || timeline.containsFocus {
      isInMap = false
    } else if [map, card, buttons, sky].contains(where: \.containsFocus) {
      isInMap = true
    }
    adopt(resized(placement, to: width), isAnimated: false)
  }

  private func resized(_ placement: PlacesPlacement, to width: Int) -> PlacesPlacement {
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
    isInMap = form == .map || isInMap && form != .list
    slide.move(
      toPlace: form == .map,
      isAnimated: isAnimated && [.list, .map].contains(old) && [.list, .map].contains(form))
    showForm()
    onFormChange?()
    slide.start()
  }

  /// Shows the children of the form; while the map slides, those of both.
  private func showForm() {
    let isSliding = slide.isMoving
    let showsMap = form != .list || isSliding
    for child in [map, buttons, sky] as [Widget] { child.isChildVisible = showsMap }
    if card.form == .sheet { card.isChildVisible = showsMap }
    list.isChildVisible = form != .map || isSliding
    separator.isChildVisible = form == .beside || form == .stacked
    list.mapButton.isVisible = !separator.isChildVisible
    for child in [list, map, card] as [Widget] { child.canTarget = !isSliding }
    queueAllocate()
  }

  // MARK: Places

  /// Shows places on the map, and the bodies of the sky in its corner.
  func show(_ places: [Place]) {
    map.show(places.filter { !$0.isInSky })
    sky.show(places.filter(\.isInSky))
  }

  /// Marks the pin or the body of the sky of a place.
  func select(_ key: String?) {
    map.selection = key.flatMap { key in map.places.firstIndex { $0.key == key } }
    sky.selection = key
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
    guard map.isChildVisible else {
      card.isChildVisible = false
      return
    }
    if form == .list || form == .map {
      mapFrame.x = slide.distance(in: width)
    }
    allocateSheet(over: mapFrame)
    map.allocate(mapFrame)
    let free = max(mapFrame.height - map.coveredHeight, 0)
    let top = Rect(x: mapFrame.x, y: mapFrame.y, width: mapFrame.width, height: free)
    let buttonsFrame = allocateButtons(over: top)
    let skyFrame = allocateSky(over: top)
    // Before the form for a new size is adopted, in the same frame, a callout may have no room. If it were hidden, it
    // would lose the focus.
    let next = resized(placement, to: width)
    if next.form == form, cardForm(next, width) == card.form {
      allocateCallout(over: mapFrame, buttonsFrame)
    } else if card.isVisible, card.isChildVisible, card.form == .callout {
      card.allocate(card.placement?.frame ?? Rect(card.wholeSize))
    }
    coverMap(top, buttonsFrame, skyFrame)
  }

  override func focus(_ direction: FocusDirection) -> Bool {
    guard direction.isTab else { return super.focus(direction) }
    let parts = [list, map, sky, card, buttons, timeline] as [Widget]
    return moveFocus(direction, through: parts.filter(\.isChildVisible))
  }
}
