import GLib
import Gtk

/// The choice of GSK's renderer.
@MainActor
enum Renderer {
  /// The kernel's directory of graphics devices.
  private static let devices = "/dev/dri"

  /// Chooses Cairo on a machine without a render node, unless the user has set `GSK_RENDERER`: OpenGL in software
  /// starts later, takes more memory and scrolls at half the frame rate. To be called before GTK starts and before
  /// there are threads.
  static func choose() {
    if Environment.value("GSK_RENDERER") == nil {
      let hasGraphicsProcessor = Files.names(in: devices).contains { $0.hasPrefix("renderD") }
      if !hasGraphicsProcessor { Environment.set("GSK_RENDERER", "cairo") }
    }
    if Environment.value("GSK_RENDERER") == "cairo" { disableOpenGL() }
  }

  /// Keeps GTK from loading an OpenGL driver, which Cairo does not need: 40 ms of a start. GTK renamed the variable in
  /// 4.14. A value set by the user stays.
  private static func disableOpenGL() {
    let (name, value) =
      Desktop.gtkMinorVersion < 14 ? ("GDK_DEBUG", "gl-disable") : ("GDK_DISABLE", "gl,vulkan")
    if Environment.value(name) == nil { Environment.set(name, value) }
  }
}
