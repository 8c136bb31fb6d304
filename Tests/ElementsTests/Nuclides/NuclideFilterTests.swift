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

  @Test("Half-lives from 100 million years on are those of the primordial nuclides and their like")
  func longLived() throws {
    let found = try names { $0.setHalfLife("100My", "") }
    expect(found.isSuperset(of: ["U-238", "U-235", "Th-232", "K-40", "Au-197", "He-4"]))
    expect(found.isDisjoint(with: ["C-14", "Ra-226", "Rn-222", "H-3"]))
    let short = try names { $0.setHalfLife("10s", "1s") }
    expect(short.isDisjoint(with: ["Au-197", "C-14"]))
    expect(!short.isEmpty)
  }

  @Test("The ends of the scale include what is beyond them")
  func ends() throws {
    var filter = NuclideFilter()
    filter.setHalfLife(-30, 99)
    expect(filter.isOff)
    expect(try names { $0.setHalfLife("1ns", "1ns") }.contains("Be-8"))
    expect(try names { $0.setHalfLife("100Gy", "100Gy") }.contains("Au-197"))
  }

  @Test("A bound passes where all half-lives beyond it do: 9 years and more, or less than 81 ns")
  func bounds() throws {
    expect(try !names { $0.setHalfLife("1y", "100y") }.contains("Bk-248"))
    expect(try names { $0.setHalfLife("1y", "100Gy") }.contains("Bk-248"))
    expect(try !names { $0.setHalfLife("10ns", "100ns") }.contains("Rb-73"))
    expect(try names { $0.setHalfLife("1ns", "100ns") }.contains("Rb-73"))
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
    expect(counts.count, equals: NuclideFilter.steps.count)
    let bounds = NuclideFilter.bounds(of: all)
    expect(counts.reduce(0, +), equals: all.count { $0.halfLife.seconds >= 0 } - bounds)
    expect(bounds > 5, "\(bounds)")
    let ofBound = all.filter { $0.number == 97 && $0.massNumber == 248 }
    expect(NuclideFilter.bounds(of: ofBound), equals: 1, "9 years and more")
    expect(NuclideFilter.histogram(of: ofBound).reduce(0, +), equals: 0)
    expect(counts.last.map { $0 > 200 } ?? false, "with the stable ones")
  }

  @Test("The steps are half-lives that people name, each longer than the one before")
  func steps() {
    let steps = NuclideFilter.steps
    expect(steps.count, equals: 30)
    expect(zip(steps, steps.dropFirst()).allSatisfy { $0.seconds < $1.seconds })
    expect(NuclideFilter.places.first == 0 && NuclideFilter.places.last == 1)
    let texts = [0, 4, 9, 11, 13, 15, 18, 24, 29].map { steps[$0].shortText }
    expect(
      texts.map { $0.split(separator: "\u{a0}").joined(separator: " ") },
      equals: ["1 ns", "10 µs", "1 s", "1 min", "1 h", "1 d", "1 y", "1 My", "100 Gy"])
    let million = steps.firstIndex { $0.name == "1My" }
    expect(million.map { steps[$0].seconds }, equals: 31_556_926e6)
  }
}
