import Elements

extension FuzzTarget {
  /// The readers of nuclides, ionization energies, and oxidation states, cells and spectra.
  static var details: [FuzzTarget] {
    precondition((try? NuclideReader.read(bytes: Array(nuclideText.utf8), file: "")) != nil)
    precondition((try? IonizationReader.read(bytes: Array(ionizationText.utf8), file: "")) != nil)
    precondition((try? VaporPressureReader.read(bytes: Array(vaporText.utf8), file: "")) != nil)
    precondition((try? ElementDetailReader.read(bytes: Array(detailText.utf8), file: "")) != nil)
    precondition((try? HazardReader.read(bytes: Array(hazardText.utf8), file: "")) != nil)
    return [
      FuzzTarget(
        name: "nuclides", samples: [Array(nuclideText.utf8)],
        tokens: json + detailWords.map { Array($0.utf8) }, decode: readNuclides),
      FuzzTarget(
        name: "ionization", samples: [Array(ionizationText.utf8)],
        tokens: json + detailWords.map { Array($0.utf8) }, decode: readIonization),
      FuzzTarget(
        name: "details", samples: [Array(detailText.utf8)],
        tokens: json + detailWords.map { Array($0.utf8) }, decode: readDetails),
      FuzzTarget(
        name: "hazards", samples: [Array(hazardText.utf8)],
        tokens: json + hazardWords.map { Array($0.utf8) }, decode: readHazards),
      FuzzTarget(
        name: "vapor", samples: [Array(vaporText.utf8)],
        tokens: json + detailWords.map { Array($0.utf8) }, decode: readVaporPressures),
    ]
  }

  private static func readNuclides(_ input: [UInt8]) {
    guard let catalog = try? NuclideReader.read(bytes: input, file: "f") else { return }
    let chart = NuclideChart(catalog)
    precondition(chart.count == catalog.all.count { !$0.isIsomer })
    precondition(NuclideChartLayout.aspect(of: chart) > 0)
    for nuclide in catalog.all {
      let chain = DecayChain(from: nuclide, in: catalog)
      precondition(chain.main.count <= catalog.all.count)
      precondition(nuclide.neutrons >= 0)
      precondition(
        nuclide.isIsomer || catalog.nuclide(nuclide.number, nuclide.massNumber) != nil)
      for decay in nuclide.decays { _ = catalog.daughter(of: nuclide, by: decay) }
      _ = (nuclide.halfLife.text, nuclide.halfLife.seconds, nuclide.spinText, nuclide.sign("H"))
    }
    for order in NuclideOrder.allCases {
      precondition(order.sorted(catalog.all).count == catalog.all.count)
    }
    for number in [1, 2, 118] { _ = catalog.table(of: number, "H").csv }
  }

  private static func readIonization(_ input: [UInt8]) {
    guard let table = try? IonizationReader.read(bytes: input, file: "f") else { return }
    for number in 1...118 {
      precondition(table.energies(of: number).count <= number)
      for figure in table.energies(of: number) { _ = figure?.displayText }
      _ = table.table(of: number).csv
    }
  }

  private static func readDetails(_ input: [UInt8]) {
    guard let table = try? ElementDetailReader.read(bytes: input, file: "f") else { return }
    for detail in (1...118).compactMap({ table[$0] }) {
      _ = (
        detail.linesTable.csv, detail.statesTable.csv, detail.cellTable.csv, detail.radiiTable.csv
      )
      for radius in detail.radii { _ = (radius.ion("Au"), radius.numeral, radius.remarks) }
      for line in detail.lines { _ = (line.text, SpectralLine.color(of: line.wavelength)) }
      guard let cell = detail.cell else { continue }
      precondition(cell.nearest ?? 1 > 0)
      precondition(cell.atoms.map(cell.position).allSatisfy { $0.length.isFinite })
    }
  }

  private static func readHazards(_ input: [UInt8]) {
    guard let table = try? HazardReader.read(bytes: input, file: "f") else { return }
    for hazards in (1...118).compactMap({ table[$0] }) {
      precondition(!hazards.table.csv.isEmpty)
      for entry in hazards.entries {
        precondition(entry.pictograms == entry.pictograms.sorted { $0.rawValue < $1.rawValue })
        for hazard in entry.hazards { precondition(!hazard.code.isEmpty && !hazard.text.isEmpty) }
      }
    }
  }

