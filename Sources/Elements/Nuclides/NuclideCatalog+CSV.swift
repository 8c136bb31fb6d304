extension NuclideCatalog {
  private static let header = [
    "nuclide", "neutrons", "mass", "mass_uncertainty", "abundance_percent",
    "abundance_uncertainty", "half_life", "half_life_unit", "half_life_uncertainty", "decays",
    "spin", "discovery_year", "note",
  ]

  /// The isotopes of an element as a table, with the digits of the source.
  public func table(of number: Int, _ symbol: String) -> TextTable {
    TextTable(header: Self.header, rows: self[number].map { Self.cells($0, symbol) })
  }

  /// All nuclides of a table's elements as CSV.
  public func csv(in table: PeriodicTable) -> String {
    table.csv { self.table(of: $0.number, $0.symbol) }
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
  /// The ionization energies of an element as a table.
  public func table(of number: Int) -> TextTable {
    let rows = energies(of: number).enumerated().map { index, figure in
      [
        String(index + 1), figure?.digits ?? "", figure?.uncertainty ?? "",
        figure.map { Self.kind($0) } ?? "unknown", figure?.source ?? "",
      ]
    }
    return TextTable(
      header: ["ionization", "energy_eV", "uncertainty", "kind", "source"], rows: rows)
  }

  private static func kind(_ figure: Figure) -> String {
    figure.kind == .predicted ? "interpolated" : figure.kind.rawValue
  }
}
