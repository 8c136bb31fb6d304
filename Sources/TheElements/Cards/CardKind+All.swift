extension CardKind {
  /// All cards, from top to bottom.
  @MainActor static var all: [CardKind] = [
    .note, .properties, .isotopes, .ionization, .oxidationStates, .ionicRadii, .spectrum, .crystal,
    .forms, .abundance, .hazards, .furtherProperties, .names,
  ]
}
