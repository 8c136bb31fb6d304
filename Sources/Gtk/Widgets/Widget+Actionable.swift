import CGtk
import GLib

/// The controls that activate an action: buttons, and items of menus.
extension Widget {
  /// Returns the item of an open menu inside the widget that activates an action with string parameters.
  /// - Parameter action: the action's name without its group.
  public func openMenuItem(action: String, _ texts: [String]) -> Widget? {
    let menu = first { menu in
      menu.isInstance(of: gtk_popover_menu_get_type()) && menu.isMapped
        && menu.menuModel?.title(ofItem: action, texts) != nil
    }
    guard let menu, let title = menu.menuModel?.title(ofItem: action, texts) else { return nil }
    return menu.first { item in
      // GtkModelButton has no public functions.
      item.isInstance(of: g_type_from_name("GtkModelButton")) && item.isUsable
        && item.property("text") == title
    }
  }

  /// Returns the button inside the widget that activates an action with string parameters.
  /// - Parameter action: the action's name without its group.
  public func actionButton(action: String, _ texts: [String]) -> Widget? {
    first { button in
      guard button.isInstance(of: gtk_actionable_get_type()), button.isUsable,
        let name = gtk_actionable_get_action_name(button.opaque)
      else { return false }
      return String(cString: name).isName(of: action)
        && Variant.isEqual(gtk_actionable_get_action_target_value(button.opaque), texts)
    }
  }

  /// Returns the button inside the widget whose menu has an item for an action with string parameters.
  /// - Parameter action: the action's name without its group.
  public func menuButton(action: String, _ texts: [String]) -> Widget? {
    first { button in
      button.isInstance(of: gtk_menu_button_get_type()) && button.isUsable
        && MenuButton.model(of: button.opaque)?.title(ofItem: action, texts) != nil
    }
  }

  /// The model of a popover menu.
  private var menuModel: UnsafeMutablePointer<GMenuModel>? {
    gtk_popover_menu_get_menu_model(opaque)
  }

  /// True if the widget and all its ancestors are shown and sensitive.
  private var isUsable: Bool { isMapped && gtk_widget_is_sensitive(widget) != 0 }
}

extension UnsafeMutablePointer<GMenuModel> {
  /// The title of the first item that activates an action, also in a section or submenu.
  fileprivate func title(ofItem action: String, _ texts: [String]) -> String? {
    for index in 0..<g_menu_model_get_n_items(self) {
      if text(G_MENU_ATTRIBUTE_ACTION, at: index)?.isName(of: action) == true {
        let target = g_menu_model_get_item_attribute_value(
          self, index, G_MENU_ATTRIBUTE_TARGET, nil)
        defer { target.map { g_variant_unref($0) } }
        if Variant.isEqual(target, texts) { return text(G_MENU_ATTRIBUTE_LABEL, at: index) }
      }
      for link in [G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU] {
        guard let part = g_menu_model_get_item_link(self, index, link) else { continue }
        defer { g_object_unref(part) }
        if let title = part.title(ofItem: action, texts) { return title }
      }
    }
    return nil
  }

  private func text(_ attribute: String, at index: gint) -> String? {
    let value = g_menu_model_get_item_attribute_value(self, index, attribute, nil)
    defer { value.map { g_variant_unref($0) } }
    return value.map { Variant.text($0) }
  }
}

extension String {
  /// True for the full name of an action, `win.flip`.
  fileprivate func isName(of action: String) -> Bool { hasSuffix(".\(action)") }
}
