import CGtk
import GLib

/// A menu model: sections of items, each a title and an action (GMenu).
public final class Menu: Object {
  /// A menu item: its title, and the full name of the action with its one or two string parameters. A disabled
  /// item is shown insensitive.
  public struct Item {
    let title: String
    let action: String
    let texts: [String]
    /// True if the item is left out while its action is disabled.
    let hidesWhenDisabled: Bool

    public init(
      _ title: String, action: String, _ texts: String..., isEnabled: Bool = true,
      hidesWhenDisabled: Bool = false
    ) {
      self.hidesWhenDisabled = hidesWhenDisabled
      self.title = title
      // GTK makes an item insensitive if its action does not exist.
      self.action = isEnabled ? action : "disabled.\(action)"
      self.texts = texts
    }
  }

  /// Items between two lines, below a title if there is one.
  public struct Section {
    let title: String?
    public let items: [Item]

    public init(_ items: [Item], title: String? = nil) { (self.items, self.title) = (items, title) }
  }

  var model: UnsafeMutablePointer<GMenuModel> { raw.assumingMemoryBound(to: GMenuModel.self) }

  /// Makes a menu of sections without titles.
  public convenience init(sections: [[Item]]) { self.init(sections.map { Section($0) }) }

  /// Makes a menu of `sections`, separated by lines.
  public init(_ sections: [Section]) {
    let menu = g_menu_new()
    super.init(UnsafeMutableRawPointer(menu.unsafelyUnwrapped), .full)
    for part in sections {
      let section = g_menu_new()
      for item in part.items {
        let entry = g_menu_item_new(item.title, nil)
        g_menu_item_set_action_and_target_value(
          entry, item.action, Variant.make(item.texts))
        if item.hidesWhenDisabled {
          g_menu_item_set_attribute_value(
            entry, "hidden-when", g_variant_new_string("action-disabled"))
        }
        g_menu_append_item(section, entry)
        g_object_unref(UnsafeMutableRawPointer(entry))
      }
      section.map {
        g_menu_append_section(
          menu, part.title, UnsafeMutableRawPointer($0).assumingMemoryBound(to: GMenuModel.self))
      }
      g_object_unref(UnsafeMutableRawPointer(section))
    }
  }
}
