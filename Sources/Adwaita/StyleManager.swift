import CAdwaita
import GLib

/// Light or dark, and high contrast, as the desktop says (AdwStyleManager).
@MainActor
public final class StyleManager: Object {
  /// The one of the default display.
  public static let shared = StyleManager(
    UnsafeMutableRawPointer(adw_style_manager_get_default().unsafelyUnwrapped), .none)

  private override init(_ raw: UnsafeMutableRawPointer, _ transfer: Transfer) {
    super.init(raw, transfer)
  }

  /// Whether the dark style is shown.
  @Property("dark") public var isDark: Bool
  /// Whether the style of high contrast is shown.
  public var isHighContrast: Bool { forcedContrast ?? property("high-contrast") }
  /// What to say instead of what the desktop says.
  package var forcedContrast: Bool?

  /// Shows the dark style, the light one, or (nil) what the desktop says.
  public func force(dark: Bool?) {
    let scheme = dark.map { $0 ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT }
    adw_style_manager_set_color_scheme(OpaquePointer(raw), scheme ?? ADW_COLOR_SCHEME_DEFAULT)
  }

  /// Calls `handler` when either has changed.
  public func onChange(_ handler: @escaping @MainActor () -> Void) {
    onChange(of: "dark", handler)
    onChange(of: "high-contrast", handler)
  }
}
