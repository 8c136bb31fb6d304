/// Examples for the pages of the program.
extension SearchHelp {
  /// The queries of the help, in English, that show most on a page, by its ID.
  static let queriesOnPages = [
    "table": ["melting point < 300 K", "d block", "highest melting point"],
    "name": ["gold", "oro", "columbium"],
    "number": ["79", "from Hg to Pb", "U-235"],
    "symbol": ["Au", "Fe Co Ni", "Uuo"],
    "state": ["liquid", "metal liquid", "melting point between 0 and 100 °C"],
    "category": ["noble gas", "rare earth", "metal not radioactive"],
    "grid": ["yellow", "silvery", "density > 20"],
    "favorites": ["toxic", "note", "rarest"],
    "places": ["Sweden", "discovered by Davy", "known in 1800"],
  ]

  /// Returns the examples that show most on a page; none for an unknown one.
  /// - Parameter page: its ID.
  public static func examples(onPage page: String) -> [SearchExample] {
    let all = examples
    return (queriesOnPages[page] ?? []).compactMap { query in
      all.first { $0.english == query }
    }
  }
}
