import Elements
import GLib
import Gtk

// TimelineView
//   ├── Button: play and pause
//   ├── TimelineHandle, two
//   └── ToggleButton: show in the Table

/// The timeline below the map: a histogram of the discoveries by decade, and two handles that limit the years shown.
final class TimelineView: Widget {
  /// The years of the scale and those shown.
  var timeline: Timeline {
    didSet { if timeline != oldValue { update() } }
  }
  let play = PlayButton(name: "timeline-play", .playTimeline)
  let handles: [TimelineHandle]
  let pin = ToggleButton(icon: "elements-table-symbolic", name: AppAction.pinTimeline.title)
  private let histogram: Timeline.Histogram
  /// A note on the elements without a year, in full and in short; empty if there are none.
  private let notes: [String]
  private var drag: (target: TimelineLayout.DragTarget, timeline: Timeline, x: Double)?

  /// Font sizes in pixels at a text scale of 1.
  private static let (textSize, captionSize) = (13.3, 10.7)
  private static let (barOpacity, restOpacity, troughOpacity) = (0.55, 0.2, 0.15)
  private static let barRadius = 1.0

  /// - Parameters:
  ///   - years: the years of all discoveries.
  ///   - ancient: number of elements known since antiquity.
  init(_ timeline: Timeline, years: [Int], ancient: Int) {
    self.timeline = timeline
    histogram = timeline.histogram(of: years)
    handles = [
      TimelineHandle(name: "timeline-start", label: tr("First year"), steps: (1, 10)),
      TimelineHandle(name: "timeline-end", label: tr("Last year"), steps: (1, 10)),
    ]
    notes =
      ancient == 0
      ? []
      : [
        ntr(
          "{1} element known since antiquity", "{1} elements known since antiquity", ancient,
          String(ancient)),
        // TRANSLATORS: The number of elements known since antiquity, where there is little room.
        ntr("{1} since antiquity", "{1} since antiquity", ancient, String(ancient)),
      ]
    super.init()
    name = "timeline"
    setAccessibleLabel(tr("Timeline"))
    setAccessibleDescription(notes.first ?? "")
    pin.name = "timeline-pin"
    pin.onClicked { [weak self] in self?.activate(.pinTimeline) }
    pin.addClass("circular")
    for button in [play, pin] as [Widget] { button.addClass("timeline-button") }
    pin.addClass("flat")
    for child in [play] + handles + [pin] as [Widget] { append(child) }
    for (handle, widget) in zip(Timeline.Handle.allCases, handles) {
      widget.onMove = { [weak self] in self?.move(handle, to: Int($0)) }
    }
    showYears()
    onDrag { [weak self] x, _ in
      self?.drag(to: x)
    } onEnd: { [weak self] in
      self?.drag = nil
    }
  }

  override class var cssName: String? { "timeline" }
  override class var accessibleRole: AccessibleRole? { .group }

  private func update() {
    showYears()
    queueAllocate()
    queueDraw()
  }

  /// Tells the handles their years, and how far each can move.
  private func showYears() {
    let (first, last) = (Double(timeline.range.lowerBound), Double(timeline.range.upperBound))
    let (start, end) = (Double(timeline.bounds.lowerBound), Double(timeline.bounds.upperBound))
    handles[0].show(value: first, in: start...last, text: String(timeline.range.lowerBound))
    handles[1].show(value: last, in: first...end, text: String(timeline.range.upperBound))
  }

  // MARK: Input

  private func set(_ changed: Timeline) {
    let range = changed.range
    activateRepeatedly(.setTimeline, String(range.lowerBound), String(range.upperBound))
  }

  private func move(_ handle: Timeline.Handle, to year: Int) {
    var changed = timeline
    changed.move(handle, to: year)
    set(changed)
  }

  private func drag(to x: Double) {
    let layout = layout
    guard let drag else {
      let reach = TimelineLayout.reach
      guard x >= layout.scale.lowerBound - reach, x <= layout.scale.upperBound + reach else {
        return
      }
      drag = (layout.dragTarget(at: x), timeline, x)
      return drag(to: x)
    }
    switch drag.target {
    case .handle(let handle, let offset):
      focus(handle)
      move(handle, to: layout.year(at: x + offset))
    case .either:
      guard x != drag.x else { return }
      let isEarlier = (x < drag.x) != isRightToLeft
      self.drag?.target = .handle(isEarlier ? .start : .end, offset: 0)
    case .range(let year):
      var changed = drag.timeline
      changed.shift(by: layout.year(at: x) - year)
      set(changed)
    }
  }

