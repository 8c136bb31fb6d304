import Elements
import Gtk

/// The part of the map as the parameters of an action, as it is without a sheet over it.
extension MapView {
  /// The part shown at rest.
  var viewParameters: ViewParameters {
    let part = uncovered(restViewport)
    let center = Mercator.coordinate(of: part.center)
    return ViewParameters(
      center: Point(x: center.longitude, y: center.latitude), scale: part.scale)
  }

  /// Shows a part at once.
  func show(_ part: ViewParameters) {
    let center = Coordinate(longitude: part.center.x, latitude: part.center.y)
    show(center: Mercator.point(of: center), scale: part.scale)
    pan(x: 0, y: -coveredHeight / 2)
  }
}
