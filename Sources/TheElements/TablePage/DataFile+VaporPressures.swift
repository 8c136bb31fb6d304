import Elements
import ElementsStore

extension DataFile<VaporPressureTable> {
  /// The vapor pressures, for the Table's pressure.
  static var vaporPressures: Self {
    Self("vapor-pressure.json", without: .none, VaporPressureReader.read)
  }
}
