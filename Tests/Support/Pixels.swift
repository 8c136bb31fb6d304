import Gtk

extension Screenshot {
  /// The color of a pixel, counted from the top left corner; exact only for opaque ones, since pixels are
  /// premultiplied.
  public func color(_ x: Int, _ y: Int) -> Color {
    pixels.withUnsafeBytes {
      Color(pixel: $0.load(fromByteOffset: (y * width + x) * 4, as: UInt32.self))
    }
  }

  /// The colors in a part of the picture with their numbers of pixels.
  public func colors(in part: Bounds) -> [Color: Int] {
    var counts: [UInt32: Int] = [:]
    let (columns, rows) = area(part)
    pixels.withUnsafeBytes { bytes in
      for y in rows {
        // Equal neighbors are counted together: a dictionary is slow.
        var (last, run) = (UInt32(0), 0)
        for x in columns {
          let pixel = bytes.load(fromByteOffset: (y * width + x) * 4, as: UInt32.self)
          if pixel != last {
            if run > 0 { counts[last, default: 0] += run }
            (last, run) = (pixel, 0)
          }
          run += 1
        }
        if run > 0 { counts[last, default: 0] += run }
      }
    }
    return Dictionary(uniqueKeysWithValues: counts.map { (Color(pixel: $0.key), $0.value) })
  }

  /// The number of pixels of this color, within two steps of 255.
  public func count(of color: Color) -> Int {
    let all = Bounds(x: 0, y: 0, width: Double(width), height: Double(height))
    return colors(in: all).reduce(0) { $0 + ($1.key.isNear(color) ? $1.value : 0) }
  }

  /// The pixels that differ from another picture of the same size: their numbers by the colors in the other and in this
  /// picture. Only those at most `band` pixels from the picture's edges count.
  func changes(to other: Screenshot, band: Int) -> [Color: [Color: Int]] {
    var counts: [UInt64: Int] = [:]
    pixels.withUnsafeBytes { old in
      other.pixels.withUnsafeBytes { new in
        for y in 0..<height {
          let isWhole = min(y, height - 1 - y) < band || width <= 2 * band
          for columns in isWhole ? [0..<width] : [0..<band, width - band..<width] {
            for x in columns {
              let place = (y * width + x) * 4
              let before = old.load(fromByteOffset: place, as: UInt32.self)
              let after = new.load(fromByteOffset: place, as: UInt32.self)
              if before != after { counts[UInt64(after) << 32 | UInt64(before), default: 0] += 1 }
            }
          }
        }
      }
    }
    var changes: [Color: [Color: Int]] = [:]
    for (pair, count) in counts {
      let after = Color(pixel: UInt32(pair >> 32))
      let before = Color(pixel: UInt32(truncatingIfNeeded: pair))
      if !before.isNear(after) { changes[after, default: [:]][before] = count }
    }
    return changes
  }

  /// The columns and rows of a part within the picture.
  private func area(_ part: Bounds) -> (columns: Range<Int>, rows: Range<Int>) {
    func range(_ start: Double, _ length: Double, _ limit: Int) -> Range<Int> {
      let first = min(max(0, Int(start)), limit)
      return first..<min(max(first, Int((start + length).rounded(.up))), limit)
    }
    return (range(part.x, part.width, width), range(part.y, part.height, height))
  }
}

extension Color {
  /// The color of a pixel in memory: blue, green, red, alpha.
  fileprivate init(pixel: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: part(24))
  }

  /// True if each component is within two steps of 255.
  public func isNear(_ other: Color) -> Bool {
    func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 2.0 / 255 }
    return isNear(red, other.red) && isNear(green, other.green) && isNear(blue, other.blue)
      && isNear(alpha, other.alpha)
  }
}
