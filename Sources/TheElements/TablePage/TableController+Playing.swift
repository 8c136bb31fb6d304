import Elements
import GLib
import Gtk

/// Plays the temperature or the year of the Table.
extension TableController {
  /// Seconds in which the temperature moves over its scale.
  private static let duration = 20.0

  func makePlayer(in window: any PageHost) -> ScalePlayer {
    let player = ScalePlayer(
      window, duration: Self.duration, position: { [weak self] in self?.position ?? 1 },
      show: { [weak self] in self?.show(position: $0) })
    player.onChange = { [weak self, weak player] in
      guard let self, let player else { return }
      self.tablePage?.bar?.play.isPlaying = player.isPlaying
      if !player.isPlaying { self.announceAtRest() }
    }
    return player
  }

  /// The position of the slider, 0 … 1.
  private var position: Double {
    switch shown.control {
    case .temperature:
      return (shown.kelvin ?? AtomicElement.roomTemperature)
        / AtomicElement.temperatures.upperBound
    case .year: return years.position(of: shown.year ?? years.bounds.upperBound)
    }
  }

  private func show(position: Double) {
    switch shown.control {
    case .temperature:
      let digits = unit.wholeDigits(near: position * AtomicElement.temperatures.upperBound)
      shown.temperature = TableState.temperature(digits) ?? shown.temperature
      showState()
    case .year: setKnownYear(years.year(at: position))
    }
  }

  /// Announces where the player has stopped.
  private func announceAtRest() {
    switch shown.control {
    case .temperature:
      window?.announceStop(.setTemperature) { [weak self] in [self?.shown.temperature ?? ""] }
    case .year:
      window?.announceStop(.setKnownYear) { [weak self] in
        [self?.shown.year.map { String($0) } ?? ""]
      }
    }
  }
}