  private static func readVaporPressures(_ input: [UInt8]) {
    guard let table = try? VaporPressureReader.read(bytes: input, file: "f") else { return }
    for number in 1...118 {
      _ = table.table(of: number).csv
      guard let curve = table[number] else { continue }
      for pressure in [1, 101.325, 5000, 10_000] {
        precondition(curve.vaporization(at: pressure).map { $0.kelvin > 0 } ?? true)
      }
    }
    precondition(0...118 ~= table.count(at: 10))
  }

  private static let vaporText = """
    {"elements": [{"number": 80, "points": "0.14/400 101.3/630.1 9230/1050", "source": "v"}, {"number": 7, "points":
    "12.52/63.151 3395.8/126.192", "source": "v", "fluid_to": "10000"}], "sources": {"v": {"title": "V"}}}
    """
  private static let nuclideText = """
    {"elements": [{"number": 1, "nuclides": {"1": {"mass": "1.007825031898", "mass_error": "14", "abundance": "99.98",
    "life": "stable", "spin": "1/2+", "year": 1920}, "3": {"mass": "3.01604928132", "life": "12.32 y", "life_error":
    "2", "modes": "B-=100"}, "5": {"mass": "5.03", "life": "86 ys", "modes": "2n=100;B-?", "estimated": "mass life"}}},
    {"number": 2, "nuclides": {"4m": {"mass": "4.0", "life_limit": ">2 Ey", "life": "unbound"}}}], "sources": {}}
    """
  private static let ionizationText = """
    {"elements": [{"number": 2, "energies": "24.587389011(25) 54.4177655282(10)c"}, {"number": 3, "energies":
    "5.391714996(22) - 122.45(11)i"}], "sources": {}}
    """
  private static let hazardText = """
    {"elements": [{"number": 15, "ec": "231-768-7", "e": "E 1", "entries": [{"form": "White", "index": "015-001-00-1",
    "hazards": "Pyr. Sol. 1 H250; Acute Tox. 2 H330; Skin Corr. 1A H314; EUH014"}, {"index": "1", "hazards":
    "Press. Gas; Eye Irrit. 2 H319"}]}, {"number": 79, "ec": "231-165-9"}], "sources": {"clp": {"title": "C"}}}
    """
  private static let hazardWords: [String] = [
    "\"hazards\":", "\"entries\":", "\"form\":", "\"index\":", "\"ec\":", "\"e\":", ";", "; ",
    "H314",
    "EUH014", "Press. Gas", "Lact. H362", "Resp. Sens. 1 H334", "Skin Sens. 1 H317",
    "Aquatic Chronic 4 H413",
  ]
  private static let detailText = """
    {"elements": [{"number": 3, "main_states": [1], "other_states": [-1], "radii": "1/IV//73/59 3/IVSQ/HS/90/76.5", "cell": {"form": "body-centered cubic",
    "atoms": 2, "a": "351", "b": "351", "c": "351", "alpha": "90", "beta": "90", "gamma": "90", "source": "g"},
    "lines": "460.2831/15 460.2898/30"}, {"number": 4, "cell": {"form": "hexagonal close-packed", "atoms": 2,
    "a": "229", "b": "229", "c": "358.84", "alpha": "90", "beta": "90", "gamma": "120", "source": "p"}}],
    "sources": {"g": {"title": "G"}, "p": {"title": "P"}}}
    """
  private static let detailWords: [String] = [
    "\"life\":", "\"modes\":", "\"nuclides\":", "B-", "EC", "SF", "A=", "=100", "~", ">", "<",
    " ys", " Ey", " m",
    "stable", "unbound", "\"estimated\":", "1e308", "1e-308", "nan", "inf", "(", ")", "(99)", "c",
    "i", "-", "/",
    "/1000", "\"lines\":", "\"cell\":", "\"a\":", "\"160\"", "\"20\"", "\"10000\"", "\"50\"",
    "diamond cubic",
    "face-centered cubic", "rhombohedral", "\"400\":", "\"1m\":",
  ]
}
