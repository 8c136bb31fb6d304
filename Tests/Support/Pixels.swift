import Gtk

extension Screenshot {
  /// The color of a pixel, counted from the top left corner; exact only for opaque ones, since pixels are
  /// premultiplied.
  public func color(_ x: Int, _ y: Int) -> Color {
    let start = (y * width + x) * 4
    let parts = pixels[start..<start + 4].map { Double($0) / 255 }
    return Color(red: parts[2], green: parts[1], blue: parts[0], alpha: parts[3])
  }

  /// The number of pixels of this color, within two steps of 255.
  public func count(of color: Color) -> Int {
    var count = 0
    for y in 0..<height {
      for x in 0..<width where self.color(x, y).isNear(color) { count += 1 }
    }
    return count
  }
}

extension Color {
  /// True if each component is within two steps of 255.
  public func isNear(_ other: Color) -> Bool {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .allSatisfy { abs($0 - $1) <= 2.0 / 255 }
  }
}
