/// A hazard of a substance: a class with its statement, or a statement alone.
public struct Hazard: Sendable, Hashable {
  /// The class; nil for a supplemental statement (EUH), which has none.
  public let hazardClass: HazardClass?
  /// The statement; nil for gases under pressure, for which the regulation leaves it open.
  public let statement: HazardStatement?

  /// Parses `Skin Corr. 1A H314`, `Press. Gas` or `EUH014`; nil if class or statement is unknown.
  init?(parsing text: String) {
    if let alone = HazardStatement(code: text) {
      guard alone.isSupplemental else { return nil }
      (hazardClass, statement) = (nil, alone)
      return
    }
    if let bare = HazardClass(code: text) {
      guard bare.isWithoutStatement else { return nil }
      (hazardClass, statement) = (bare, nil)
      return
    }
    guard let space = text.lastIndex(of: " "),
      let named = HazardClass(code: String(text[..<space])), !named.isWithoutStatement,
      let stated = HazardStatement(code: String(text[text.index(after: space)...])),
      !stated.isSupplemental
    else { return nil }
    (hazardClass, statement) = (named, stated)
  }

  /// The code of the statement; that of the class where the regulation leaves the statement open.
  public var code: String { statement?.code ?? hazardClass?.code ?? "" }

  /// The statement in English, to be translated.
  public var text: String {
    statement?.text ?? translatable("Gas under pressure: the statement depends on how it is kept")
  }
}

/// An entry of table 3 in annex VI of Regulation (EC) No 1272/2008 (CLP): the harmonized classification of a substance.
public struct HazardEntry: Sendable, Hashable {
  /// The form of the element, `White`, in English; empty if the entry is for all forms.
  public let form: String
  /// `015-001-00-1`
  public let index: String
  /// In the order of the regulation.
  public let hazards: [Hazard]

  private var classes: [HazardClass] { hazards.compactMap(\.hazardClass) }

  /// The pictograms of the label, in the order of their codes. By article 26 of the regulation, the exclamation mark
  /// gives way to the skull; for irritation, to corrosion; and for irritation and sensitization of the skin, to the
  /// health hazard of sensitizing the lungs.
  public var pictograms: [HazardPictogram] {
    let all = Set(classes.compactMap(\.pictogram))
    let isSensitizing = classes.contains(where: \.isRespiratorySensitization)
    let shown = classes.filter { kind in
      guard kind.pictogram == .exclamationMark else { return true }
      if all.contains(.skull) { return false }
      if kind.isIrritation && all.contains(.corrosion) { return false }
      return !(isSensitizing && (kind.isIrritation || kind.isSkinSensitization))
    }
    let pictograms = Set(shown.compactMap(\.pictogram))
    return HazardPictogram.allCases.filter(pictograms.contains)
  }

  /// The signal word of the label: that of the gravest class; nil if none has one.
  public var signalWord: SignalWord? {
    let words = Set(classes.compactMap(\.signalWord))
    return words.contains(.danger) ? .danger : words.first
  }
}
