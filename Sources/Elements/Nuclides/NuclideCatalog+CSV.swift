extension NuclideCatalog {
  private static let header = [
    "nuclide", "neutrons", "mass", "mass_uncertainty", "abundance_percent",
    "abundance_uncertainty", "half_life", "half_life_unit", "half_life_uncertainty", "decays",
    "spin", "discovery_year", "note",
  ]

  /// The isotopes of an element as CSV, with the digits of the source.
  public func csv(of number: Int, _ symbol: String) -> String {
    CatalogWriter.csv([Self.header] + self[number].map { Self.cells($0, symbol) })
  }

  /// All nuclides of a table's elements as CSV.
  public func csv(in table: PeriodicTable) -> String {
    let rows = table.elements.flatMap { element in
      self[element.number].map { Self.cells($0, element.symbol) }
    }
    return CatalogWriter.csv([Self.header] + rows)
  }

  private static func cells(_ nuclide: Nuclide, _ symbol: String) -> [String] {
    let time = nuclide.halfLife.time
    let estimates = [
      nuclide.mass.kind == .predicted ? "mass" : nil,
      nuclide.halfLife.kind == .estimated ? "half-life" : nil,
      nuclide.isSpinEstimated ? "spin" : nil,
    ].compactMap { $0 }
    return [
      nuclide.name(symbol), String(nuclide.neutrons), nuclide.mass.digits,
      nuclide.mass.uncertainty ?? "", nuclide.abundance?.digits ?? "",
      nuclide.abundance?.uncertainty ?? "", nuclide.halfLife.digits, time?.unit ?? "",
      time?.uncertainty ?? "",
      nuclide.decays.map(\.source).joined(separator: "; "), nuclide.spin ?? "",
      nuclide.discoveryYear.map(String.init) ?? "",
      estimates.isEmpty ? "" : "estimated: " + estimates.joined(separator: " "),
    ]
  }
}

extension HalfLife {
  /// The number for a table, `>4.6`, or `stable` or `unbound`; empty if it is unknown.
  fileprivate var digits: String {
    switch kind {
    case .stable: "stable"
    case .unbound: "unbound"
    case .unknown, .measured, .estimated:
      time.map { ($0.relation.map(String.init) ?? "") + $0.digits } ?? ""
    }
  }
}

extension DecayChain {
  /// The steps as CSV: those of the main line first.
  public func csv(in table: PeriodicTable) -> String {
    func name(_ nuclide: Nuclide) -> String {
      nuclide.name(table[nuclide.number]?.symbol ?? String(nuclide.number))
    }
    let header = ["line", "nuclide", "half_life", "half_life_unit", "decay", "daughter"]
    let rows = [("main", main), ("branch", branches)].flatMap { line, steps in
      steps.map { step in
        [
          line, name(step.parent), step.parent.halfLife.digits,
          step.parent.halfLife.time?.unit ?? "",
          step.decay.source, name(step.daughter),
        ]
      }
    }
    return CatalogWriter.csv([header] + rows)
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
