/// The words for properties, facts, classes and looks.
extension SearchWords {
  static let properties = [
    translatable("melting point, melting temperature, melts, melting", context: "search words"),
    translatable("boiling point, boiling temperature, boils, boiling", context: "search words"),
    translatable("density, mass density", context: "search words"),
    translatable("electronegativity", context: "search words"),
    translatable("atomic weight, atomic mass, weight", context: "search words"),
    translatable("atomic number, number of protons, protons", context: "search words"),
    translatable("group, group of the table", context: "search words"),
    translatable("period, row of the table", context: "search words"),
    translatable("heat capacity, molar heat capacity", context: "search words"),
    translatable("specific heat, specific heat capacity", context: "search words"),
    translatable("electron affinity", context: "search words"),
    translatable("ionization energy, ionization potential", context: "search words"),
    translatable("covalent radius, bond radius", context: "search words"),
    translatable("van der waals radius", context: "search words"),
    translatable("atomic radius, radius, size of the atom", context: "search words"),
    translatable("heat of fusion, enthalpy of fusion", context: "search words"),
    translatable("heat of vaporization, enthalpy of vaporization", context: "search words"),
    translatable("thermal conductivity, conduction of heat", context: "search words"),
    translatable(
      "oxidation states, oxidation state, oxidation number, valence", context: "search words"),
    translatable("half-life, half-lives", context: "search words"),
    translatable("mohs hardness, hardness", context: "search words"),
    translatable(
      "resistivity, electrical resistivity, electrical resistance, resistance",
      context: "search words"),
    translatable(
      "elastic modulus, Young’s modulus, modulus of elasticity", context: "search words"),
    translatable("thermal expansion, expansion", context: "search words"),
    translatable("speed of sound, velocity of sound", context: "search words"),
    translatable("isotopes, number of isotopes", context: "search words"),
    translatable("valence electrons, valence electron", context: "search words"),
    translatable("bulk modulus, compressibility modulus", context: "search words"),
    translatable("work function", context: "search words"),
    // TRANSLATORS: Where elements are abundant: most abundant in the Earth’s crust.
    translatable("crust, Earth’s crust", context: "search words"),
    // TRANSLATORS: Where elements are abundant: most abundant in the sea.
    translatable("sea, seawater, ocean", context: "search words"),
    translatable("sun, Sun", context: "search words"),
    translatable("meteorites, meteorite", context: "search words"),
    // TRANSLATORS: Part of the periodic table: d block, block d.
    translatable("block", context: "search words"),
    // TRANSLATORS: Before a wavelength: line 589 nm.
    translatable("spectral line, line, wavelength", context: "search words"),
  ]

  static let facts = [
    // TRANSLATORS: A note that the user has written about an element: “has note” finds all elements with one, and before a
    // colon, “note: rust”, those with the word in it.
    translatable("note, notes, has note, with a note, noted", context: "search words"),
    translatable("radioactive, unstable, radioactivity", context: "search words"),
    translatable("stable, stable isotopes, nonradioactive", context: "search words"),
    translatable("primordial", context: "search words"),
    translatable("natural, naturally occurring, occurs in nature", context: "search words"),
    translatable("synthetic, artificial, man-made", context: "search words"),
    translatable("superconductor, superconductors, superconducting", context: "search words"),
    // TRANSLATORS: Known before history was written.
    translatable("ancient, known since antiquity, antiquity, prehistoric", context: "search words"),
    translatable("toxic, poisonous, poison", context: "search words"),
    translatable("corrosive, caustic", context: "search words"),
    translatable("flammable, combustible", context: "search words"),
    translatable("oxidizing, oxidizer", context: "search words"),
    translatable("health hazard", context: "search words"),
    translatable("harmful, irritating", context: "search words"),
    translatable("environmental hazard, dangerous for the environment", context: "search words"),
    translatable("explosive, explosives", context: "search words"),
    translatable("pyrophoric, self-igniting", context: "search words"),
    translatable("water reactive, reacts with water", context: "search words"),
    translatable("carcinogenic, carcinogen, causing cancer", context: "search words"),
    translatable("mutagenic", context: "search words"),
    translatable("reprotoxic, toxic for reproduction", context: "search words"),
    // TRANSLATORS: Crystal system.
    translatable("orthorhombic, rhombic", context: "search words"),
    translatable("tetragonal", context: "search words"),
    translatable("monoclinic", context: "search words"),
    translatable("triclinic", context: "search words"),
    translatable("trigonal", context: "search words"),
    translatable("hexagonal", context: "search words"),
    translatable("cubic", context: "search words"),
    translatable("conductor, conductive, conducts electricity", context: "search words"),
  ]

