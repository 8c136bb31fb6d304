import CGtk
import GLib

/// A button that opens a menu; the popover is created on first use (GtkMenuButton).
public final class MenuButton: Widget {
  /// Makes a button with a symbolic icon; `name` is its tooltip and accessible name.
  public init(icon: String, name: String, menu: Menu) {
    super.init(new: gtk_menu_button_new())
    gtk_menu_button_set_icon_name(opaque, icon)
    setMenu(menu)
    tooltipText = name
    setAccessibleLabel(name)
  }

  private typealias Maker = @MainActor () -> Menu

  /// Sets the menu that is opened next.
  /// - Parameter make: makes the menu anew each time before it is opened; nil to keep this one.
  public func setMenu(_ menu: Menu, renewedBy make: (@MainActor () -> Menu)? = nil) {
    Self.keep(menu, of: opaque)
    gtk_menu_button_set_create_popup_func(
      opaque,
      { button, data in
        guard let button else { return }
        if let make = UserData<Maker>.value(data) { MenuButton.keep(make(), of: button) }
        let popover = gtk_popover_menu_new_from_model(
          MenuButton.model(of: button))
        // The button's tooltip is its name.
        if let popover {
          let name = Widget.tooltip(of: UnsafeMutableRawPointer(button))
          cgtk_accessible_set_label(popover, name)
          let content = Widget.known(UnsafeMutableRawPointer(popover))
          content.passOverStackPages()
          content.groupAccessibleParts()
        }
        gtk_menu_button_set_popover(button, popover)
      }, make.map { UserData<Maker>.retaining($0) }, releaseUserData)
  }

  private static func keep(_ menu: Menu, of button: OpaquePointer) {
    g_object_set_data_full(
      UnsafeMutablePointer(button), modelKey, g_object_ref(menu.raw), g_object_unref)
  }

  /// The model of a button's menu; GTK knows it only after the menu was opened.
  static func model(of button: OpaquePointer) -> UnsafeMutablePointer<GMenuModel>? {
    g_object_get_data(UnsafeMutablePointer(button), modelKey)?
      .assumingMemoryBound(to: GMenuModel.self)
  }

  private static let modelKey = "swift-menu-model"

  /// Closes the menu.
  public func popDown() { gtk_menu_button_popdown(opaque) }

  /// Opens the menu, unless a button of the pointer is pressed. When it closes, the focus returns to the widget that has
  /// it now.
  public func popUp() {
    if isAnyButtonHeld { return }
    let previous = window?.focusWidget
    gtk_menu_button_popup(opaque)
    guard let popover = gtk_menu_button_get_popover(opaque) else { return }
    returnFocus(from: Widget.known(UnsafeMutableRawPointer(popover)), to: previous)
  }
}
