import Elements
import ElementsStore
import Gtk

/// A window beside the main window that the main menu opens.
struct DataWindow: Sendable {
  /// What a window is made of.
  struct Context {
    let library: Library
    let favorites: Favorites
    let keeper: StateKeeper
    /// Returns the units of temperatures.
    let temperatures: @MainActor () -> TemperatureDisplay
    /// Returns the text of the search in the main window; empty without one.
    let search: @MainActor () -> String
  }

  /// The name of the window in recordings, and of its section in the saved state.
  let id: String
  /// The English title in recordings.
  let title: String
  /// The actions of the window and those that open it.
  let actions: [AppAction]
  /// The action of the menu item; an empty parameter stands for none.
  let opener: AppAction
  /// Returns the title of the menu item when the menu is opened; nil for that of the action.
  var menuTitle: (@MainActor @Sendable (Favorites) -> String?)?
  /// Adds the actions that open the window.
  let register: @MainActor @Sendable (Gtk.Application, Context) -> Void
}

extension DataWindow {
  var menuItem: Menu.Item { opener.parameters.isEmpty ? opener.menuItem : opener.menuItem("") }

  /// Returns the menu item with the title that it has at present.
  @MainActor
  func menuItem(_ favorites: Favorites) -> Menu.Item {
    menuTitle?(favorites).map { Menu.Item($0, action: opener.name) } ?? menuItem
  }

  /// Opens the window, or presents it.
  @MainActor
  func open(in application: Gtk.Application) {
    _ = application.activateAction(
      opener.localName, with: opener.parameters.isEmpty ? [] : [""])
  }
}

extension Gtk.Application {
  /// Returns the first open window of a class.
  func window<Kind: Window>(_ kind: Kind.Type) -> Kind? {
    windows.lazy.compactMap { $0 as? Kind }.first
  }

  /// Presents a window over the active one. It shows the focus if that does, as GTK has it for a transient window.
  func present(_ window: Window) {
    let showsFocus = activeWindow?.showsFocus ?? false
    window.setApplication(self)
    window.present()
    if showsFocus { window.showsFocus = true }
  }
}

extension Window {
  /// Takes the size of the window closed last, and remembers its own when it is closed.
  /// - Parameter section: the section of the saved state.
  func rememberSize(_ section: String, in keeper: StateKeeper) {
    if let last = keeper.state[section].windowSize {
      (defaultWidth, defaultHeight) = (last.width, last.height)
    }
    onCloseRequest { [weak self, weak keeper] in
      guard let self else { return }
      let own = SavedState.WindowSize(width: self.defaultWidth, height: self.defaultHeight)
      keeper?.change { $0[section].windowSize = own }
    }
  }
}

/// A window that shows temperatures.
@MainActor
protocol TemperatureView {
  /// Shows the temperatures in the present units.
  func updateTemperatures()
}
