/// The keys of the GSettings schema.
enum SettingKey {
  static let temperatureUnit = "temperature-unit"
  static let userName = "user-name"
  static let photographs = "photographs"
  static let thumbnailAddress = "photograph-thumbnail-url"
  static let photographAddress = "photograph-url"
  static let favoritesAddress = "favorites-url"
  static let catalogAddress = "catalog-url"
  static let allOfPhotographs = [photographs, thumbnailAddress, photographAddress]
}
