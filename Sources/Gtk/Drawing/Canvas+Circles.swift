import CGtk

extension Canvas {
  /// Paints each pixel with the color that `color` returns for its distance from a point, in logical pixels:
  /// any number of concentric circles and gradients, many times faster than Cairo. Only on the canvas of a
  /// `Surface`.
  public func paintCircles(aroundX x: Double, y: Double, color: (Double) -> Color) {
    guard let pixels = SurfacePixels(of: self) else { return }
    let table = pixels.table(from: (x, y)) { distance in
      SurfacePixels.pixel(color(distance / pixels.scale))
    }
    table.withUnsafeBufferPointer { table in
      for number in 0..<pixels.height {
        let (line, distances) = (
          pixels.line(number), pixels.distances(from: (x, y), line: number)
        )
        for column in 0..<pixels.width { line[column] = table[distances.step(column)] }
      }
    }
    pixels.finish()
  }
}
