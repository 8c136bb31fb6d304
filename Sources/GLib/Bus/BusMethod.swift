/// A method that a program answers on a bus.
public struct BusMethod: Sendable, Hashable {
  let name: String
  let taken: [String]
  let returned: [String]

  /// - Parameters:
  ///   - taken: the types of the arguments, as D-Bus writes them: `as`.
  ///   - returned: the types of the values of the answer.
  public init(_ name: String, takes taken: [String] = [], returns returned: [String] = []) {
    (self.name, self.taken, self.returned) = (name, taken, returned)
  }

  /// The introspection data of an object with one interface of these methods.
  static func introspection(of methods: [BusMethod], interface: String) -> String {
    func arguments(_ types: [String], _ direction: String) -> String {
      types.map { "<arg type=\"\($0)\" direction=\"\(direction)\"/>" }.joined()
    }
    let entries = methods.map { method in
      "<method name=\"\(method.name)\">" + arguments(method.taken, "in")
        + arguments(method.returned, "out") + "</method>"
    }
    return "<node><interface name=\"\(interface)\">\(entries.joined())</interface></node>"
  }
}
