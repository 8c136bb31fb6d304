import Testing

@testable import Elements

/// Questions in Japanese, which has no spaces between words, as those in English.
@Suite("Questions put to the search in Japanese")
struct JapaneseQuestionTests {
  private static let questions = """
    融点 < 300 K | =H N O F Ne Cl Ar Br Kr Xe Hg Rn Fr
    融点<300K | =H N O F Ne Cl Ar Br Kr Xe Hg Rn Fr
    融点＜３００Ｋ | =H N O F Ne Cl Ar Br Kr Xe Hg Rn Fr
    融点が300K未満 | =H N O F Ne Cl Ar Br Kr Xe Hg Rn Fr
    300K以下で融ける元素 | Hg Br | Fe
    沸点500..800°C | Se | Fe
    融点0度から100度 | Ga Cs Na | Fe
    密度20以上 | Os Ir Pt | Au
    密度が20より大きい元素 | Os Ir Pt | Au
    密度>10 | Au Pb | Fe
    金の密度 | ^Au
    鉄の融点 | ^Fe
    鉄の融点は何度ですか | ^Fe
    融点 鉄 | ^Fe
    水銀の沸点 | ^Hg
    銅 抵抗率 | ^Cu
    銅の電気抵抗率 | ^Cu
    電気陰性度>3 | F O Cl N | Fe
    フッ素の電気陰性度 | ^F
    族17 | =F Cl Br I At Ts
    17族 | =F Cl Br I At Ts
    第17族元素 | =F Cl Br I At Ts
    第4周期の非金属 | Se Br Kr | Fe
    4周期17族 | =Br
    最高の融点 | ^W Re
    融点が最も高い元素 | ^W Re
    最も高い融点 | ^W Re
    融点が最も低い | H Ne
    最も重い元素 | ^Og
    最も密度の高い五つの元素 | =Os Ir Pt Re Np
    最も軽い | ^H He Li
    地殻に最も豊富な元素 | ^O Si Al
    最も電気を通す | ^Ag Cu Au
    1800年以前に発見 | Au H O | Ra
    1800年以前に発見された元素 | Au H O | Ra
    発見<1800 | Au H O | Ra
    スウェーデンで発見 | O | Au
    酸素は誰が発見したか | =O
    1800年に知られていた元素 | Au H O Cu | Ra Na
    HgとPbの間 | =Tl
    HgからPbまで | =Hg Tl Pb
    鉄から銅 | =Fe Co Ni Cu
    放射性 | Tc Pm Po U Rn Bi Og | Pb Au H Fe
    放射性の気体 | =Rn
    放射性でない金属 | Fe Au Pb | U Tc H
    安定 | Pb Au H Sn | U Tc Bi
    超伝導体 | Nb Pb Hg Al | Cu Au Ag
    希土類 | Sc Y La Lu | Fe
    有毒な元素 | Hg As | Fe Au He
    可燃性 | H | He
    半減期>1e9年 | U Th Bi K | Ra Am
    ウランの半減期 | ^U
    貴ガス | =He Ne Ar Kr Xe Rn
    希ガス | =He Ne Ar Kr Xe Rn
    液体 | =Br Hg
    液体金属 | =Hg
    ハロゲン | =F Cl Br I At
    黄色い元素 | F S Cl Au | Fe
    dブロック | Fe Cu | H
    金、銀 | ^Ag Au
    金と銀の融点 | =Au Ag
    金 | ^Au
    スズの同位体 | ^Sn
    ウラン235 | =U
    酸化数7 | Mn Tc | Na
    体積弾性率>300GPa | Os W | Na
    melting point of iron | ^Fe
    radioactive gas | =Rn
    """.questions

  @Test("Each question finds what it asks for", arguments: questions)
  func answer(_ question: [String]) throws {
    try Search.translated("ja").answer(question[0]).check(question)
  }

  @Test("A run with an unknown word stays whole")
  func unknown() throws {
    expect(try Search.translated("ja").answer("金閣寺").hits.isEmpty)
  }

  @Test(
    "Long texts are divided in a moment", .timeLimit(.minutes(1)),
    arguments: ["金", "の", "ファンデルワールス", "融点と", "金融点ー", "間族"])
  func long(_ piece: String) throws {
    let text = String(repeating: piece, count: 4000 / piece.count)
    expect(try Search.translated("ja").answer(text).query.clauses.count <= 2)
  }

  @Test("There are questions of all kinds")
  func count() { expect(Self.questions.count >= 40) }
}
