import Testing

@testable import Elements

@Suite("The filter of the nuclide chart")
struct NuclideFilterTests {
  private func names(_ change: (inout NuclideFilter) -> Void) throws -> Set<String> {
    var filter = NuclideFilter()
    change(&filter)
    let table = try BuiltInNuclides.table
    return Set(
      try BuiltInNuclides.catalog.all.filter { filter.includes($0) && !$0.isIsomer }
        .map { $0.name(table[$0.number]?.symbol ?? "") })
  }

  @Test("Without a choice all pass, also those of unknown half-life")
  func off() throws {
    expect(NuclideFilter().isOff)
    let all = try BuiltInNuclides.catalog.all.filter { !$0.isIsomer }
    expect(try names { _ in }.count, equals: all.count)
  }

  @Test("Half-lives from 10¹⁵ seconds on are those of the primordial nuclides and their like")
  func longLived() throws {
    let found = try names { $0.setHalfLife(15, 18) }
    expect(found.isSuperset(of: ["U-238", "U-235", "Th-232", "K-40", "Au-197", "He-4"]))
    expect(found.isDisjoint(with: ["C-14", "Ra-226", "Rn-222", "H-3"]))
    let short = try names { $0.setHalfLife(1, 0) }
    expect(short.isDisjoint(with: ["Au-197", "C-14"]))
    expect(!short.isEmpty)
  }

  @Test("The ends of the scale include what is beyond them")
  func ends() throws {
    var filter = NuclideFilter()
    filter.setHalfLife(-30, 99)
    expect(filter.isOff)
    expect(try names { $0.setHalfLife(-9, -9) }.contains("Be-8"))
    expect(try names { $0.setHalfLife(18, 18) }.contains("Au-197"))
  }

  @Test("A bound passes where all half-lives beyond it do: 9 years and more, or less than 81 ns")
  func bounds() throws {
    expect(try !names { $0.setHalfLife(8, 9) }.contains("Bk-248"))
    expect(try names { $0.setHalfLife(8, 18) }.contains("Bk-248"))
    expect(try !names { $0.setHalfLife(-8, -7) }.contains("Rb-73"))
    expect(try names { $0.setHalfLife(-9, -7) }.contains("Rb-73"))
  }

  @Test("By chief decay, and by spin without parity")
  func kindAndSpin() throws {
    let alpha = try names { $0.kind = Nuclide.Kind(id: "alpha") }
    expect(alpha.isSuperset(of: ["U-238", "Ra-226"]) && !alpha.contains("C-14"))
    expect(Nuclide.Kind(id: "gamma") == nil)
    let spins: [(NuclideFilter.Spin, String)] = [
      (.zero, "He-4"), (.half, "H-1"), (.integer, "N-14"),
    ]
    for (spin, name) in spins {
      let found = try names { $0.spin = spin }
      for (other, name) in spins { expect(found.contains(name) == (other == spin), "\(name)") }
      expect(found.contains(name))
    }
    let both = try names {
      $0.kind = .stable
      $0.spin = .half
    }
    expect(both.contains("Au-197") && !both.contains("He-4"))
  }

  @Test("The histogram counts each half-life once, and none of which only a bound is known")
  func histogram() throws {
    let all = try BuiltInNuclides.catalog.all.filter { !$0.isIsomer }
    let counts = NuclideFilter.histogram(of: all)
    expect(counts.count, equals: NuclideFilter.exponents.count)
    let bounds = NuclideFilter.bounds(of: all)
    expect(counts.reduce(0, +), equals: all.count { $0.halfLife.seconds >= 0 } - bounds)
    expect(bounds > 5, "\(bounds)")
    let ofBound = all.filter { $0.number == 97 && $0.massNumber == 248 }
    expect(NuclideFilter.bounds(of: ofBound), equals: 1, "9 years and more")
    expect(NuclideFilter.histogram(of: ofBound).reduce(0, +), equals: 0)
    expect(counts.last.map { $0 > 200 } ?? false, "with the stable ones")
  }

  @Test("A power of ten of seconds is shown in a unit that people use")
  func units() {
    let texts = [-9, -4, 0, 2, 3, 4, 5, 6, 8, 11, 18].map {
      NuclideFilter.text(of: $0).split(separator: "\u{a0}").joined(separator: " ")
    }
    expect(
      texts,
      equals: [
        "1 ns", "100 µs", "1 s", "100 s", "10³ s ≈ 17 min", "10⁴ s ≈ 2.8 h", "10⁵ s ≈ 1.2 d",
        "10⁶ s ≈ 12 d", "10⁸ s ≈ 3.2 y", "10¹¹ s ≈ 3.2 ky", "10¹⁸ s ≈ 32 Gy",
      ])
  }
}
