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

  static var menu: Menu {
    Menu(
      sections: [
        TableState.Control.allCases.map {
          Menu.Item(title(of: $0), action: AppAction.setTableControl.name, $0.rawValue)
        }
      ])
  }

  static var temperatures: ValueSlider.Scale {
    ValueSlider.Scale(
      range: AtomicElement.temperatures, step: 10, page: 100, ends: ["0 K", "6000 K"],
      label: tr("Temperature"))
  }

  /// `2500 K`; 20 °C without digits.
  static func text(ofKelvin digits: String?) -> String {
    let number = NumberFormat.text(digits ?? roomTemperature)
    return tr(number: NumberFormat.quantity(number, TemperatureUnit.kelvin.symbol))
  }

  /// Digits of a temperature, with decimals only if it has some.
  static func digits(_ kelvin: Double) -> String {
    kelvin == kelvin.rounded()
      ? String(Int(kelvin)) : NumberFormat.rounded(String(kelvin), toDecimals: 2)
  }

  private static let roomTemperature = "293.15"
}
