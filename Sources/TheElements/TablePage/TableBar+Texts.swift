import Elements
import GLib
import Gtk

extension Pressure {
  /// A pressure as the user reads it: `2,5 MPa`.
  static func shownText(_ digits: String?) -> String { tr(number: text(digits)) }
}

/// The texts, menus and scales of the bar.
extension TableBar {
  static func title(of control: TableState.Control) -> String {
    switch control {
    case .temperature: tr("Temperature")
    case .year: tr("Year")
    }
  }

  /// The title of the slider that is shown, with what the other one is set to: `Year · 2000 K`.
  static func title(of state: TableState, in unit: TemperatureUnit) -> String {
    let other =
      switch state.control {
      case .temperature: state.year.map { String($0) }
      case .year: state.temperature.map { text(ofKelvin: $0, in: unit) }
      }
    return tr(dotted: [title(of: state.control)] + (other.map { [$0] } ?? []))
  }

  static var menu: Menu {
    Menu(
      sections: [
        TableState.Control.allCases.map {
          Menu.Item(title(of: $0), action: AppAction.setTableControl.name, $0.rawValue)
        }
      ])
  }

  /// The scale in kelvin, with ends and steps in a unit.
  static func temperatures(in unit: TemperatureUnit) -> ValueSlider.Scale {
    let degree = unit.scale.degree
    let step = (unit == .fahrenheit ? 20 : 10) * degree
    return ValueSlider.Scale(
      range: AtomicElement.temperatures, step: step, page: 10 * step,
      origin: unit.scale.zero,
      ends: ["0", "6000"].map { text(ofKelvin: $0, in: unit) }, label: tr("Temperature"))
  }

  /// `2500 K`; 20 °C without digits.
  static func text(ofKelvin digits: String?, in unit: TemperatureUnit) -> String {
    tr(.temperature(digits ?? AtomicElement.roomTemperatureDigits, in: unit))
  }

  /// Digits of a temperature, with decimals only if it has some.
  static func digits(_ kelvin: Double) -> String {
    kelvin == kelvin.rounded()
      ? String(Int(kelvin)) : NumberFormat.rounded(String(kelvin), toDecimals: 2)
  }
}
