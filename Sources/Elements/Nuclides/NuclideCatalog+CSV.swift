extension NuclideCatalog {
  /// The isotopes of an element as CSV, with the digits of the source.
  public func csv(of number: Int, _ symbol: String) -> String {
    let header = [
      "nuclide", "neutrons", "mass", "mass_uncertainty", "abundance_percent",
      "abundance_uncertainty", "half_life", "half_life_unit", "half_life_uncertainty", "decays",
      "spin", "discovery_year", "note",
    ]
    return CatalogWriter.csv([header] + self[number].map { Self.cells($0, symbol) })
  }

  private static func cells(_ nuclide: Nuclide, _ symbol: String) -> [String] {
    let time = nuclide.halfLife.time
    let life =
      switch nuclide.halfLife.kind {
      case .stable: "stable"
      case .unbound: "unbound"
      case .unknown, .measured, .estimated:
        time.map { ($0.relation.map(String.init) ?? "") + $0.digits } ?? ""
      }
    let estimates = [
      nuclide.mass.kind == .predicted ? "mass" : nil,
      nuclide.halfLife.kind == .estimated ? "half-life" : nil,
      nuclide.isSpinEstimated ? "spin" : nil,
    ].compactMap { $0 }
    return [
      nuclide.name(symbol), String(nuclide.neutrons), nuclide.mass.digits,
      nuclide.mass.uncertainty ?? "", nuclide.abundance?.digits ?? "",
      nuclide.abundance?.uncertainty ?? "", life, time?.unit ?? "", time?.uncertainty ?? "",
      nuclide.decays.map(\.source).joined(separator: "; "), nuclide.spin ?? "",
      nuclide.discoveryYear.map(String.init) ?? "",
      estimates.isEmpty ? "" : "estimated: " + estimates.joined(separator: " "),
    ]
  }
}

extension IonizationTable {
  /// The ionization energies of an element as CSV.
  public func csv(of number: Int) -> String {
    let rows = self[number].enumerated().map { index, figure in
      [
        String(index + 1), figure?.digits ?? "", figure?.uncertainty ?? "",
        figure.map { Self.kind($0) } ?? "unknown",
      ]
    }
    return CatalogWriter.csv([["ionization", "energy_eV", "uncertainty", "kind"]] + rows)
  }

  private static func kind(_ figure: Figure) -> String {
    figure.kind == .predicted ? "interpolated" : figure.kind.rawValue
  }
}