  private func focus(_ handle: Timeline.Handle) {
    let widget = handles[handle == .start ? 0 : 1]
    if !widget.isFocused { widget.grabFocus() }
  }

  // MARK: Layout

  /// The positions of all parts.
  var layout: TimelineLayout {
    let texts = [tr(timeline.wholeText), "8888–8888"].map { text($0, Self.textSize, .bold).width }
    return TimelineLayout(
      timeline, width: Double(width), textWidth: texts.max() ?? 0, textScale: textScale,
      isMirrored: isRightToLeft)
  }

  private func text(_ text: String, _ size: Double, _ weight: FontWeight = .regular) -> TextLayout {
    TextLayout(text, for: self, size: size * textScale, weight: weight)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    for child in children { _ = child.request(orientation) }
    guard orientation == .vertical else { return (PaneLayout.leastPages, 600) }
    let height = Int(TimelineLayout.height(textScale: textScale))
    return (height, height)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let layout = layout
    for (button, center) in [(play, layout.playCenter), (pin, layout.buttonCenter)]
      as [(Widget, Point)]
    {
      let side = (button.request(.horizontal).minimum, button.request(.vertical).minimum)
      let top = center.y - min(Double(side.1), TimelineLayout.button) / 2
      button.allocate(
        x: (center.x - Double(side.0) / 2).rounded(),
        y: min(top.rounded(), Double(height - side.1)),
        width: side.0, height: side.1)
    }
    for (handle, widget) in zip(Timeline.Handle.allCases, handles) {
      let side = Double(SliderKnob.side)
      widget.allocate(
        x: layout.x(of: handle) - side / 2, y: layout.middle - side / 2,
        width: SliderKnob.side, height: SliderKnob.side)
    }
  }

  // MARK: Drawing

  override func snapshot(_ snapshot: Snapshot) {
    let layout = layout
    let accent = namedColor("accent_bg_color") ?? color
    let bars = layout.bars(of: histogram)
    for bar in bars {
      let isShown =
        bar.decade + 9 >= timeline.range.lowerBound && bar.decade <= timeline.range.upperBound
      snapshot.fill(
        Bounds(bar.frame), radius: Self.barRadius,
        accent.faded(to: isShown ? Self.barOpacity : Self.restOpacity))
    }
    let radius = TimelineLayout.trough / 2
    snapshot.fill(
      Bounds(layout.trough(timeline.bounds)), radius: radius, color.faded(to: Self.troughOpacity))
    snapshot.fill(Bounds(layout.trough(timeline.range)), radius: radius, accent)
    drawTexts(in: snapshot, layout, bars)
    super.snapshot(snapshot)
  }

  private func drawTexts(
    in snapshot: Snapshot, _ layout: TimelineLayout, _ bars: [TimelineLayout.Bar]
  ) {
    let widest = text("8888", Self.captionSize).width
    for tick in layout.ticks(textWidth: widest) {
      let year = text(String(tick.year), Self.captionSize)
      snapshot.text(year, x: (tick.x - year.width / 2).rounded(), y: layout.tickTop, dimColor)
    }
    let shown = text(tr(timeline.text), Self.textSize, .bold)
    let corner = layout.textCorner
    snapshot.text(
      shown, x: isRightToLeft ? corner.x : corner.x - shown.width, y: corner.y, color)
    for note in notes.lazy.map({ self.text($0, Self.captionSize) }) {
      let size = Size(width: note.width, height: note.height)
      guard let frame = layout.noteFrame(of: size, bars: bars) else { continue }
      return snapshot.text(note, x: frame.x, y: frame.y, dimColor)
    }
  }

  override func styleChanged() { queueDraw() }
}

extension TimelineView: DrawnPart {
  var shownTexts: [String] { [tr(timeline.text)] }
}

/// A handle of the timeline, which shows its year. The pointer moves it through `TimelineView`.
final class TimelineHandle: SliderKnob, DrawnPart {
  var shownTexts: [String] { [accessibleDescription] }
}
