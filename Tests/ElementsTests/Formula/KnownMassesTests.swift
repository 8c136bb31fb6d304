import Testing

@testable import Elements

/// Molar masses in g/mol of periodictable 2.1.0 (PyPI; its own parser and its table of the standard atomic weights of
/// 2021), each compared with molmass 2025.4.14 (PyPI; weights by isotopes): they agree within 0.02 %. Tolerance here:
/// 0.00005 g/mol, the rounding of this table.
@Suite("Known molar masses")
struct KnownMassesTests {
  @Test("Every known molar mass is computed")
  func masses() throws {
    let table = try BuiltIn.table.get()
    let known = Self.table.split(separator: ";").map { $0.split(separator: " ") }
    expect(known.count > 200)
    for entry in known {
      let (text, expected) = try (String(#require(entry.first)), String(#require(entry.last)))
      for spelling in [text, Self.hydrate(text)] {
        let formula = try #require(Formula(spelling), "\(spelling)")
        let result = try #require(FormulaResult(formula, table: table), "\(spelling)")
        let mass = try #require(Double(result.exactMass))
        let known = try #require(Double(expected))
        expect(abs(mass - known) <= 0.00005 + 1e-9, "\(spelling): \(mass), not \(known)")
      }
    }
  }

  /// `CuSO4(H2O)5` as `CuSO4·5H2O`.
  private static func hydrate(_ text: String) -> String {
    guard let range = text.firstRange(of: "(H2O)"), range.upperBound < text.endIndex else {
      return text
    }
    return text[..<range.lowerBound] + "·" + text[range.upperBound...] + "H2O"
  }

  private static let table = """
    H2 2.0160; N2 28.0140; O2 31.9980; O3 47.9970; F2 37.9968; Cl2 70.9000; Br2 159.8080; \
    I2 253.8089; P4 123.8950; S8 256.4800; C60 720.6600; H2O 18.0150; H2O2 34.0140; HF 20.0064; \
    HCl 36.4580; HBr 80.9120; HI 127.9125; NH3 17.0310; N2H4 32.0460; NO 30.0060; NO2 46.0050; \
    N2O 44.0130; N2O4 92.0100; HNO2 47.0130; HNO3 63.0120; CO 28.0100; CO2 44.0090; \
    CS2 76.1310; HCN 27.0260; COCl2 98.9100; CH4 16.0430; C2H6 30.0700; C3H8 44.0970; \
    C4H10 58.1240; C8H18 114.2320; C2H4 28.0540; C2H2 26.0380; C6H6 78.1140; C7H8 92.1410; \
    C10H8 128.1740; CH3OH 32.0420; C2H5OH 46.0690; C3H8O3 92.0940; CH3COOH 60.0520; \
    HCOOH 46.0250; C6H5OH 94.1130; C6H5COOH 122.1230; (CH3)2CO 58.0800; C4H8O 72.1070; \
    C4H10O 74.1230; CHCl3 119.3690; CCl4 153.8110; CH2Cl2 84.9270; C6H12O6 180.1560; \
    C12H22O11 342.2970; C8H10N4O2 194.1940; C9H8O4 180.1590; C8H9NO2 151.1650; C6H8O7 192.1230; \
    C6H8O6 176.1240; C10H14N2 162.2360; C27H46O 386.6640; C5H5N 79.1020; C6H5NH2 93.1290; \
    CO(NH2)2 60.0560; C2H5NO2 75.0670; C3H7NO2 89.0940; C11H12N2O2 204.2290; \
    C16H18N2O4S 334.3900; C55H72MgN4O5 893.5090; C63H88CoN14O14P 1355.3880; \
    C10H16N5O13P3 507.1813; SO2 64.0580; SO3 80.0570; H2S 34.0760; H2SO3 82.0730; \
    H2SO4 98.0720; SF6 146.0504; SOCl2 118.9590; SO2Cl2 134.9580; H3PO4 97.9938; PCl3 137.3238; \
    PCl5 208.2238; PH3 33.9978; P4O10 283.8850; SiO2 60.0830; SiH4 32.1170; SiCl4 169.8850; \
    SiC 40.0960; Si3N4 140.2830; B2H6 27.6680; H3BO3 61.8310; BF3 67.8052; B2O3 69.6170; \
    Na2B4O7(H2O)10 381.3625; LiH 7.9480; LiAlH4 37.9535; LiOH 23.9470; Li2CO3 73.8880; \
    LiFePO4 157.7548; LiCoO2 97.8712; NaCl 58.4398; NaOH 39.9968; Na2O 61.9785; Na2O2 77.9775; \
    NaHCO3 84.0058; Na2CO3 105.9875; Na2SO4 142.0355; Na2S2O3 158.0965; NaNO3 84.9938; \
    NaNO2 68.9948; NaClO 74.4388; NaBH4 37.8318; NaF 41.9882; Na3PO4 163.9391; \
    Na2SiO3 122.0615; NaN3 65.0108; NaCN 49.0078; KCl 74.5483; KOH 56.1053; K2CO3 138.2046; \
    KNO3 101.1023; KMnO4 158.0323; K2Cr2O7 294.1818; K2CrO4 194.1887; KI 166.0028; \
    KBr 119.0023; KClO3 122.5453; KCN 65.1163; K3Fe(CN)6 329.2479; K4Fe(CN)6 368.3462; \
    KAl(SO4)2(H2O)12 474.3718; MgO 40.3040; MgCl2 95.2050; MgSO4 120.3610; \
    MgSO4(H2O)7 246.4660; Mg(OH)2 58.3190; MgCO3 84.3130; Mg3N2 100.9290; CaO 56.0770; \
    Ca(OH)2 74.0920; CaCO3 100.0860; CaCl2 110.9780; CaSO4 136.1340; CaSO4(H2O)2 172.1640; \
    CaF2 78.0748; CaC2 64.1000; Ca3(PO4)2 310.1735; Ca5(PO4)3F 504.2977; Ca(NO3)2 164.0860; \
    SrCO3 147.6280; SrTiO3 183.4840; BaSO4 233.3830; BaCl2 208.2270; BaTiO3 233.1910; \
    Ba(OH)2(H2O)8 315.4610; Al2O3 101.9601; AlCl3 133.3315; Al(OH)3 78.0025; \
    Al2(SO4)3 342.1311; Al2(SO4)3(H2O)18 666.4011; Be3Al2Si6O18 537.4916; TiO2 79.8650; \
    TiCl4 189.6670; V2O5 181.8780; NH4VO3 116.9775; Cr2O3 151.9892; CrO3 99.9931; MnO2 86.9360; \
    MnSO4 150.9940; Fe2O3 159.6870; Fe3O4 231.5310; FeS2 119.9650; FeCl3 162.1950; \
    FeSO4(H2O)7 278.0060; Fe(CO)5 195.8950; Fe(C5H5)2 186.0350; CoCl2(H2O)6 237.9232; \
    NiSO4 154.7494; Ni(CO)4 170.7334; CuO 79.5450; Cu2O 143.0910; CuSO4 159.6020; \
    CuSO4(H2O)5 249.6770; CuCl2 134.4460; Cu2CO3(OH)2 221.1140; CuFeS2 183.5110; ZnO 81.3790; \
    ZnS 97.4400; ZnCl2 136.2800; ZnSO4 161.4360; GaAs 144.6446; GaN 83.7300; GeO2 104.6280; \
    As2O3 197.8402; AsH3 77.9456; H2SeO4 144.9830; SeO2 110.9690; AgNO3 169.8722; \
    AgCl 143.3182; AgBr 187.7722; CdS 144.4740; CdTe 240.0140; InP 145.7918; SnCl2 189.6100; \
    SnO2 150.7080; Sb2O3 291.5170; TeO2 159.5980; XeF2 169.2898; XeF4 207.2866; CsI 259.8099; \
    CsCl 168.3555; YBa2Cu3O7 666.1908; Nb2O5 265.8077; MoS2 160.0700; \
    (NH4)6Mo7O24(H2O)4 1235.9200; RuO4 165.0660; RhCl3 209.2555; PdCl2 177.3200; \
    La2O3 325.8079; CeO2 172.1140; Nd2Fe14B 1081.1240; Eu2O3 351.9250; HfO2 210.4840; \
    Ta2O5 441.8908; WO3 231.8370; WC 195.8510; OsO4 254.2260; IrO2 224.2150; PtCl4 336.8840; \
    H2PtCl6 409.8000; Pt(NH3)2Cl2 300.0460; HAuCl4 339.7746; HgO 216.5910; HgS 232.6520; \
    Hg2Cl2 472.0840; Tl2SO4 504.8160; PbO 223.1990; PbO2 239.1980; PbS 239.2600; \
    Pb(C2H5)4 323.4480; Bi2O3 465.9578; ThO2 264.0357; UO2 270.0269; UF6 352.0193; \
    U3O8 842.0787; NH4Cl 53.4890; (NH4)2SO4 132.1340; NH4NO3 80.0430; (NH4)2CO3 96.0860; \
    (NH4)2Cr2O7 252.0632
    """
}
