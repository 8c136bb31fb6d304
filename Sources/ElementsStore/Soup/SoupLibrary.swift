import CSoup

/// libsoup's functions, loaded on first use. Linked, libsoup and its thirteen dependencies would add 3 ms to every
/// start.
enum SoupLibrary {
  /// Nil if libsoup 3 is not installed or lacks a function.
  static let functions: CSoupFunctions? = {
    var functions = CSoupFunctions()
    return csoup_find(&functions) != 0 ? functions : nil
  }()
}
