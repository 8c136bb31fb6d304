import CAdwaita
import GLib

/// Light or dark style and high contrast, as set in the desktop (AdwStyleManager).
@MainActor
public final class StyleManager: Object {
  /// The style manager of the default display.
  public static let shared = StyleManager(
    UnsafeMutableRawPointer(adw_style_manager_get_default().unsafelyUnwrapped), .none)

  /// True if the dark style is in use.
  @Property("dark") public var isDark: Bool
  /// True if high contrast is in use.
  public var isHighContrast: Bool { forcedContrast ?? property("high-contrast") }
  /// Replaces the desktop's contrast setting, for tests; nil follows it.
  package var forcedContrast: Bool?

  /// Forces the dark or the light style; nil follows the desktop.
  public func force(dark: Bool?) {
    let scheme = dark.map { $0 ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT }
    adw_style_manager_set_color_scheme(OpaquePointer(raw), scheme ?? ADW_COLOR_SCHEME_DEFAULT)
  }

  /// Calls `handler` when either changes.
  public func onChange(_ handler: @escaping @MainActor () -> Void) {
    onChange(of: "dark", handler)
    onChange(of: "high-contrast", handler)
  }
}
