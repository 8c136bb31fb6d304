import Elements
import GLib
import Gtk

/// Places within an element's window.
extension TheElementsApplication {
  /// Opens the window of an isotope's element, `Au-198`, at the isotope.
  func showIsotope(_ name: String) {
    let symbol = name.prefix { $0 != "-" }
    guard let table = library.table else {
      return afterReading { [weak self] in self?.showIsotope(name) }
    }
    guard let element = table.find(String(symbol)) else { return }
    showElement(element.symbol)
    elementWindows.open.first { $0.element.number == element.number }?.page.selectNuclide(name)
  }

  /// Opens the window of an element at one of its properties.
  func showProperty(_ key: String, of text: String) {
    guard let table = library.table else {
      return afterReading { [weak self] in self?.showProperty(key, of: text) }
    }
    guard let element = table.find(text) else { return }
    showElement(element.symbol)
    elementWindows.open.first { $0.element.number == element.number }?.page.selectProperty(key)
  }

  /// Shows the main window with a text in its search.
  func searchElements(_ text: String) {
    showMainWindow()
    afterReading { [weak self] in self?.mainWindow?.activate(.search, text) }
  }
}
