import GLib

/// Chooses what draws the windows.
enum Renderer {
  /// Where the kernel puts the devices that draw.
  private static let devices = "/dev/dri"

  /// Takes Cairo where the machine has no graphics processor and nobody has chosen: an OpenGL that the
  /// processor imitates starts later, takes more memory and scrolls at half the frames. Has to be
  /// called before GTK starts and before there are threads.
  static func choose() {
    guard Environment.value("GSK_RENDERER") == nil else { return }
    let hasGraphicsProcessor = Files.names(in: devices).contains { $0.hasPrefix("renderD") }
    if !hasGraphicsProcessor { Environment.set("GSK_RENDERER", "cairo") }
  }
}
