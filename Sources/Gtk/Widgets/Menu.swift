import CGtk
import GLib

/// A menu's items in sections, each an action with a title (GMenu).
public final class Menu: Object {
  /// An item: the title shown, and the full name of the action with the text or the two it is called with. One
  /// that is not enabled is shown all the same.
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
      // What GTK finds no action for cannot be chosen.
      self.action = isEnabled ? action : "disabled.\(action)"
      self.texts = texts
    }
  }

  var model: UnsafeMutablePointer<GMenuModel> { raw.assumingMemoryBound(to: GMenuModel.self) }

  /// A menu of `sections`, with a line between them.
  public init(sections: [[Item]]) {
    let menu = g_menu_new()
    super.init(UnsafeMutableRawPointer(menu.unsafelyUnwrapped), .full)
    for items in sections {
      let section = g_menu_new()
      for item in items {
        let entry = g_menu_item_new(item.title, nil)
        g_menu_item_set_action_and_target_value(
          entry, item.action, Self.variant(item.texts))
        if item.hidesWhenDisabled {
          g_menu_item_set_attribute_value(
            entry, "hidden-when", g_variant_new_string("action-disabled"))
        }
        g_menu_append_item(section, entry)
        g_object_unref(UnsafeMutableRawPointer(entry))
      }
      section.map {
        g_menu_append_section(
          menu, nil, UnsafeMutableRawPointer($0).assumingMemoryBound(to: GMenuModel.self))
      }
      g_object_unref(UnsafeMutableRawPointer(section))
    }
  }

  private static func variant(_ texts: [String]) -> OpaquePointer? {
    let variants = texts.map { g_variant_new_string($0) }
    guard variants.count > 1 else { return variants.first ?? nil }
    return g_variant_new_tuple(variants, gsize(variants.count))
  }
}
