extension PropertyColumn {
  /// True for temperatures that physics states in kelvin alone: they compare energies, or are next to 0 K.
  var isAlwaysInKelvin: Bool {
    ["debye_temperature", "superconduction_temperature"].contains(id)
  }

  /// True for temperatures that are shown in the user's unit. Columns of the user's own have the unit that was chosen.
  public var isTemperature: Bool {
    unit == TemperatureUnit.kelvin.symbol && !isAlwaysInKelvin && group != .own
  }

  /// Returns a column of temperatures with its numbers in a unit, unless digits cannot be converted exactly; others with the
  /// temperatures of their conditions.
  public func shown(in temperature: TemperatureUnit) -> PropertyColumn {
    guard isTemperature else {
      var column = self
      if !isAlwaysInKelvin, group != .own { column.conditionUnit = temperature }
      return column
    }
    guard temperature != .kelvin else { return self }
    let converted = values.compactMapValues { value in
      temperature.digits(fromKelvin: value.digits).flatMap { Value(value.figure, digits: $0) }
    }
    guard converted.count == values.count else { return self }
    return PropertyColumn(
      id: id, title: title, group: group, unit: temperature.symbol, values: converted)
  }

  /// The unit of the numbers, if they are temperatures in the user's unit; kelvin for others.
  public var shownTemperature: TemperatureUnit { ownUnit ?? .kelvin }

  /// The unit of numbers that are temperatures.
  private var ownUnit: TemperatureUnit? {
    TemperatureUnit.allCases.first { $0.symbol == unit && group != .own }
  }

  /// A value with its conditions, temperatures in the user’s unit.
  func text(of value: Value) -> Message {
    value.figure.displayText(in: [ownUnit ?? conditionUnit])
  }
}

extension PropertyBrush {
  /// Returns the range with its ends, which are in kelvin, in a unit.
  func shown(in unit: TemperatureUnit) -> PropertyBrush? {
    unit == .kelvin
      ? self
      : PropertyBrush([lower, upper].map { $0.map { unit.setDigits(fromKelvin: $0) } ?? "" })
  }
}
