import Elements
import GLib

extension PlaceList {
  /// Groups places by countries, in the order of the user's language.
  init(_ places: [Place], during timeline: Timeline, in world: WorldMap) {
    self.init(
      places, during: timeline, countryName: { world.title(ofCountry: $0) },
      key: { NameCollation.ofUser.sortKey(of: $0) })
  }
}

extension WorldMap {
  /// Returns the name of a country as a heading, also of what stands for one in `Place.country`.
  func title(ofCountry country: String) -> String {
    switch country {
    case Place.severalCountries: tr("Several Countries")
    case Place.sky: tr("The Sky")
    default: countryName(country)
    }
  }
}
