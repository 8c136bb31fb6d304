import Elements
import ElementsStore

extension DataFile<ElementDetailTable> {
  /// Oxidation states, ionic radii, unit cells and spectral lines.
  static var elementDetails: Self {
    Self("element-details.json", without: .none, ElementDetailReader.read)
  }
}
