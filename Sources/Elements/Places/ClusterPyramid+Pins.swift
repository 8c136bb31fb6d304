/// The pins of a pyramid in a view of the map.
extension ClusterPyramid {
  /// Radius of a single place's disk, and by how much it grows with each power of ten, in pixels.
  private static let (leastRadius, growth) = (10.0, 2.0)
  private static let logarithmOfTen = 2.302585

  /// Returns the pins in a view, and in a margin of so many pixels around it.
  /// - Parameter selected: index of a place without a pin of its own, because it has another one.
  public func pins(
    in viewport: Viewport, margin: Double, without selected: Int? = nil
  ) -> [Clusters.Pin] {
    let (width, center) = (viewport.worldWidth, viewport.center)
    guard width > 0 else { return [] }
    let middle = SIMD2(Float(center.x), Float(center.y))
    let across = Float((viewport.size.width / 2 + margin) / width)
    let down = Float((viewport.size.height / 2 + margin) / width)
    return pins(worldWidth: width).compactMap { pin in
      let point = points[Int(pin.place)]
      let distance = (point.x - middle.x).magnitude
      guard (point.y - middle.y).magnitude <= down, min(distance, 1 - distance) <= across,
        pin.count > 1 || Int(pin.place) != selected
      else { return nil }
      let (place, count) = (Int(pin.place), Int(pin.count))
      return Clusters.Pin(
        place: place, point: Point(x: Double(point.x), y: Double(point.y)),
        places: count > 1 ? [] : [place], weight: count)
    }
  }

  /// Returns the pin of a single place.
  public static func pin(of place: Int, at coordinate: Coordinate) -> Clusters.Pin {
    Clusters.Pin(
      place: place, point: Mercator.point(of: coordinate), places: [place], weight: 1)
  }

  /// Returns the radius of a pin's disk in pixels: 10 for one place, 20 for 100,000.
  public static func radius(of pin: Clusters.Pin) -> Double {
    leastRadius + growth * RealFunctions.logarithm(Double(max(pin.weight, 1))) / logarithmOfTen
  }

  /// Returns the scale of a view at which a pin of several places is split; nil for one place, and if no zoom splits it.
  public func scale(splitting pin: Clusters.Pin, in viewport: Viewport) -> Double? {
    guard pin.weight > 1, viewport.worldWidth > 0, let width = width(splitting: pin) else {
      return nil
    }
    // A little more, because the width is compared with rounding.
    let scale = viewport.scale * width / viewport.worldWidth * 1.01
    return scale <= viewport.allowedScales.upperBound ? scale : nil
  }
}
