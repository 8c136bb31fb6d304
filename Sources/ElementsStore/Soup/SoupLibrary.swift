import CSoup

/// libsoup's functions, found when they are first asked for. Linked, libsoup and the thirteen libraries
/// below it would take 3 ms of every start.
enum SoupLibrary {
  /// Nil where the system has no libsoup 3, or one that lacks a function.
  static let functions: CSoupFunctions? = {
    var functions = CSoupFunctions()
    return csoup_find(&functions) != 0 ? functions : nil
  }()
}