  static let classes = [
    translatable("metals, metal, metallic element", context: "search words"),
    translatable("nonmetals, nonmetal", context: "search words"),
    translatable("metalloids, metalloid, semiconductor, semiconductors", context: "search words"),
    translatable("noble gases, noble gas, inert gas", context: "search words"),
    translatable("alkali metals, alkali metal", context: "search words"),
    translatable("alkaline earth metals, alkaline earth metal", context: "search words"),
    translatable("transition metals, transition metal", context: "search words"),
    translatable("post-transition metals, post-transition metal", context: "search words"),
    translatable("lanthanides, lanthanide, lanthanoid", context: "search words"),
    translatable("actinides, actinide, actinoid", context: "search words"),
    translatable("diatomic nonmetals, diatomic nonmetal", context: "search words"),
    translatable("polyatomic nonmetals, polyatomic nonmetal", context: "search words"),
    // TRANSLATORS: State; the adjective in all forms, and the noun.
    translatable("liquids, liquid", context: "search words"),
    // TRANSLATORS: State; the adjective in all forms, and the noun.
    translatable("gases, gas, gaseous", context: "search words"),
    // TRANSLATORS: State; the adjective in all forms, and the noun.
    translatable("solids, solid", context: "search words"),
    translatable("halogens, halogen", context: "search words"),
    translatable("chalcogens, chalcogen", context: "search words"),
    translatable("pnictogens, pnictogen", context: "search words"),
    translatable("coinage metals, coinage metal", context: "search words"),
    translatable("rare earths, rare earth, rare earth metal", context: "search words"),
    translatable(
      "transuranium elements, transuranium element, transuranic", context: "search words"),
    translatable("superheavy elements, superheavy element, superheavy", context: "search words"),
    translatable("noble metals, noble metal, precious metal", context: "search words"),
    translatable("platinum-group metals, platinum-group metal", context: "search words"),
  ]

  static let superlatives = [
    // TRANSLATORS: All forms of the adjective: German dichteste, dichtester, am dichtesten, größte Dichte.
    translatable("densest, most dense", context: "search words"),
    translatable("least dense", context: "search words"),
    translatable("heaviest, most massive", context: "search words"),
    translatable("lightest, least massive", context: "search words"),
    translatable("newest, youngest, latest", context: "search words"),
    translatable("oldest, earliest", context: "search words"),
    translatable("largest, biggest", context: "search words"),
    translatable("smallest", context: "search words"),
    translatable("hardest", context: "search words"),
    translatable("softest", context: "search words"),
    translatable("most electronegative", context: "search words"),
    translatable("most electropositive, least electronegative", context: "search words"),
    translatable("best conductor, most conductive", context: "search words"),
    translatable("worst conductor, least conductive", context: "search words"),
    translatable("best heat conductor, best thermal conductor", context: "search words"),
    translatable("longest lived", context: "search words"),
    translatable("shortest lived, most unstable", context: "search words"),
    translatable("most volatile", context: "search words"),
    translatable("best superconductor", context: "search words"),
    translatable("shiniest, most reflective", context: "search words"),
    translatable("most isotopes", context: "search words"),
  ]

  static let looks = [
    // TRANSLATORS: Color of an element, in all forms of the adjective.
    translatable("yellow", context: "search words"),
    translatable("red, reddish", context: "search words"),
    translatable("green, greenish", context: "search words"),
    translatable("blue, bluish", context: "search words"),
    translatable("violet, purple", context: "search words"),
    translatable("brown", context: "search words"),
    translatable("black", context: "search words"),
    translatable("white", context: "search words"),
    translatable("gray, grey", context: "search words"),
    translatable("silvery, silver-colored", context: "search words"),
    translatable("golden, gold-colored", context: "search words"),
    translatable("colorless", context: "search words"),
    translatable("lustrous, shiny", context: "search words"),
  ]

  static let countries = [
    // TRANSLATORS: Country where elements were discovered, perhaps with its adjective.
    translatable("Sweden, Swedish", context: "search words"),
    translatable("Germany, German", context: "search words"),
    translatable("England, English, Great Britain", context: "search words"),
    translatable("Scotland, Scottish", context: "search words"),
    translatable("France, French", context: "search words"),
    translatable("United States, USA, America, American", context: "search words"),
    translatable("Soviet Union, USSR", context: "search words"),
    translatable("Russia, Russian", context: "search words"),
    translatable("Switzerland, Swiss", context: "search words"),
    translatable("Austria, Austrian", context: "search words"),
    translatable("Italy, Italian", context: "search words"),
    translatable("Spain, Spanish", context: "search words"),
    translatable("Denmark, Danish", context: "search words"),
    translatable("Finland, Finnish", context: "search words"),
    translatable("Japan, Japanese", context: "search words"),
    translatable("Canada, Canadian", context: "search words"),
    translatable("Mexico, Mexican", context: "search words"),
    translatable("Romania, Romanian", context: "search words"),
    translatable("India, Indian", context: "search words"),
    translatable("Colombia, Colombian", context: "search words"),
  ]
}
