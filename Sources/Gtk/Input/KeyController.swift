import CGtk
import GLib

/// A key, as far as the application distinguishes them.
public enum Key: Sendable, Hashable {
  case up, down, left, right, home, end, pageUp, pageDown, enter, escape, space, delete
  /// The Menu key, or its equivalent Shift+F10.
  case menu
  /// A key that produces a character.
  case character(Character)
  case other
}

extension Widget {
  /// Calls `handler` for each key pressed without Control, Alt or Super while the focus is in the widget; true means
  /// handled.
  /// - Parameter isFirst: true to handle keys before the focused descendant does (the capture phase).
  @discardableResult
  public func onKeyPressed(
    isFirst: Bool = false, _ handler: @escaping @MainActor (Key) -> Bool
  ) -> KeyController {
    let keys = KeyController()
    if isFirst { keys.capture() }
    keys.onPressed(handler)
    add(keys)
    return keys
  }
}

/// Keys pressed while the focus is in a widget (GtkEventControllerKey).
public final class KeyController: EventController {
  public init() { super.init(new: UnsafeMutableRawPointer(gtk_event_controller_key_new())) }

  /// Calls `handler` for each key pressed without Control, Alt or Super; true means handled.
  public func onPressed(_ handler: @escaping @MainActor (Key) -> Bool) {
    connect("key-pressed") { arguments in
      let modifiers = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
      guard UInt32(arguments.enumeration(3)) & modifiers == 0 else {
        return arguments.setReturnValue(false)
      }
      let value = guint(arguments.int(1))
      let isShifted = UInt32(arguments.enumeration(3)) & GDK_SHIFT_MASK.rawValue != 0
      let isMenu = isShifted && Int32(value) == GDK_KEY_F10
      arguments.setReturnValue(handler(isMenu ? .menu : KeyController.key(value)))
    }
  }

  /// Calls `handler` for each key pressed with Alt alone; true means handled.
  public func onAltPressed(_ handler: @escaping @MainActor (Key) -> Bool) {
    onPressed(with: GDK_ALT_MASK, handler)
  }

  /// Calls `handler` for each key pressed with Control alone; true means handled.
  public func onControlPressed(_ handler: @escaping @MainActor (Key) -> Bool) {
    onPressed(with: GDK_CONTROL_MASK, handler)
  }

  private func onPressed(
    with modifier: GdkModifierType, _ handler: @escaping @MainActor (Key) -> Bool
  ) {
    connect("key-pressed") { arguments in
      let all =
        GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
        | GDK_SHIFT_MASK.rawValue
      let isHeld = UInt32(arguments.enumeration(3)) & all == modifier.rawValue
      arguments.setReturnValue(isHeld && handler(KeyController.key(guint(arguments.int(1)))))
    }
  }

  /// Passes the key that is being handled on to `widget` (`gtk_event_controller_key_forward`). Returns true if it
  /// handled the key.
  public func forward(to widget: Widget) -> Bool {
    gtk_event_controller_key_forward(OpaquePointer(raw), widget.widget) != 0
  }

  private static func key(_ value: guint) -> Key {
    switch Int32(value) {
    case GDK_KEY_Up, GDK_KEY_KP_Up: .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: .down
    case GDK_KEY_Left, GDK_KEY_KP_Left: .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: .right
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: .delete
    case GDK_KEY_Home, GDK_KEY_KP_Home: .home
    case GDK_KEY_End, GDK_KEY_KP_End: .end
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: .pageDown
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: .enter
    case GDK_KEY_Escape: .escape
    case GDK_KEY_space: .space
    case GDK_KEY_Menu: .menu
    default:
      Unicode.Scalar(gdk_keyval_to_unicode(value)).flatMap {
        $0.properties.generalCategory == .control ? nil : .character(Character($0))
      } ?? .other
    }
  }
}
