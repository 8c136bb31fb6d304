import Elements
import ElementsStore
import GLib
import Gtk

/// The presentation of a main window: full screen, larger text, the pointer ringed, the bars hidden until the pointer is
/// at their edge. It ends with everything as it was before.
@MainActor
final class Presentation {
  /// The window's content.
  let layer: PresentationLayer
  private(set) var isOn = false
  /// The lesson that is shown; nil for none.
  private(set) var lesson: (any SteppedLesson)?
  private weak var window: (any PagesHost)?
  private var former: FormerWindow?
  private var text: TextEnlargement?
  private var inhibition: IdleInhibition?
  private var toggle: Action?
  private var noteTimer: Timer?
  private var steps: (next: Action, previous: Action, end: Action)?
  /// True while the pointer, or a menu opened by a key, shows the bars of an edge.
  private var isTopShown = false
  private var isFootShown = false
  /// True if the lesson has begun the presentation, and ends it.
  private var endsWithLesson = false
  /// Bring back what the lesson has changed.
  private var restorations: [@MainActor () -> Void] = []

  /// Milliseconds for which it says how to leave.
  private static let noteMs: Int64 = 3000
  /// Factor of the text size.
  private static let textFactor = 1.4
  /// Pixels from an edge within which the pointer shows its bars, and beyond which it hides them.
  private static let edge = (inner: 2.0, outer: 160.0)

  /// - Parameter column: the window's content.
  init(_ column: Box) { layer = PresentationLayer(column) }

  /// True if the header bar and the tabs are shown.
  var showsBars: Bool { !isOn || isTopShown }

  /// Adds the actions and keys to `window`.
  func attach(to window: any PagesHost) {
    self.window = window
    toggle = window.register(.present, isOn: false, for: self) { $0.turn(on: $1) }
    steps = (
      window.register(.nextStep, for: self) { $0.step { $0.goOn() } },
      window.register(.previousStep, for: self) { $0.step { $0.goBack() } },
      window.register(.endLesson, for: self) { $0.endLesson() }
    )
    updateSteps()
    layer.onMove = { [weak self] in self?.pointerMoved(over: $0, $1, $2) }
    window.onChange(of: "focus-widget") { [weak self] in self?.focusMoved() }
    // Above the layer, a toast would take Escape.
    for widget in [layer, window] as [Widget] {
      widget.onKeyPressed { [weak self] in $0 == .escape && self?.leaveByKey() == true }
    }
    window.onKeyPressed(isFirst: true) { [weak self] in self?.keyPressed($0) ?? false }
    window.onCloseRequest { [weak self] in self?.close() }
  }

  // MARK: Beginning and end

  private func turn(on isOn: Bool) {
    guard isOn != self.isOn else { return }
    if isOn { begin() } else { end() }
  }

  private func begin() {
    guard let window else { return }
    former = FormerWindow(window, layer)
    isOn = true
    toggle?.isOn = true
    text = TextEnlargement(by: Self.textFactor)
    inhibition = IdleInhibition(
      for: window, because: tr("Presentation", context: "full screen with large text"))
    layer.begin()
    window.isFullScreen = true
    update()
    let note = tr("Presentation. Escape ends it.")
    window.announce(note)
    layer.note = note
    noteTimer = Timer(after: Self.noteMs) { [weak layer] in
      MainActor.assumeIsolated { layer?.note = nil }
    }
  }

  private func end() {
    stopLesson()
    (isOn, isTopShown, isFootShown) = (false, false, false)
    toggle?.isOn = false
    endSettings()
    layer.end()
    update()
    former?.restore()
    former = nil
    window?.announce(tr("The presentation has ended."))
  }

  /// Restores what other windows share with this one, which is being closed.
  private func close() {
    guard isOn else { return }
    stopLesson()
    endSettings()
    former = nil
  }

  /// Ends what applies to the whole desktop or program.
  private func endSettings() {
    text?.end()
    inhibition?.end()
    (text, inhibition) = (nil, nil)
  }

  private func leaveByKey() -> Bool {
    guard isOn, let window else { return false }
    return window.activate(lesson == nil ? .present : .endLesson)
  }

