/// Labels of the interface, which are found as they stand there.
extension SearchWording {
  /// True without translated words.
  var isEnglish: Bool { language == "en" }

  /// The labels beside names of classes and properties, with the words of the search that mean the same.
  static let labels: [(label: String, words: [String])] =
    ElementCategory.allCases.filter { $0 != .unknown }
    .map { ($0.title, ElementClass.words(of: $0.word)) }
    + PhysicalState.allCases.filter { $0 != .unknown }.map { ($0.title, [$0.word]) }
    + HazardPictogram.allCases.compactMap { pictogram in
      guard case .format(let title, _) = pictogram.title, let words = hazards[pictogram] else {
        return nil
      }
      return (title, words)
    } + [
      (translatable("Symbol", context: "page of the main window"), ["symbol"]),
      (translatable("Block", context: "property of an element"), ["block"]),
      (translatable("Category", context: "property of an element"), ["category"]),
      (translatable("State", context: "property of an element"), ["state"]),
      (translatable("Crystal structure"), ["crystal", "structure"]),
      (translatable("Appearance", context: "property of an element"), ["appearance"]),
      (translatable("Electrons per shell"), ["shells"]),
      (translatable("Electron configuration"), ["electron", "configuration"]),
      (translatable("CAS number"), ["cas", "number"]),
      (translatable("Origin of the name"), ["origin"]),
      (translatable("Place of discovery"), ["where"]),
      (translatable("Stable"), ["stable"]),
    ]

  private static let hazards: [HazardPictogram: [String]] = [
    .flame: ["flammable"], .flameOverCircle: ["oxidizing"], .corrosion: ["corrosive"],
    .skull: ["toxic"], .exclamationMark: ["harmful"], .healthHazard: ["health", "hazard"],
    .environment: ["environmental", "hazard"],
  ]
}
