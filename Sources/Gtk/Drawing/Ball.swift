import CGtk

/// A ball with a light on it, and what surrounds it: a shadow or a glow.
public struct Ball {
  /// Where its middle is, and its radius, in pixels of the design.
  let x, y, radius: Double
  /// Where its light is, from the middle in radii.
  let light: (x: Double, y: Double)
  let shade: (Double) -> Color
  let rim: (Double) -> Double
  let halo: (Double) -> Color

  /// A ball about a point. Distances are told in radii: `shade` gives the color by that from the light,
  /// `rim` the part of it that is left by that from the middle, `halo` what surrounds it.
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
  /// Paints a ball, and nothing else. Only on the canvas of a `Surface`.
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

  /// What a distance from the middle makes of the light.
  private struct Edge {
    /// The part of the light that is left, in parts of 256.
    private let part: UInt32
    /// What is added to it: the opacity, and the colors of the halo.
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
      // Red and blue at a time: their products do not touch.
      let redAndBlue = (((light & 0x00ff_00ff) &* part) >> 8) & 0x00ff_00ff
      let green = (((light & 0x0000_ff00) &* part) >> 8) & 0x0000_ff00
      return (redAndBlue | green) &+ added
    }
  }
}
