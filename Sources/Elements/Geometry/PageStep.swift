/// Page Up and Page Down among widgets of different heights.
public enum PageStep {
  /// Returns the distance to move: the longest within a page, or the shortest if all are longer; nil if there is
  /// nothing ahead.
  /// - Parameters:
  ///   - distances: the widgets' distances in the direction of the move, in pixels; those behind are negative.
  ///   - page: height of a page in pixels.
  public static func distance(among distances: [Double], page: Double) -> Double? {
    let ahead = distances.filter { $0 > 0 }
    return ahead.filter { $0 <= page }.max() ?? ahead.min()
  }
}
