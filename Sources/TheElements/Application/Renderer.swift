import GLib
import Gtk

/// Chooses what draws the windows.
@MainActor
enum Renderer {
  /// Where the kernel puts the devices that draw.
  private static let devices = "/dev/dri"

  /// Takes Cairo where the machine has no graphics processor and nobody has chosen: an OpenGL that the
  /// processor imitates starts later, takes more memory and scrolls at half the frames. Has to be
  /// called before GTK starts and before there are threads.
  static func choose() {
    if Environment.value("GSK_RENDERER") == nil {
      let hasGraphicsProcessor = Files.names(in: devices).contains { $0.hasPrefix("renderD") }
      if !hasGraphicsProcessor { Environment.set("GSK_RENDERER", "cairo") }
    }
    if Environment.value("GSK_RENDERER") == "cairo" { leaveOpenGLAlone() }
  }

  /// Keeps GTK from loading an OpenGL driver that Cairo has no use for: 40 ms of a start. GTK changed
  /// the variable's name in 4.14. What the user has set stays.
  private static func leaveOpenGLAlone() {
    let (name, value) =
      Desktop.gtkMinorVersion < 14 ? ("GDK_DEBUG", "gl-disable") : ("GDK_DISABLE", "gl,vulkan")
    if Environment.value(name) == nil { Environment.set(name, value) }
  }
}
