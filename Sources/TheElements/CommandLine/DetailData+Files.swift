import Elements
import ElementsStore

extension DetailData {
  /// Reads the data that tables are made of. Blocking: not for the main thread.
  init(_ data: DataDirectory) throws(CatalogError) {
    self.init(
      try data.read(.nuclides), try data.read(.ionization), try data.read(.elementDetails),
      try data.read(.forms), try data.read(.hazards), try data.read(.names),
      try data.read(.vaporPressures))
  }
}
