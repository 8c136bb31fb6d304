import Elements
import GLib

extension PlaceList {
  /// Groups places by countries, in the order of the user's language.
  init(_ places: [Place], during timeline: Timeline, in world: WorldMap) {
    self.init(
      places, during: timeline, countryName: { world.countryName($0) },
      key: { NameCollation.ofUser.sortKey(of: $0) })
  }
}
