import Testing

@testable import Elements

@Suite("Appearance of an element")
struct AppearanceTests {
  private func look(_ symbol: String) throws -> Appearance {
    Appearance(try BuiltIn.element(symbol))
  }

  @Test("Gold is yellow, copper and bromine reddish brown, chlorine greenish yellow")
  func colors() throws {
    let (gold, copper) = (try look("Au").tint, try look("Cu").tint)
    expect(gold.red > 0.85 && gold.green > 0.6 && gold.blue < 0.3)
    expect(copper.red > 1.5 * copper.green && copper.green > copper.blue)
    try expect(look("Br").tint, equals: copper)
    let chlorine = try look("Cl").tint
    expect(
      chlorine.green > chlorine.blue * 2 && chlorine.red - chlorine.green < gold.red - gold.green)
  }

  @Test("Silver, iron and mercury are nearly gray and bright; carbon is black")
  func grays() throws {
    for symbol in ["Ag", "Fe", "Hg", "U"] {
      let tint = try look(symbol).tint
      expect(tint.brightness > 0.7 && tint.blue - tint.red < 0.1, "\(symbol)")
    }
    expect(try look("C").tint.brightness < 0.2)
    expect(try look("Ti").tint.brightness < look("Ta").tint.brightness, "dark grey, grey")
    expect(try look("Cs").tint.brightness > look("Ta").tint.brightness, "pale gold, gray")
  }

  @Test("Caesium is pale gold: yellower than silver, paler than gold")
  func paleGold() throws {
    let (caesium, gold, silver) = (try look("Cs").tint, try look("Au").tint, try look("Ag").tint)
    expect(caesium.red - caesium.blue > 0.2 && silver.red - silver.blue < 0)
    expect(caesium.blue > 1.5 * gold.blue)
  }

  @Test("British spellings in other catalogs give the same colors")
  func spellings() {
    let fallback = RGB(hex: 0x123456)
    for (british, american) in [
      ("grey metal", "gray metal"), ("colorless gas", "colorless gas"), ("greyish", "grayish"),
    ] {
      expect(
        Appearance(british, fallback: fallback), equals: Appearance(american, fallback: fallback))
    }
    expect(Appearance("gray", fallback: fallback).tint != fallback)
  }

  @Test("Metals shine, colorless gases are like glass, sulfur is neither")
  func finishes() throws {
    for symbol in ["Au", "Fe", "Hg", "Na"] { try expect(look(symbol).finish, equals: .metal) }
    for symbol in ["H", "He", "N", "O", "Xe"] { try expect(look(symbol).finish, equals: .glass) }
    for symbol in ["S", "Br", "C", "Og"] { try expect(look(symbol).finish, equals: .matt) }
  }

  @Test("An element of unknown color has the color of its category")
  func fallback() throws {
    for symbol in ["Og", "At", "Rn", "Fm", "Pm"] {
      let element = try BuiltIn.element(symbol)
      expect(Appearance(element).tint, equals: element.category.color(for: .light), "\(symbol)")
    }
  }

  @Test("Colors under other conditions are ignored")
  func conditions() throws {
    try expect(look("O").tint, equals: look("H").tint, "pale blue only as a liquid")
    try expect(look("Si").tint, equals: Appearance("gray", fallback: RGB(hex: 0)).tint)
  }

  @Test("Color words are found at hyphens and brackets, as whole words only")
  func words() {
    let fallback = RGB(hex: 0x123456)
    expect(Appearance("waxy solid (white)", fallback: fallback).tint, equals: RGB(hex: 0xe9ebee))
    expect(Appearance("blackish whitened", fallback: fallback).tint, equals: fallback)
    expect(Appearance("", fallback: fallback).tint, equals: fallback)
  }
}
