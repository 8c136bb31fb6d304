import Elements
import ElementsStore

extension SavedState {
  /// The user's choices on the Table.
  var table: TableState {
    get { TableState(self["table"]) }
    set { newValue.write(to: &self["table"]) }
  }
}

extension TableState {
  /// Years of a state file; others are ignored.
  private static let years = -9999...9999

  fileprivate init(_ section: StateSection) {
    self.init()
    form = section["form"].flatMap(TableForm.init) ?? .standard
    groupThree = section["group-3"].flatMap(GroupThree.init) ?? .placeholders
    if let id = section["coloring"] { coloring = TableColoring(id: id) }
    isLogarithmic = section.bool("logarithmic")
    brush = PropertyBrush(["least", "greatest"].map { section[$0] ?? "" })
    temperature = section["temperature"].flatMap(Self.temperature)
    pressure = section["pressure"].flatMap(Pressure.digits(valid:))
    control = section["slider"].flatMap(Control.init) ?? .temperature
    year = section.int("year", in: Self.years)
  }

  fileprivate func write(to section: inout StateSection) {
    section["form"] = form == .standard ? nil : form.rawValue
    section["group-3"] = groupThree == .placeholders ? nil : groupThree.rawValue
    section["coloring"] = coloring == .category ? nil : coloring.id
    section.set("logarithmic", isLogarithmic)
    section["least"] = brush?.lower
    section["greatest"] = brush?.upper
    section["temperature"] = temperature
    section["pressure"] = pressure
    section["slider"] = control == .temperature ? nil : control.rawValue
    section["year"] = year.map { String($0) }
  }
}
