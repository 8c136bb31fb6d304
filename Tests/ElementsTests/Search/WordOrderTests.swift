import Testing

@testable import Elements

/// Questions in the order and the forms of their language: language, question, and the English one that finds the same.
@Suite("Questions in the words and the order of their language")
struct WordOrderTests {
  private static let rows =
    """
    ru | тяжелее ли золото свинца | is gold heavier than lead
    ru | легче ли алюминий железа | is aluminium lighter than iron
    uk | чи щільніший свинець за золото | is lead denser than gold
    pl | czy gęstsze jest złoto od ołowiu | is gold denser than lead
    cs | je těžší zlato než olovo | is gold heavier than lead
    fi | onko kulta raskaampaa kuin lyijy | is gold heavier than lead
    tr | kurşundan ağır mı altın | is gold heavier than lead
    tr | demirden yoğun mu alüminyum | is aluminium denser than iron
    tr | altın kurşundan daha ağır mı | is gold heavier than lead
    zh_CN | 铝比铁轻吗 | is aluminium lighter than iron
    de | Hat Aluminium eine höhere Dichte als Titan? | does aluminium have a higher density than titanium
    tr | demir metal değil mi | is iron a metal
    ja | 水銀は金属ではないですか | is mercury a metal
    ru | не металл ли железо | is iron a metal
    zh_CN | 铅无毒吗 | is lead not toxic
    zh_CN | 金和铅哪个重 | which is heavier, gold or lead
    zh_CN | 铁和铜哪个熔点高 | which has the higher melting point, iron or copper
    ja | 金と鉛ではどちらが重いですか | which is heavier, gold or lead
    pl | co jest cięższe: złoto czy ołów | which is heavier, gold or lead
    uk | що важче: свинець чи ртуть | which is heavier, lead or mercury
    es | ¿qué pesa más, el oro o el plomo? | which has a higher atomic weight, gold or lead
    it | pesa di più l'oro o il piombo? | which has a higher atomic weight, gold or lead
    ru | на сколько золото плотнее серебра | how much denser is gold than silver
    pl | o ile złoto jest gęstsze od srebra | how much denser is gold than silver
    cs | o kolik je zlato hustší než stříbro | how much denser is gold than silver
    cs | poločas rozpadu kobaltu-60 ve dnech | half-life of cobalt-60 in days
    ru | период полураспада кобальта-60 в днях | half-life of cobalt-60 in days
    ja | コバルト60の半減期は何日ですか | half-life of cobalt-60 in days
    zh_CN | 碘131的半衰期是多少小时 | half-life of iodine-131 in hours
    ja | 金の融点は1200℃以上ですか | is the melting point of gold above 1200 °C
    zh_CN | 金的熔点高于1200℃吗 | is the melting point of gold above 1200 °C
    ja | 融点が2500℃以上の金属 | metals with melting point >= 2500 °C
    ru | металлы, плотность которых меньше 1 г/см3 | metals with density < 1 g/cm3
    uk | метали, густина яких менша за 1 г/см³ | metals with density < 1 g/cm3
    uk | найпоширеніший ізотоп хлору | most abundant isotope of chlorine
    ru | какой изотоп урана самый долгоживущий | longest-lived isotope of uranium
    fi | montako isotooppia tinalla on | how many isotopes does tin have
    fi | mistä helium on saanut nimensä | origin of the name of helium
    cs | původ názvu helia | origin of the name of helium
    tr | helyum adı nereden gelir | origin of the name of helium
    ru | радиус иона натрия | radius of sodium ion
    ru | электронная конфигурация иона железа(III) | configuration of iron(III)
    pl | konfiguracja elektronowa jonu Fe2+ | configuration of Fe2+
    cs | kolik elektronů má iont Na+ | how many electrons does Na+ have
    tr | Fe3+ iyonunun elektron dizilimi | configuration of Fe3+
    pl | który metal ma najwyższą temperaturę topnienia | metal with highest melting point
    ru | какого цвета бром | color of bromine
    tr | bromun rengi | color of bromine
    ja | 臭素の色 | color of bromine
    de | Zerfallsart von Kalium-40 | decay of potassium-40
    uk | тип розпаду калію-40 | decay of potassium-40
    ca | densitat del gal·li | density of gallium
    ca | d'on ve el nom del pal·ladi? | origin of the name of palladium
    ca | la plata condueix millor que el coure | does silver conduct better than copper
    nl | heeft aluminium een hogere dichtheid dan titaan? | does aluminium have a higher density than titanium
    sv | har aluminium högre densitet än titan? | does aluminium have a higher density than titanium
    da | har aluminium højere densitet end titan? | does aluminium have a higher density than titanium
    nl | wat is zwaarder, goud of lood? | which is heavier, gold or lead
    fr | l'or n'est pas un métal | is gold not a metal
    fr | le fer n’est pas un métal | is iron not a metal
    es | el oro no es un metal | is gold not a metal
    it | il piombo non è tossico | is lead not toxic
    fr | période radioactive de l'iode 131 en jours | half-life of iodine-131 in days
    fr | en quelle année le radium a-t-il été découvert ? | when was radium discovered
    fr | combien d'isotopes stables possède l'étain ? | how many stable isotopes does tin have
    """.questions

  @Test("Each finds what the English question finds", arguments: rows)
  func same(_ row: [String]) throws {
    let (wanted, found) = (try Search.answer(row[2]), try Search.translated(row[0]).answer(row[1]))
    expect(!(wanted.hits.isEmpty && wanted.answers.isEmpty) && wanted.problems.isEmpty, "\(row[2])")
    expect(found.problems.map(\.english), equals: [], "\(row[1])")
    expect(found.hits.map(\.number), equals: wanted.hits.map(\.number), "\(row[1])")
    expect(Self.values(found), equals: Self.values(wanted), "\(row[1])")
  }

  @Test("Amounts are read with the units of the language", arguments: amounts)
  func amount(_ row: [String]) throws {
    let found = try Search.translated(row[0]).answer(row[1])
    let said = found.answers.first.map { "\($0.title.english): \($0.value?.english ?? "")" }
    expect(said?.split(separator: "\u{A0}").joined(separator: " "), equals: row[2])
  }

  private static let amounts =
    """
    ar | 1,5 كغ من الحديد بالمول | 1.5 kg Fe: 26.86 mol
    ar | 2 كجم من الحديد | 2 kg Fe: 35.81 mol
    fi | 1,5 kg rautaa mooleina | 1.5 kg Fe: 26.86 mol
    cs | 1,5 kg železa v molech | 1.5 kg Fe: 26.86 mol
    tr | 36 gram su kaç moldür | 36 g H₂O: 1.998 mol
    nl | hoeveel mol is 36 g water | 36 g H₂O: 1.998 mol
    pl | ile waży litr rtęci | 1 L Hg: 13\u{2009}530 g
    """.questions

  private static func values(_ results: SearchResults) -> [String] {
    results.answers.map { "\($0.title.english) \($0.value?.english ?? "")" }
  }
}
