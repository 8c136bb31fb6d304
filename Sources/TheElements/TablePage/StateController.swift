import Elements
import GLib
import Gtk

extension Page {
  /// The elements by their states.
  static func states(_ order: ElementOrder) -> Page {
    Page(order) { StateController($0, in: $1) }
  }
}

/// The list of states in a main window, which says that they are not those of a Table at another temperature or pressure.
final class StateController: ListController {
  private lazy var note = makeNote()
  private let text = Label("", style: "favorites-hint", wraps: .anywhere)

  override var head: Widget? { note }

  private func makeNote() -> Widget {
    text.name = "state-note"
    text.expandsHorizontally = true
    let button = Button(label: tr("Show Table"))
    button.name = "state-table"
    button.addClass("flat")
    button.verticalAlign = .center
    button.setAction(AppAction.showPage.name, Page.table.id)
    let line = ListLine(
      Box(.horizontal, spacing: 6, [text, button]), maximumWidth: ListPage.maximumWidth)
    // The Table changes only while it is shown.
    contentShown = { [weak self, weak line] in
      if let self, let line { self.update(line) }
    }
    update(line)
    return line
  }

  override func updateTemperatures() { contentShown?() }

  /// Shows the temperature and the pressure of the Table, if they are not those of the list.
  private func update(_ line: Widget) {
    guard let window else { return }
    let table = window.state.table
    let unit = window.temperatures().first
    line.isVisible = table.temperature != nil || table.pressure != nil
    let temperature = TableBar.text(ofKelvin: table.temperature, in: unit)
    let place =
      table.pressure == nil
      ? temperature : tr(list: [temperature, Pressure.shownText(table.pressure)])
    text.text = tr(
      // TRANSLATORS: {1} is a temperature, {2} another one, and perhaps a pressure: 20 °C; 1500 °C, 10 kPa.
      "These are the states at {1} and 1 atm. The Table shows those at {2}.",
      TableBar.text(ofKelvin: nil, in: unit), place)
  }
}
