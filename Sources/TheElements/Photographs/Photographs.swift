import Elements
import ElementsStore
import GLib
import Gtk

/// The source of the photographs that replace drawings if the user turns them on. A singleton, like the style
/// manager: every widget that shows an element uses it.
@MainActor
final class Photographs {
  static let shared = Photographs()

  /// Settings of photographs: on or off, and their addresses.
  var settings = PhotographSettings() {
    didSet { if settings != oldValue { observers.notify() } }
  }
  /// The store that loads photographs; nil disables them.
  var store: (any PhotographStore)?
  private let observers = Observers<Void>()

  /// Calls `change` whenever `settings` change, until the returned token is dropped.
  func observe(_ change: @escaping @MainActor () -> Void) -> Observation { observers.add(change) }

  /// Reads the user's settings now and on every change.
  func follow(_ settings: Settings) {
    for key in Setting.allOfPhotographs.map(\.key) {
      settings.onChange(ofKey: key) { [weak self, weak settings] in
        if let settings { self?.read(settings) }
      }
    }
    read(settings)
  }

  private func read(_ settings: Settings) {
    self.settings = PhotographSettings(
      isOn: settings.bool(Setting.photographs.key),
      thumbnail: settings.string(Setting.thumbnailAddress.key),
      full: settings.string(Setting.photographAddress.key))
  }

  /// Returns the store that downloads, caches and decodes photographs from the web.
  static func webStore() -> any PhotographStore {
    WebPhotographs(
      directory: WebPhotographs.standardDirectory,
      userAgent: Program.userAgent
    ) { file, side, pixels in
      Photograph(levels: ImageDecoder.decode(file, within: side, maximumPixels: pixels))
    }
  }
}

extension Setting {
  static let photographs = toggle("photographs")
  /// The address of an element's small photograph, for rows and cells.
  static let thumbnailAddress = address("photograph-thumbnail-url") {
    _ = try PhotographTemplate($0)
  }
  static let photographAddress = address("photograph-url") { _ = try PhotographTemplate($0) }
  static let allOfPhotographs = [photographs, thumbnailAddress, photographAddress]
}
