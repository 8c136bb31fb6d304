import Elements
import GLib
import Gtk

/// Places within an element's window.
extension TheElementsApplication {
  /// Opens the window of an isotope's element, `Au-198`, at the isotope.
  func showIsotope(_ name: String) {
    showElement(String(name.prefix { $0 != "-" })) { $0.selectNuclide(name) }
  }

  /// Opens the window of an element at one of its properties.
  func showProperty(_ key: String, of text: String) {
    showElement(text) { $0.selectProperty(key) }
  }

  /// Opens the window of an element, if there is one, and calls `body` with its page.
  private func showElement(_ text: String, _ body: @escaping @MainActor (ElementPage) -> Void) {
    afterReading { [weak self] in
      guard let self, let element = self.library.table?.find(text) else { return }
      self.showElement(element.symbol)
      self.elementWindows.open.first { $0.element.number == element.number }.map { body($0.page) }
    }
  }

  /// Shows the main window with a text in its search.
  func searchElements(_ text: String) {
    showMainWindow()
    afterReading { [weak self] in self?.mainWindow?.activate(.search, text) }
  }
}
