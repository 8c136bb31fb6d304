import Testing

@testable import Elements

/// Words in forms that people use, in each language.
@Suite("Colors, crystals and other words in the forms of each language")
struct SearchFormTests {
  /// A language, a question, and the English one that finds the same.
  private static let questions = [
    ["ru", "белый", "white"], ["uk", "білі елементи", "white"], ["pl", "biały", "white"],
    ["cs", "bílý", "white"], ["it", "elementi bianchi", "white"],
    ["pt_BR", "elementos brancos", "white"], ["da", "hvide grundstoffer", "white"],
    ["sv", "vita grundämnen", "white"], ["nl", "witte elementen", "white"],
    ["fi", "valkoiset alkuaineet", "white"], ["fr", "éléments blancs", "white"],
    ["es", "elementos blancos", "white"], ["ca", "elements blancs", "white"],
    ["tr", "beyaz", "white"], ["ar", "بيضاء", "white"], ["ja", "白い", "white"],
    ["zh_CN", "白色", "white"], ["de", "weißes Element", "white"],
    ["ru", "кубические", "cubic"], ["uk", "кубічна сингонія", "cubic"],
    ["pl", "układ regularny", "cubic"], ["cs", "krychlová soustava", "cubic"],
    ["de", "hexagonales Kristallsystem", "hexagonal"], ["fr", "hexagonaux", "hexagonal"],
    ["es", "monoclínicos", "monoclinic"], ["it", "esagonali", "hexagonal"],
    ["sv", "hexagonala", "hexagonal"], ["fi", "heksagoniset", "hexagonal"],
    ["tr", "altıgen", "hexagonal"], ["ar", "النظام السداسي", "hexagonal"],
    ["ja", "六方晶系", "hexagonal"], ["zh_CN", "六方晶系", "hexagonal"],
    ["ru", "энергия ионизации железа", "ionization energy of iron"],
    ["ru", "энтальпия плавления железа", "heat of fusion of iron"],
    ["ru", "самые большие атомы", "largest atom"], ["ru", "лучшие проводники", "best conductor"],
    ["ru", "атомные номера железа и меди", "atomic number of iron and copper"],
    ["uk", "найкращий провідник електрики", "best conductor"],
    ["cs", "van der Waalsův poloměr železa", "van der waals radius of iron"],
    ["cs", "při jaké teplotě taje olovo", "at what temperature does lead melt"],
    ["uk", "за якої температури плавиться свинець", "at what temperature does lead melt"],
    ["nl", "bij welke temperatuur smelt lood", "at what temperature does lead melt"],
    ["sv", "vid vilken temperatur smälter bly", "at what temperature does lead melt"],
    ["da", "ved hvilken temperatur smelter bly", "at what temperature does lead melt"],
    ["fi", "missä lämpötilassa lyijy sulaa", "at what temperature does lead melt"],
    ["ca", "a quina temperatura es fon el plom", "at what temperature does lead melt"],
    ["pt_BR", "a que temperatura o chumbo derrete", "at what temperature does lead melt"],
    ["cs", "objevené v 19. století", "discovered in the 19th century"],
    ["uk", "відкриті в XIX столітті", "discovered in the 19th century"],
    ["nl", "ontdekt in de 19e eeuw", "discovered in the 19th century"],
    ["da", "opdaget i det 19. århundrede", "discovered in the 19th century"],
    ["fi", "löydetty 19. vuosisadalla", "discovered in the 19th century"],
    ["ca", "descoberts al segle XIX", "discovered in the 19th century"],
    ["pt_BR", "descobertos no século XIX", "discovered in the 19th century"],
    ["de", "im neunzehnten Jahrhundert entdeckt", "discovered in the nineteenth century"],
    ["ja", "原生", "primordial"], ["zh_CN", "原生", "primordial"],
  ]

  @Test("Each question finds what the English one finds", arguments: questions)
  func same(_ row: [String]) throws {
    let (found, wanted) = (try Search.translated(row[0]).answer(row[1]), try Search.answer(row[2]))
    expect(!wanted.hits.isEmpty, "\(row)")
    expect(found.hits.map(\.number), equals: wanted.hits.map(\.number), "\(row)")
    expect(found.answers.map(\.id), equals: wanted.answers.map(\.id), "\(row)")
    expect(found.problems.isEmpty, "\(row): \(found.problems.map(\.english))")
  }
}
