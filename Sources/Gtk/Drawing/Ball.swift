import CGtk

/// A shaded ball with a shadow or glow around it.
public struct Ball {
  /// Center and radius, in logical pixels.
  let x, y, radius: Double
  /// Position of the light, relative to the center, in radii.
  let light: (x: Double, y: Double)
  let shade: (Double) -> Color
  let rim: (Double) -> Double
  let halo: (Double) -> Color

  /// Makes a ball. All three functions take distances in radii: `shade` returns the color by the distance from
  /// the light, `rim` the fraction of that color left by the distance from the center, and `halo` the color
  /// around the ball.
  public init(
    x: Double, y: Double, radius: Double, light: (x: Double, y: Double),
    shade: @escaping (Double) -> Color, rim: @escaping (Double) -> Double,
    halo: @escaping (Double) -> Color
  ) {
    self.x = x
    self.y = y
    self.radius = radius
    self.light = light
    self.shade = shade
    self.rim = rim
    self.halo = halo
  }
}

extension Canvas {
  /// Paints a ball in place of all pixels. Only on the canvas of a `Surface`.
  public func paint(_ ball: Ball) {
    guard let pixels = SurfacePixels(of: self) else { return }
    let radius = ball.radius * pixels.scale
    let middle = (x: ball.x, y: ball.y)
    let light = (x: ball.x + ball.light.x * ball.radius, y: ball.y + ball.light.y * ball.radius)
    let shades = pixels.table(from: light) { SurfacePixels.pixel(ball.shade($0 / radius)) }
    let edges = pixels.table(from: middle) { Edge(of: ball, at: $0, radius: radius) }
    shades.withUnsafeBufferPointer { shades in
      edges.withUnsafeBufferPointer { edges in
        for number in 0..<pixels.height {
          let line = pixels.line(number)
          let (lit, far) = (
            pixels.distances(from: light, line: number),
            pixels.distances(from: middle, line: number)
          )
          for column in 0..<pixels.width {
            line[column] = edges[far.step(column)].over(shades[lit.step(column)])
          }
        }
      }
    }
    pixels.finish()
  }

  /// Weight and addend of the shade at one distance from the center.
  private struct Edge {
    /// Weight of the shade, in units of 1/256.
    private let part: UInt32
    /// Added to the weighted shade: opacity, and the colors of the halo.
    private let added: UInt32

    init(of ball: Ball, at distance: Double, radius: Double) {
      let coverage = min(max(radius - distance + 0.5, 0), 1)
      part = UInt32(min(max(ball.rim(distance / radius), 0), 1) * coverage * 256)
      var halo = ball.halo(distance / radius)
      halo.alpha *= 1 - coverage
      let alpha = coverage + halo.alpha
      let opacity = SurfacePixels.pixel(Color(red: 0, green: 0, blue: 0, alpha: alpha))
      added = opacity | SurfacePixels.pixel(halo) & 0x00ff_ffff
    }

    @inline(__always)
    func over(_ light: UInt32) -> UInt32 {
      // Red and blue together: their products do not overlap.
      let redAndBlue = (((light & 0x00ff_00ff) &* part) >> 8) & 0x00ff_00ff
      let green = (((light & 0x0000_ff00) &* part) >> 8) & 0x0000_ff00
      return (redAndBlue | green) &+ added
    }
  }
}
