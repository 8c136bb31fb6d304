import Elements
import GLib

extension AppAction {
  /// The names that parameters may have at present: of elements, pages and settings.
  struct Names: Sendable {
    let table: PeriodicTable?
    let pages: [String]
    let settings: [String]
  }

  /// A parameter of an action: its values and their faults.
  struct Parameter: Sendable {
    /// The name in the grammar of recordings: `ELEMENT`.
    let name: String
    /// True for the path of a file.
    var isPath = false
    /// True for the path of a file that the action writes.
    var isWritten = false
    /// True for the name of an element, or what begins with it.
    var isElement = false
    /// Returns values to complete a line with.
    var choices: @Sendable (Names) -> [String] = { _ in [] }
    /// Returns the fault of a value, translated; nil for a valid one.
    var fault: @Sendable (String, Names) -> String? = { _, _ in nil }
  }
}

extension AppAction.Parameter {
  /// Any text.
  static func text(_ name: String = "TEXT") -> Self { Self(name: name) }

  static let path = Self(name: "TEXT", isPath: true)
  /// A file to write, which does not exist yet.
  static let newPath = Self(name: "TEXT", isPath: true, isWritten: true)

  /// An element by number, symbol or name; empty for the focused one.
  static let element = Self(
    name: "ELEMENT", isElement: true, choices: { $0.table?.elements.map(\.symbol) ?? [] },
    fault: { text, names in
      text.isEmpty || names.table == nil || names.table?.find(text) != nil
        ? nil : tr("no element “{1}”", ExternalText(text).text)
    })

  /// A nuclide by the symbol of its element and its mass number: `Au-198`; empty for none.
  static let nuclide = Self(
    name: "NUCLIDE", isElement: true,
    fault: { text, names in element.fault(String(text.prefix { $0 != "-" }), names) })

  /// A page of the main window, by its ID.
  static let page = Self(
    name: "PAGE", choices: { $0.pages }, fault: { choiceFault("PAGE", $0, among: $1.pages) })

  /// On or off.
  static let state = choice("STATE", [true, false].map { String($0) })

  /// One of few values.
  static func choice(_ name: String, _ choices: [String]) -> Self {
    Self(
      name: name, choices: { _ in choices },
      fault: { text, _ in choiceFault(name, text, among: choices) })
  }

  static func number(_ name: String) -> Self {
    Self(name: name, fault: { text, _ in Int(text) == nil ? numberFault(text) : nil })
  }

  /// A number with decimals; empty for none.
  static func decimal(_ name: String) -> Self {
    Self(
      name: name,
      fault: { text, _ in Double(text)?.isFinite == true ? nil : numberFault(text) }
    ).orEmpty
  }

  /// One number or two with a space between them, as of `ViewParameters`.
  static func numbers(_ name: String, count: Int) -> Self {
    Self(
      name: name,
      fault: { text, _ in
        if ViewParameters.numbers(text, count: count) != nil { return nil }
        return count == 1
          ? numberFault(text)
          : tr("{1}: expected two numbers with a space, found “{2}”", name, ExternalText(text).text)
      })
  }

  /// Two properties and their scales, which may be left out: `melt density linear logarithmic`.
  static let axes = Self(
    name: "AXES",
    fault: { text, _ in
      var plot = PlotState()
      return plot.set(axes: text) ? nil : tr("no axes: “{1}”", ExternalText(text).text)
    })

  /// A parameter that also takes an empty value.
  var orEmpty: Self {
    Self(name: name, choices: choices, fault: { $0.isEmpty ? nil : fault($0, $1) })
  }

  private static func numberFault(_ text: String) -> String {
    tr("no number: “{1}”", ExternalText(text).text)
  }

  private static func choiceFault(_ name: String, _ text: String, among choices: [String])
    -> String?
  {
    choices.contains(text)
      ? nil
      : tr(
        "{1}: expected one of {2}, found “{3}”", name, choices.joined(separator: ", "),
        ExternalText(text).text)
  }
}
