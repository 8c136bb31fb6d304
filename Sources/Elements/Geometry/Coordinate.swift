/// A position on the Earth, in degrees.
public struct Coordinate: Sendable, Hashable {
  /// East of Greenwich, −180 … 180.
  public let longitude: Double
  /// North of the equator, −90 … 90.
  public let latitude: Double

  public init(longitude: Double, latitude: Double) {
    self.longitude = longitude
    self.latitude = latitude
  }
}
