import Testing

@testable import Elements

/// Questions as people type them: each with the elements that must be found, and those that must not. `=` precedes all
/// that are found, `^` the first ones in their order.
@Suite("Questions put to the search")
struct SearchQuestionTests {
  private static let questions = """
    gold | ^Au
    79 | ^Au
    Au | ^Au
    oro | ^Au
    ferrum | ^Fe
    aluminum | ^Al
    cesium | ^Cs
    kalium | ^K
    ununoctium | ^Og
    Uuo | ^Og
    unununium | ^Rg
    Uub | =Cn
    columbium | =Nb
    glucinium | =Be
    azote | ^N
    wolfram | ^W
    masurium | =Tc
    Eka-silicon | =Ge
    eka-aluminium | =Ga
    eka-boron | =Sc
    radioactive | Tc Pm Po U Rn Bi Og | Pb Au H Fe
    not radioactive | Pb Au H Fe | U Tc
    stable | Pb Au H Sn | U Tc Bi
    metal not radioactive | Fe Au Pb | U Tc H
    radioactive gas | =Rn
    natural | Fe U Rn Po At Pa | Am Og Tc
    primordial | Fe U Th Bi | Rn Po Am Pa
    synthetic | Tc Am Og | U Fe Rn At
    transuranium | Np Pu Og | U Fe
    superheavy | Rf Og | Lr U
    rare earth | Sc Y La Lu | Fe
    REE | Sc Y La Lu | Fe
    lanthanides | La Gd | U
    superconductor | Nb Pb Hg Al | Cu Au Ag
    superconductors above 5 K | Nb Pb | Al
    metalloid | Si Ge | Fe
    toxic | Hg As | Fe Au He
    corrosive | Li Br | He Au
    flammable | H | He
    oxidizing | =O F Cl
    explosive | = 
    environmental hazard | Hg Cd | He
    carcinogenic | Be Cd | He
    pyrophoric | P | He
    GHS06 | Hg | Fe Au
    H330 | Hg Be | Fe
    h400 | Cl | Fe
    EUH014 | Li Na K | He
    E175 | =Au
    E 175 | =Au
    E948 | =O
    7440-57-5 | =Au
    7439-92-1 | =Pb
    231-165-9 | =Au
    CAS 7440-50-8 | =Cu
    bcc | Fe Cr W Na | Cu Au Mg
    fcc | Cu Au Al | Fe Mg
    hcp | Mg Ti Zn | Cu Fe
    diamond cubic | Ge Si | Fe
    body-centered cubic | Fe | Cu
    orthorhombic | Ga | Fe
    4s1 | K Cr Cu | Ca Fe
    3d10 4s1 | =Cu
    [Xe] 4f14 | Yb Au Hg | Xe La
    [Ar] 3d10 4s1 | =Cu
    [Xe]4f14 | Yb | La
    +7 | Mn Re Cl | N Na
    -3 | N P | Na
    oxidation 7 | Mn Tc | Na
    oxidation state +8 | Os Ru | Fe
    U-235 | =U
    235U | =U
    ²³⁵U | =U
    uranium 235 | =U
    uranium-235 | =U
    deuterium | ^H
    tritium | ^H
    Tc-99m | =Tc
    99mTc | =Tc
    carbon-14 | =C
    Co60 | ^Co
    plutonium 239 | =Pu
    radiocarbon | =C
    half-life > 1e9 years | U Th Bi K | Ra Am
    half life < 1 day | Fr At | U
    589 nm | ^Na
    line 253.65 | ^Hg
    5890 Å | ^Na
    656.3 nm | ^H
    spectral line 393.37 | Ca
    melting point for iron | ^Fe
    resistivity of copper | ^Cu
    spin of tin | ^Sn
    entropy of iron | ^Fe
    lattice constant of chromium | ^Cr
    allred-rochow of oxygen | ^O
    Kα of iron | ^Fe
    K-alpha of copper | ^Cu
    Fe density | ^Fe
    melting point iron | ^Fe
    boiling point of mercury in °C | ^Hg
    density of gold | ^Au
    isotopes of tin | ^Sn
    half-life of uranium | ^U
    Mohs hardness of carbon | =C
    electronegativity of fluorine | ^F
    thermal conductivity silver | ^Ag
    abundance in the sea of gold | ^Au
    what is the melting point of tungsten | ^W
    highest melting point | ^W Re
    lowest melting point | H Ne
    highest resistivity | ^S
    best conductor | ^Ag Cu Au
    best heat conductor | ^Ag
    most abundant in the crust | ^O Si Al
    most abundant in the sea | Cl Na
    most abundant in the sun | ^H He
    rarest | Po Ra Ac | O Si
    densest | ^Os
    lightest | ^H He Li
    heaviest | ^Og
    hardest | B | Na
    softest | Cs | W
    most electronegative | ^F O
    most electropositive | Cs Fr | F
    oldest | Au Cu Fe | H
    highest bulk modulus 3 | Os
    least density | ^H
    longest half-life | ^Bi
    lowest boiling point 3 | =He H Ne
    resistivity < 2e-8 | Cu Ag | Fe
    debye temperature > 1000 | B | Pb
    crust > 1 % | O Si Al Fe Ca | Au
    bulk modulus > 300 GPa | Os W | Na
    superconduction temperature < 10 K | Nb Al | Cu
    Z > 110 | =Rg Cn Nh Fl Mc Lv Ts Og
    Z = 26 | =Fe
    discovered < 1800 | Au H O | Ra
    discovered before 1700 | Au P | H
    known in 1800 | Au H O Cu | Ra Na
    ancient | Au Ag Cu Fe | H P
    antiquity | Au | H
    Sc–Zn | =Sc Ti V Cr Mn Fe Co Ni Cu Zn
    Sc-Zn | =Sc Ti V Cr Mn Fe Co Ni Cu Zn
    from Sc to Zn | =Sc Ti V Cr Mn Fe Co Ni Cu Zn
    between Hg and Pb | =Tl
    iron to copper | =Fe Co Ni Cu
    period 4 not transition metal | K Ca Ga Kr | Fe Cu
    group 17 -gas | Br I | F Cl
    metal -radioactive | Fe | U
    halogen not gas | Br I | F
    period 2 gas | N O F Ne | C
    liquid | =Br Hg
    noble gas | He Ne Rn | H
    s-block | H Li | Fe
    melts below 300 K | Hg Fr | Fe
    boil 500..800 °C | Se | Fe
    density > 20 | Os Ir Pt | Au
    melting point between 0 and 100 °C | Ga Cs Na | Fe
    yellow | S Au | Fe
    discovered by Davy | Na K Ca | Fe
    discovered in Sweden | O | Au
    group 1, group 2 | Na Ca | Fe
    element 26 | ^Fe
    mass > 250 | Lr Og | U
    electronegativity > 3 | F O Cl N | Fe
    transition metal period 6 | Hf Au Hg | Fe
    liquid metal | =Hg
    lanthanide discovered after 1900 | Lu Pm | La
    Marie Curie | Ra Po
    not metal | H He C | Fe
    iron, copper | Fe Cu | Au
    valence electrons 3 | Al | Fe
    H2O | =H O
    C6H12O6 | =C H O
    h2so4 | =H S O
    Fe Co Ni | =Fe Co Ni
    gold silver copper | =Au Ag Cu
    melting point of gold and silver | =Au Ag
    noble metals | =Ru Rh Pd Ag Os Ir Pt Au
    D2O | =H O
    HDO | =H O
    [13C]6H12O6 | =C H O
    ¹³CO₂ | =C O
    [235U]F6 | =U F
    nacl | =Na Cl
    naoh | =Na H O
    zns | =Zn S
    TNT | =C H N O
    battery | =Li Mn Co Ni Zn Sb La Pb
    batteries | =Li Mn Co Ni Zn Sb La Pb
    7440-5 | Cu Au | Fe
    7440-57 | Au | Fe
    cas 7439-9 | Pb | Au
    231-16 | Au | H
    1800-1850 | Na | Au
    conductor | Cu Fe Hg C | Si S B
    not conductor | B S | Cu
    conductors period 4 | Cu Fe | Ge Au
    PT | Pt | H
    van der waals radius > 300 pm | Cs | H
    ionization energy > 20 eV | He Ne | Fe
    xyzzy | = 
    lamps | Kr Xe | O
    smell | S Kr | O
    superconducting magnets | =Nb
    the | =
    non-metal gas | H O He | Fe
    without stable isotope period 5 | =Tc
    """.questions

