extension FormulaResult {
  /// Computes the molar mass; nil if the table lacks an element, or the catalog an isotope, or a number does not fit into
  /// 64 bits.
  public init?(_ formula: Formula, table: PeriodicTable, nuclides: NuclideCatalog = .none) {
    var sum = MassSum()
    var elements: [AtomicElement] = []
    for atoms in formula.atoms {
      guard let element = table.element(symbol: atoms.symbol), element.symbol == atoms.symbol,
        let mass = Self.mass(of: atoms, element, nuclides),
        sum.add(
          mass, interval: atoms.massNumber == nil ? MassSum.interval(element) : nil,
          thousandths: atoms.thousandths)
      else { return nil }
      elements.append(element)
    }
    let neutral = sum.mass
    guard neutral > 0, sum.addElectrons(-formula.charge), sum.mass > 0 else { return nil }
    self.formula = formula
    parts = zip(formula.atoms, zip(elements, sum.masses)).map { atoms, share in
      Part(
        number: share.0.number, symbol: atoms.label, count: atoms.count,
        fraction: Double(share.1) / Double(neutral), percent: Self.percent(share.1, of: neutral))
    }
    let natural = zip(elements, formula.atoms).filter { $1.massNumber == nil }.map(\.0)
    withoutWeight = natural.filter { $0.atomicWeight.kind == .massNumber }.map(\.symbol)
    exactMass = MassSum.text(sum.mass, decimals: MassSum.decimals)
    molarMass = MassSum.text(sum.mass, decimals: sum.leastDecimals)
    let isBounded = withoutWeight.isEmpty && sum.isBounded
    let hasInterval = natural.contains { MassSum.interval($0) != nil }
    interval =
      isBounded && hasInterval
      ? Interval(
        lower: MassSum.bound(sum.lower, isUp: false, decimals: sum.leastDecimals + 1),
        upper: MassSum.bound(sum.upper, isUp: true, decimals: sum.leastDecimals + 1)) : nil
    uncertainty =
      isBounded && !hasInterval && sum.upper > sum.mass
      ? MassSum.uncertainty(sum.upper - sum.mass) : nil
  }

  private static func mass(
    of atoms: Formula.Atoms, _ element: AtomicElement, _ nuclides: NuclideCatalog
  ) -> Figure? {
    guard let massNumber = atoms.massNumber else { return element.atomicWeight }
    return nuclides.nuclide(element.number, massNumber)?.mass
  }

  /// The part of a whole in percent, with two decimals.
  private static func percent(_ part: Int, of whole: Int) -> String {
    let product = part.magnitude.multipliedFullWidth(by: 20_000)
    guard product.high < whole.magnitude else { return "100.00" }
    let doubled = whole.magnitude.dividingFullWidth(product).quotient
    return MassSum.text(Int(doubled + 1) / 2, decimals: 2, scale: 2)
  }
}

/// A sum of atomic weights in 10⁻¹² g/mol. No operation traps: an overflow makes it nil or false.
struct MassSum {
  /// Decimals of the sum: nine of an atomic weight, and three of a number of atoms.
  static let decimals = 12
  private static let weightDecimals = 9
  /// Mass of an electron in 10⁻¹² g/mol (CODATA 2018: 5.485 799 090 65 × 10⁻⁴ g/mol).
  private static let electron = 548_579_909

  private(set) var mass = 0
  private(set) var lower = 0
  private(set) var upper = 0
  /// The masses of the parts.
  private(set) var masses: [Int] = []
  /// Decimals of the least precise atomic weight.
  private(set) var leastDecimals = Self.weightDecimals
  /// True while every atomic weight has an uncertainty or an interval.
  private(set) var isBounded = true

  /// The interval of an element's standard atomic weight, of which the table has the conventional value; nil without one.
  static func interval(_ element: AtomicElement) -> AtomicWeightInterval? {
    element.atomicWeight.kind == .conventional ? AtomicWeightInterval.of(element.number) : nil
  }

  /// Adds atoms of a mass; false if the sum does not fit.
  mutating func add(_ figure: Figure, interval: AtomicWeightInterval?, thousandths: Int) -> Bool {
    guard let digits = ExactDecimal(figure.digits),
      let exact = Optional(digits.rounded(toDecimals: Self.weightDecimals)),
      let weight = Self.scaled(exact), weight > 0
    else { return false }
    var (low, high) = (weight, weight)
    if let interval {
      guard let lower = ExactDecimal(interval.lower).flatMap(Self.scaled),
        let upper = ExactDecimal(interval.upper).flatMap(Self.scaled)
      else { return false }
      // The conventional weights of oxygen and thallium are rounded to just below their intervals.
      (low, high) = (min(lower, weight), max(upper, weight))
    } else if let last = figure.uncertainty.flatMap({ Int($0) }),
      let deviation = Self.scaled(
        ExactDecimal(significand: last, decimals: digits.decimals).rounded(
          toDecimals: Self.weightDecimals)),
      deviation >= 0, deviation < weight
    {
      (low, high) = (weight - deviation, weight + deviation)
    } else {
      isBounded = false
    }
    leastDecimals = min(leastDecimals, exact.decimals)
    let before = mass
    guard Self.add(&mass, weight, thousandths), Self.add(&lower, low, thousandths),
      Self.add(&upper, high, thousandths)
    else { return false }
    masses.append(mass - before)
    return true
  }

  /// Adds electrons, or takes them away; false if the sum does not fit.
  mutating func addElectrons(_ count: Int) -> Bool {
    Self.add(&mass, Self.electron, count) && Self.add(&lower, Self.electron, count)
      && Self.add(&upper, Self.electron, count)
  }

  private static func add(_ sum: inout Int, _ value: Int, _ factor: Int) -> Bool {
    let (product, overflow) = value.multipliedReportingOverflow(by: factor)
    let (next, carry) = sum.addingReportingOverflow(product)
    sum = next
    return !overflow && !carry
  }

  private static func scaled(_ exact: ExactDecimal) -> Int? {
    guard exact.decimals <= weightDecimals else { return nil }
    let factor = (exact.decimals..<weightDecimals).reduce(1) { power, _ in power * 10 }
    return exact.multiplied(by: factor)?.significand
  }

  // MARK: Texts

  /// A sum rounded to at most `decimals`, without zeros at the end beyond them.
  static func text(_ value: Int, decimals target: Int, scale: Int = decimals) -> String {
    let text = ExactDecimal(significand: value, decimals: scale).rounded(toDecimals: target).text
    guard target == scale, scale == decimals, text.contains(".") else { return text }
    let kept = text.utf8.reversed().drop { $0 == UInt8(ascii: "0") }.reversed()
    let digits = String(decoding: Array(kept), as: UTF8.self)
    return digits.hasSuffix(".") ? String(digits.dropLast()) : digits
  }

  /// A bound rounded away from the sum.
  static func bound(_ value: Int, isUp: Bool, decimals target: Int) -> String {
    let kept = min(max(target, 0), decimals)
    let step = (kept..<decimals).reduce(1) { power, _ in power * 10 }
    let down = value - value % step
    guard isUp, down != value else { return text(down, decimals: kept) }
    let (up, overflow) = down.addingReportingOverflow(step)
    return text(overflow ? value : up, decimals: kept)
  }

  /// A deviation rounded up to two digits.
  static func uncertainty(_ value: Int) -> String {
    var digits = String(value).utf8.count
    if value <= 0 { digits = 0 }
    let kept = max(decimals - max(digits - 2, 0), 0)
    return bound(value, isUp: true, decimals: kept)
  }
}
