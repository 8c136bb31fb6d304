/// The tile of an element as an icon.
public enum DesktopTile {
  /// Returns an SVG image of 64 by 64 pixels: the symbol on the color of the element's category, below its number.
  public static func svg(of element: AtomicElement) -> String {
    let fill = hex(element.category.color(for: .light))
    let text = hex(element.category.textColor(for: .light))
    let size = element.symbol.utf8.count > 1 ? 30 : 34
    let font = "font-family=\"Cantarell, sans-serif\" fill=\"\(text)\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">\
      <rect x="2" y="2" width="60" height="60" rx="8" fill="\(fill)"/>\
      <text x="8" y="17" font-size="12" \(font)>\(element.number)</text>\
      <text x="32" y="48" font-size="\(size)" font-weight="bold" text-anchor="middle" \(font)>\
      \(element.symbol)</text></svg>
      """
  }

  private static func hex(_ color: RGB) -> String {
    let parts = [color.red, color.green, color.blue].map { part in
      let value = Int((min(max(part, 0), 1) * 255).rounded())
      let digits = String(value, radix: 16)
      return digits.utf8.count < 2 ? "0" + digits : digits
    }
    return "#" + parts.joined()
  }
}
