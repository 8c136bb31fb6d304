import Elements
import GLib
import Gtk

/// The map goes on when a finger lets go of it.
extension MapView {
  /// Goes on at a speed in pixels per second, and comes to rest; not without animations.
  func glide(x: Double, y: Double) {
    guard Display.enablesAnimations, isMapped, let motion = Glide(x: x, y: y) else { return }
    stop()
    glides += 1
    let glide = glides
    isGliding = true
    var (start, last): (Double?, Point) = (nil, Point(x: 0, y: 0))
    onEachFrame { [weak self] time in
      guard let self, self.isGliding, self.glides == glide else { return false }
      let seconds = time - (start ?? time)
      start = start ?? time
      let way = motion.way(after: seconds)
      self.shift(x: way.x - last.x, y: way.y - last.y)
      last = way
      self.isGliding = seconds < motion.duration
      self.announceView()
      return self.isGliding
    }
  }
}
