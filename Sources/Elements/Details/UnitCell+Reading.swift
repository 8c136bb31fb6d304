extension UnitCell {
  private static let mostAtoms = 1000

  /// Reads a cell: `{"form": "body-centered cubic", "atoms": 2, "a": "429.06", …, "gamma": "90", "source": "gelemental"}`.
  init(reading fields: RecordFields) throws(CatalogError) {
    func digits(_ keys: [String]) throws(CatalogError) -> [String] {
      var texts: [String] = []
      for key in keys {
        texts.append(try fields.requiredText(key, atMost: RecordFields.maximumUnitLength))
      }
      return texts
    }
    guard
      let cell = UnitCell(
        form: try fields.requiredText("form", atMost: RecordFields.maximumInnerTextLength),
        atomCount: try fields.requiredInteger("atoms", in: 1...Self.mostAtoms),
        edges: try digits(["a", "b", "c"]), angles: try digits(["alpha", "beta", "gamma"]),
        source: try fields.requiredText("source"))
    else { throw fields.error("its edges and angles make no cell") }
    self = cell
  }

  /// A cell as a table, without rows for none.
  public static func table(of cell: UnitCell?) -> TextTable {
    TextTable(
      header: [
        "form", "atoms", "a_pm", "b_pm", "c_pm", "alpha_deg", "beta_deg", "gamma_deg", "source",
      ],
      rows: cell.map {
        [[$0.form, String($0.atomCount)] + $0.edges + $0.angles + [$0.source]]
      } ?? [])
  }

  /// The figures of the edges by the keys of the lattice constants.
  func edgeFigures(of form: String) -> [(key: String, figure: Figure)] {
    zip(["lattice_a", "lattice_b", "lattice_c"], edges).compactMap { key, digits in
      Figure(digits: digits, unit: "pm", conditions: [.form: form], source: source).map {
        (key, $0)
      }
    }
  }
}
