import CGtk
import GLib

/// A larger size of all texts of the program, until it ends (`gtk-xft-dpi`). The desktop's setting stays as it is.
@MainActor
public final class TextEnlargement {
  private let settings: Object
  /// The value before, if the program had set one itself; nil if it was the desktop's.
  private let former: Int?
  private var hasEnded = false

  private static let name = "gtk-xft-dpi"
  /// The value for text of normal size.
  private static let normal = 96 * 1024
  /// Factor of the desktop's text size up to which texts are enlarged.
  private static let greatest = 2.0

  /// Enlarges the texts by a factor, up to twice the normal size; larger ones stay. Nil without a display.
  public init?(by factor: Double) {
    guard let pointer = gtk_settings_get_default() else { return nil }
    settings = Object(UnsafeMutableRawPointer(pointer), .none)
    let before: Int = settings.property(Self.name)
    Self.reset(settings)
    former = before == settings.property(Self.name) ? nil : before
    let scale = before > 0 ? Double(before) / Double(Self.normal) : 1
    let wanted = min(scale * factor, max(scale, Self.greatest))
    settings.setProperty(Self.name, to: Int((wanted * Double(Self.normal)).rounded()))
  }

  /// Returns to the size before; to that of the desktop, which may have changed meanwhile.
  public func end() {
    guard !hasEnded else { return }
    hasEnded = true
    if let former {
      settings.setProperty(Self.name, to: former)
    } else {
      Self.reset(settings)
    }
  }

  private static func reset(_ settings: Object) {
    gtk_settings_reset_property(OpaquePointer(settings.raw), name)
  }
}