  @Test("Each question finds what it asks for", arguments: questions)
  func answer(_ question: [String]) throws { try Search.answer(question[0]).check(question) }

  @Test("There are questions of all kinds")
  func count() { expect(Self.questions.count >= 150) }
}

extension String {
  /// The lines of a table of questions, each with the text, what must be found, and what must not.
  var questions: [[String]] {
    split(separator: "\n").map { line in line.split(separator: "|").map { $0.trimmed } }
  }
}

extension SearchResults {
  /// Expects what a question must find.
  func check(_ question: [String]) throws {
    let table = try BuiltIn.table.get()
    let found = hits.map { table.elements[$0.position].symbol }
    expect(problems.isEmpty, "\(question[0]): \(problems.map(\.english))")
    let wanted = question[1].drop { "=^".contains($0) }.split(separator: " ").map(String.init)
    switch question[1].first {
    case "=": expect(Set(found), equals: Set(wanted), "\(question[0]): \(found)")
    case "^": expect(Array(found.prefix(wanted.count)), equals: wanted, "\(question[0]): \(found)")
    default: expect(Set(wanted).isSubset(of: found), "\(question[0]): \(found)")
    }
    guard question.count > 2 else { return }
    let refused = Set(question[2].split(separator: " ").map(String.init))
    expect(refused.isDisjoint(with: found), "\(question[0]): \(found)")
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let head = drop { $0 == " " }
    return String(head.reversed().drop { $0 == " " }.reversed())
  }
}
