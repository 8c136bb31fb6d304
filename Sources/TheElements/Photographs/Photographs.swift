import Elements
import ElementsStore
import GLib
import Gtk

/// The photographs that stand in the place of drawings where the user wants them. There is one of it in
/// the program, as there is one style, and what shows an element asks it.
@MainActor
final class Photographs {
  static let shared = Photographs()

  /// Whether photographs are wanted, and where they are.
  var settings = PhotographSettings() {
    didSet { if settings != oldValue { observers.notify() } }
  }
  /// Where they come from; without it, there are none.
  var store: (any PhotographStore)?
  private let observers = Observers<Void>()

  /// Calls `change` whenever other photographs are wanted, until the returned token is dropped.
  func observe(_ change: @escaping @MainActor () -> Void) -> Observation { observers.add(change) }

  /// Wants from now on what the user's settings say.
  func follow(_ settings: Settings) {
    for key in SettingKey.allOfPhotographs {
      settings.onChange(ofKey: key) { [weak self, weak settings] in
        if let settings { self?.read(settings) }
      }
    }
    read(settings)
  }

  private func read(_ settings: Settings) {
    self.settings = PhotographSettings(
      isOn: settings.bool(SettingKey.photographs),
      thumbnail: settings.string(SettingKey.thumbnailAddress),
      full: settings.string(SettingKey.photographAddress))
  }

  /// Where photographs of the web are kept, fetched and decoded.
  static func webStore() -> any PhotographStore {
    WebPhotographs(
      directory: WebPhotographs.standardDirectory,
      userAgent: TheElementsApplication.userAgent
    ) { file, side, pixels in
      let images = ImageDecoder.decode(file, within: side, maximumPixels: pixels)
      return Photograph(
        levels: images.map { .init(width: $0.width, height: $0.height, pixels: $0.pixels) })
    }
  }
}
