import Gtk

extension Window {
  /// Sets the style class `touch`, with larger targets, while the last pointer input was touch.
  func followTouch() {
    let touch = TouchController()
    touch.onChange { [weak self] in self?.isTouched = $0 }
    add(touch)
  }

  /// True while the last pointer input was touch.
  var isTouched: Bool {
    get { hasClass("touch") }
    set { setClass("touch", newValue) }
  }
}