  // MARK: Bars

  /// Shows the bars of the window and its pages as they are to be presented.
  func update() {
    window?.updateBars()
    updatePages()
  }

  /// Shows each page as it is to be presented, also one that was just made.
  func updatePages() {
    for page in window?.pages ?? [] {
      page.content?.isPresented = isOn
      page.content?.showsFoot = !isOn || isFootShown
    }
  }

  /// Shows the header bar and the tabs until the pointer or the focus moves on; for a menu opened by a key.
  func showBars() {
    guard isOn, !isTopShown else { return }
    isTopShown = true
    window?.updateBars()
  }

  private func pointerMoved(over item: (any ElementItem)?, _ top: Double, _ bottom: Double) {
    guard isOn else { return }
    let (wasTop, wasFoot) = (isTopShown, isFootShown)
    isTopShown = top < (isTopShown ? Self.edge.outer : Self.edge.inner)
    isFootShown = bottom < (isFootShown ? Self.edge.outer : Self.edge.inner)
    if isTopShown != wasTop { window?.updateBars() }
    if isFootShown != wasFoot { updatePages() }
    enlarge(item)
  }

  private func focusMoved() {
    guard isOn, let focus = window?.focusWidget, let item = focus.item else { return }
    // The menu that was opened by a key is closed.
    if isTopShown, layer.pointer.map({ $0.y > Self.edge.outer }) ?? true {
      isTopShown = false
      window?.updateBars()
    }
    // A lesson shows the whole page.
    if window?.showsFocus == true, lesson == nil { enlarge(item) }
  }

  /// Enlarges an item where the page itself shows no large tile.
  private func enlarge(_ item: (any ElementItem)?) {
    let isWanted = item?.showsTile == true && window?.shownPage?.content?.wantsLargeTile == true
    layer.enlarge(isWanted ? item : nil)
  }

  // MARK: Lessons

  /// Shows a lesson, in place of another one.
  func show(_ lesson: any SteppedLesson) {
    guard let window else { return }
    if self.lesson != nil { stopLesson() } else { endsWithLesson = !isOn }
    if !isOn { begin() }
    restorations = [lesson.restoration] + window.pages.map(\.restoration)
    self.lesson = lesson
    layer.foot = lesson.bar
    endSearch()
    lesson.goOn()
  }

  /// Returns to the state before the lesson, from which it begins anew.
  func restart() {
    restore()
    endSearch()
  }

  private func restore() {
    for restore in restorations { restore() }
  }

  /// Ends a search, which would dim what a lesson speaks of; the lesson's end brings it back.
  private func endSearch() { Action.asConsequence { _ = window?.activate(.hideSearch) } }

  private func step(_ body: (any SteppedLesson) -> Void) {
    if let lesson { body(lesson) }
  }

  /// Enables the steps that are possible.
  func updateSteps() {
    steps?.next.isEnabled = lesson?.hasNext ?? false
    steps?.previous.isEnabled = lesson?.hasPrevious ?? false
    steps?.end.isEnabled = lesson != nil
  }

  private func endLesson() {
    guard lesson != nil else { return }
    if endsWithLesson { return end() }
    stopLesson()
  }

  private func stopLesson() {
    guard let lesson else { return }
    self.lesson = nil
    lesson.stop()
    layer.foot = nil
    restore()
    restorations = []
    updateSteps()
  }

  /// The keys of a lesson, which work while the focus is on an element, in the bar, or nowhere.
  private func keyPressed(_ key: Key) -> Bool {
    guard let lesson, let window else { return false }
    let focus = window.focusWidget
    let isInBar = focus?.isInside(lesson.bar) == true
    guard focus == nil || isInBar || focus?.item != nil else { return false }
    let forward: Key = layer.isRightToLeft ? .left : .right
    let backward: Key = layer.isRightToLeft ? .right : .left
    switch key {
    case forward, .pageDown: window.activate(.nextStep)
    // On a button of the bar, it presses that.
    case .space where !isInBar: window.activate(.nextStep)
    case backward, .pageUp: window.activate(.previousStep)
    default: return false
    }
    return true
  }
}
