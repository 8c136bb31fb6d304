import Elements
import GLib
import Gtk

// PressureButton
//   ├── Box: the pressure, an arrow
//   └── popover → PressurePanel

/// The button of the pressure at which the Table shows the states. It opens the panel that sets it.
final class PressureButton: Button {
  private let title = Label()
  private let arrow = Image(icon: "pan-down-symbolic")
  /// True without the arrow, in a narrow window.
  var isCompact = false {
    didSet { arrow.isVisible = !isCompact }
  }
  private(set) var panel: PressurePanel?
  private var digits: String?
  /// Number of elements whose vapor pressure is known at the pressure; nil for 1 atm, and before it is read.
  private var count: Int?

  override init() {
    super.init()
    name = "table-pressure"
    let content = Box(.horizontal, spacing: 5)
    content.add(title)
    content.add(arrow)
    setChild(content)
    onClicked { [weak self] in self?.open() }
    update()
  }

  /// Shows a pressure.
  /// - Parameters:
  ///   - digits: digits in kilopascals; nil for 1 atm.
  ///   - count: number of elements whose state is that at the pressure.
  func show(_ digits: String?, count: Int?) {
    guard digits != self.digits || count != self.count else { return }
    (self.digits, self.count) = (digits, count)
    update()
  }

  private func update() {
    title.text = Pressure.shownText(digits)
    setAccessibleLabel(tr("Pressure: {1}", title.text))
    tooltipText = tr("Pressure")
    panel?.show(digits, count: count)
  }

  private func open() {
    let panel = panel ?? PressurePanel()
    self.panel = panel
    panel.entry.text = ""
    panel.show(digits, count: count)
    showPopover(panel, name: tr("Pressure"))
    panel.entry.grabFocus()
  }
}

// PressurePanel
//   ├── ValueSlider
//   ├── Box: TextEntry, Button: 1 atm
//   └── Label: number of elements

/// The pressure of the Table's states: a logarithmic slider, a field, and the number of elements that follow it.
final class PressurePanel: Box {
  let entry = TextEntry(name: tr("Pressure"))
  private let slider: ValueSlider
  private let note = Label()
  private var digits: String?
  /// True if a pressure was entered, and is announced once the number of elements is known.
  private var isAnnouncing = false

  /// Steps of the arrow keys and of the page keys, in decades.
  private static let (step, page) = (0.1, 0.5)
  /// Width in pixels, and least width of the field in characters.
  private static let (width, entryCharacters) = (260, 10)

  init() {
    slider = ValueSlider(Self.scale, name: "pressure-slider")
    super.init(.vertical, spacing: 6)
    name = "pressure-panel"
    widthRequest = Self.width
    entry.name = "pressure-entry"
    entry.widthCharacters = Self.entryCharacters
    entry.expandsHorizontally = true
    entry.onEnter { [weak self] in self?.entered() }
    slider.onMove = { [weak self] in self?.moved(to: $0) }
    note.wraps = true
    note.alignText(0)
    note.addClass("property-note")
    let normal = Button(label: Pressure.shownText(nil))
    normal.name = "pressure-atmosphere"
    normal.setAction(AppAction.setPressure.name, "")
    let line = Box(.horizontal, spacing: 8)
    line.add(entry)
    line.add(normal)
    for part in [slider, line, note] as [Widget] { add(part) }
  }

  private static var scale: ValueSlider.Scale {
    ValueSlider.Scale(
      range: Pressure.logarithms, step: step, page: page,
      ends: [Pressure.logarithms.lowerBound, Pressure.logarithms.upperBound].map {
        Pressure.shownText(Pressure.digits(logarithm: $0))
      },
      label: tr("Pressure"))
  }

  /// Shows a pressure, as `PressureButton.show` does. A text that is being typed stays, unless the pressure is another.
  func show(_ digits: String?, count: Int?) {
    let text = Pressure.shownText(digits)
    if digits != self.digits || entry.text.isEmpty {
      self.digits = digits
      entry.text = text
      entry.removeClass("error")
    }
    slider.show(
      Pressure.logarithm(of: digits), on: Self.scale, text: text,
      marks: [Pressure.atmosphereLogarithm])
    note.text =
      count.map {
        ntr(
          "{1} element at this pressure, the others at 1 atm",
          "{1} elements at this pressure, the others at 1 atm", $0,
          NumberFormat.text(String($0)))
      } ?? (digits == nil ? tr("All elements at 1 atm") : "")
    announceEntered()
  }

  private func announceEntered() {
    guard isAnnouncing, !note.text.isEmpty else { return }
    isAnnouncing = false
    announce(tr("{1}, {2}", entry.text, note.text))
  }

  private func moved(to logarithm: Double) {
    let isNormal = logarithm == Pressure.atmosphereLogarithm
    activateRepeatedly(.setPressure, isNormal ? "" : Pressure.digits(logarithm: logarithm))
  }

  private func entered() {
    guard let digits = entry.text.isEmpty ? "" : Pressure.digits(parsing: entry.text) else {
      entry.addClass("error")
      announce(tr("No pressure between 1 kPa and 10 MPa"))
      return
    }
    entry.removeClass("error")
    activate(.setPressure, digits)
    entry.text = Pressure.shownText(self.digits)
    isAnnouncing = true
    announceEntered()
  }
}
