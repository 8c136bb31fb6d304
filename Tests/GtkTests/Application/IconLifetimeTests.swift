import CGtk
import GLib
import TestSupport
import XCTest

/// Icons that GTK drops on a thread of its own.
final class IconLifetimeTests: GtkTestCase {
  /// Larger than the icons that GTK keeps in its cache without a user.
  private static let size: gint = 200

  /// Notes whether an icon ends in the main loop.
  private static let note: GWeakNotify = { data, _ in
    guard let data else { return }
    let ends = Unmanaged<Guarded<[Bool]>>.fromOpaque(data).takeRetainedValue()
    ends.withLock { $0.append(g_main_context_is_owner(nil) != 0) }
  }

  func testAnIconDroppedOnAnotherThreadEndsOnTheMainThread() throws {
    try onMain {
      let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
      let icon = try XCTUnwrap(
        gtk_icon_theme_lookup_icon(
          theme, "open-menu-symbolic", nil, Self.size, 1, GTK_TEXT_DIR_LTR,
          GtkIconLookupFlags(rawValue: 0)))
      let ends = Guarded<[Bool]>([])
      let box = Unmanaged.passRetained(ends)
      g_object_weak_ref(UnsafeMutablePointer(icon), Self.note, box.toOpaque())
      let address = UInt(bitPattern: icon)
      let worker = Worker()
      worker.run { g_object_unref(UnsafeMutableRawPointer(bitPattern: address)) }
      worker.wait()
      waitUntil("the icon is gone") { !ends.withLock { $0.isEmpty } }
      XCTAssertEqual(ends.withLock { $0 }, [true])
    }
  }
}
