import Glibc

/// How much the tests try: everything in `scripts/test full`, a part of what is repeated otherwise.
enum Extent {
  static let isFull = getenv("THE_ELEMENTS_FULL") != nil

  /// All values, or every `step`-th of them.
  static func part<Values: Sequence>(of all: Values, each step: Int) -> [Values.Element] {
    isFull ? Array(all) : all.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }
}
