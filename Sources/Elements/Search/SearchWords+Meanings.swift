/// The one table of the words of questions: the kind of a meaning, its English words and phrases, of which the parser knows the
/// first, and a note for translators. The parser, `scripts/make-pot` and the tests read it. It is a text of the program and no
/// file of `Resources`, so that no start reads it, and no search can be without it.
extension SearchWords {
  static let table = """
    property | melting point, melting temperature, melts, melting
    property | boiling point, boiling temperature, boils, boiling
    property | density, mass density
    property | electronegativity
    property | atomic weight, atomic mass, weight
    property | atomic number, number of protons, protons
    property | group, group of the table
    word | main group, main groups | Beside its number, where the tables of the language number these groups by themselves: German 4. Hauptgruppe.
    word | subgroup, subgroups | The other groups of such tables: German 4. Nebengruppe.
    property | period, row of the table
    property | entropy, standard entropy
    property | refractive index, index of refraction
    property | lattice constant, lattice parameter
    property | triple point, triple points
    property | critical point, critical points
    property | heat capacity, molar heat capacity
    property | specific heat, specific heat capacity
    property | electron affinity
    property | ionization energy, ionization potential
    property | covalent radius, bond radius
    property | van der waals radius
    property | radius, radii | Any radius of an atom, in all forms.
    property | atomic radius, size of the atom
    property | heat of fusion, enthalpy of fusion
    property | heat of vaporization, enthalpy of vaporization
    property | thermal conductivity, conduction of heat
    property | oxidation states, oxidation state, oxidation number, valence
    property | half-life, half-lives
    property | hardness | Any hardness, in all forms.
    property | mohs hardness
    property | resistivity, electrical resistivity, electrical resistance, resistance
    property | elastic modulus, Young’s modulus, modulus of elasticity
    property | thermal expansion, expansion
    property | speed of sound, velocity of sound
    property | isotopes, number of isotopes
    property | stable isotopes, stable isotope
    property | valence electrons, valence electron
    word | electrons, electron, number of electrons | All forms: how many electrons has sodium?
    word | state, state of matter, phase | Question for solid, liquid or gas: state of matter of mercury.
    word | neutrons, neutron, number of neutrons | All forms: neutrons of uranium-238.
    word | abundance, occurrence | Of an element or an isotope: abundance of silicon in the Earth’s crust.
    property | bulk modulus, compressibility modulus
    property | work function
    property | crust, Earth’s crust | Where elements are abundant: most abundant in the Earth’s crust.
    property | sea, seawater, ocean | Where elements are abundant: most abundant in the sea.
    property | sun, Sun
    property | meteorites, meteorite
    property | block | Part of the periodic table: d block, block d.
    property | spectral line, line, wavelength | Before a wavelength: line 589 nm.
    fact | note, notes, has note, with a note, noted | A note that the user has written about an element: “has note” finds all elements with one, and before a colon, “note: rust”, those with the word in it.
    fact | radioactive, unstable, radioactivity
    fact | stable, nonradioactive
    fact | primordial
    fact | natural, naturally occurring, occurs in nature
    fact | synthetic, artificial, man-made
    fact | superconductor, superconductors, superconducting
    fact | ancient, known since antiquity, antiquity, prehistoric | Known before history was written.
    fact | women, woman | Of discoverers, and what elements are named after: discovered by women.
    fact | toxic, poisonous, poison
    fact | corrosive, caustic
    fact | flammable, combustible
    fact | oxidizing, oxidizer
    fact | health hazard
    fact | harmful, irritating
    fact | environmental hazard, dangerous for the environment
    fact | explosive, explosives
    fact | pyrophoric, self-igniting
    fact | water reactive, reacts with water
    fact | carcinogenic, carcinogen, causing cancer
    fact | mutagenic
    fact | reprotoxic, toxic for reproduction
    fact | orthorhombic, rhombic | Crystal system.
    fact | tetragonal
    fact | monoclinic
    fact | triclinic
    fact | trigonal
    fact | hexagonal
    fact | cubic
    fact | conductor, conductive, conducts electricity
    class | metals, metal, metallic element
    class | nonmetals, nonmetal
    class | metalloids, metalloid
    class | noble gases, noble gas, inert gas
    class | alkali metals, alkali metal
    class | alkaline earth metals, alkaline earth metal
    class | transition metals, transition metal
    class | post-transition metals, post-transition metal
    class | lanthanides, lanthanide, lanthanoid
    class | actinides, actinide, actinoid
    class | diatomic nonmetals, diatomic nonmetal
    class | polyatomic nonmetals, polyatomic nonmetal
    class | liquids, liquid, molten | State; the adjective in all forms, and the noun.
    class | gases, gas, gaseous, vapor, vapour | State; the adjective in all forms, and the noun.
    class | solids, solid | State; the adjective in all forms, and the noun.
    class | halogens, halogen
    class | chalcogens, chalcogen
    class | pnictogens, pnictogen
    class | coinage metals, coinage metal
    class | rare earths, rare earth, rare earth metal
    class | transuranium elements, transuranium element, transuranic
    class | superheavy elements, superheavy element, superheavy
    class | noble metals, noble metal, precious metal
    class | platinum-group metals, platinum-group metal
    superlative | densest, most dense | All forms of the adjective: German dichteste, dichtester, am dichtesten, größte Dichte.
    superlative | least dense
    superlative | heaviest, most massive
    superlative | lightest, least massive
    superlative | newest, youngest, latest
    superlative | oldest, earliest
    superlative | largest, biggest
    superlative | smallest
    superlative | hardest
    superlative | softest
    superlative | most electronegative
    superlative | most electropositive, least electronegative
    superlative | best conductor, most conductive
    superlative | worst conductor, least conductive
    superlative | best heat conductor, best thermal conductor
    superlative | longest lived
    superlative | shortest lived, most unstable
    superlative | most volatile
    superlative | best superconductor
    superlative | shiniest, most reflective
    superlative | most isotopes
    comparative | heavier than, more massive than | Before the name of an element, or behind it where the language has it so: heavier than lead. All forms of the adjective.
    comparative | lighter than, less massive than
    comparative | denser than, more dense than
    comparative | less dense than
    comparative | harder than
    comparative | softer than
    comparative | better conductor than, conducts better than | Of electricity; all forms of the verb.
    absent | semiconductor, semiconductors, semiconducting | What the data do not say of elements; metalloids are a category.
    absent | magnetic, magnetism, ferromagnetic, ferromagnetism, diamagnetic, diamagnetism, paramagnetic, antiferromagnetic | All that is said of magnetism, which the data do not have, in all forms.
    look | yellow | Color of an element, in all forms of the adjective.
    look | red, reddish
    look | green, greenish
    look | blue, bluish
    look | violet, purple
    look | brown
    look | black
    look | white
    look | gray, grey
    look | silvery, silver-colored
    look | golden, gold-colored
    look | colorless
    look | lustrous, shiny
    country | Sweden, Swedish | Country where elements were discovered, perhaps with its adjective.
    country | Germany, German
    country | England, English
    country | Britain, United Kingdom, Great Britain, UK, British | England and Scotland together, with their adjective.
    country | Scotland, Scottish
    country | France, French
    country | United States, USA, America, American
    country | Soviet Union, USSR
    country | Russia, Russian
    country | Switzerland, Swiss
    country | Austria, Austrian
    country | Italy, Italian
    country | Spain, Spanish
    country | Denmark, Danish
    country | Finland, Finnish
    country | Japan, Japanese
    country | Canada, Canadian
    country | Mexico, Mexican
    country | Romania, Romanian
    country | India, Indian
    country | Colombia, Colombian
    country | Poland, Polish
    country | Cyprus, Cypriot
    skipped | the, a, of, is, are, which, element, elements | Words to skip: articles, “of”, “in”, particles, forms of “to be”, “which”; not “not”, “and”, “who”.
    skipped | at room temperature | Beside a state: liquid at room temperature.
    relative | that, which | Behind a comma before a clause, where the language has one there: German “Metalle, die nicht radioaktiv sind”. A dash alone, -, elsewhere.
    comparison | below, under, less than, lower than
    comparison | above, over, more than, higher than
    comparison | at least, not less than
    comparison | at most, not more than
    comparison | equals, equal to
    comparison | before, earlier than | Before a year: discovered before 1800.
    comparison | until, up to | Before a year: discovered until 1800.
    comparison | after, later than | Before a year: discovered after 1800.
    comparison | since, from | Before a year: discovered since 1800.
    comparison | known in, known since | Before a year: what was known in 1800. Also “known around” and the like.
    range | to | Between two elements or numbers: from Sc to Zn, 300 to 500 K. Not “from”, which is skipped.
    direction | highest, greatest, largest value, most, maximum
    direction | lowest, smallest value, least, minimum
    direction | most abundant, most common
    direction | rarest, least abundant, least common
    unit | years, year | After a number: half-life of 5 years; also beside one: in the year 1800.
    unit | days, day
    unit | hours, hour
    unit | minutes, minute
    unit | seconds, second
    unit | percent, per cent
    unit | °C, degrees Celsius, degrees, centigrade | After a number.
    unit | °F, degrees Fahrenheit, Fahrenheit | After a number.
    unit | kelvin, kelvins | After a number; nothing else than the word, “K” is known.
    between | between | Beside two elements or numbers: between mercury and lead.
    negation | not, following what must not hold | Only where it follows the word: Japanese でない, Turkish değil. In other languages a dash alone: -
    whether | is it, are they | Single words that begin or end a question for yes or no: German “Ist Gold ein Metall?”, Chinese 吗.
    whole | all elements | The whole list, if nothing else is typed: “all elements”, “list of elements”, “elements”.
    word | and
    word | or | Between two of which one is chosen: which is denser, iron or lead?
    word | etymology, origin of the name | Of an element; also as a question: German woher kommt der Name.
    word | not, without, except, no, non | Before what must not hold: not radioactive. A dash alone, -, where all such words follow it.
    word | nor, neither | Before each of several that must not hold: neither metals nor gases. A dash alone, -, where the words mean more.
    word | who, by whom, discoverer | Question for the discoverer: who discovered oxygen?
    word | where, in which country | Question for the place of the discovery.
    word | when, in which year | Question for the year of the discovery.
    word | symbol, chemical symbol | Of an element, in all forms: symbol of iron.
    word | difference | Of two values: difference between the melting points of gold and silver.
    word | color | Of an element, in all forms, also as a question: which color is bromine.
    word | decay, decay mode | Of a nuclide, the noun and the verb in all forms: decay of uranium-238.
    word | by how much | Of two elements: by how much is gold denser than silver. Not a word that asks for a number of things.
    word | million, millions | Behind a number: 2 million years.
    word | billion, billions | A thousand million, behind a number: 2 billion years.
    word | century, centuries | Beside its number: discovered in the 19th century. Without the number.
    word | named after, called after | Beside what the name is of: named after planets; also behind it.
    word | starting with, beginning with | Before or behind the first letters of names, in all forms: elements starting with K.
    word | ending with, ending in | Before or behind the last letters of names, in all forms: elements ending in ium.
    word | letter, letters | Beside one with which names begin or end: starting with the letter K.
    word | country, countries | What names come from: named after countries.
    word | planet, planets | What names come from: named after planets.
    word | first | Number of a period or group, in all forms: in the second period.
    word | second
    word | third
    word | fourth
    word | fifth
    word | sixth
    word | seventh
    word | eighth
    word | seventeenth | Number of a century, in all forms: in the seventeenth century.
    word | eighteenth
    word | nineteenth
    word | twentieth
    skipped | at what temperature, at which temperature | Before “melts” and “boils”; also “at how many degrees”.
    word | discovered, found, discovery | All forms of the verb, also the noun.
    word | how heavy | Question for the atomic weight and the density: how heavy is gold?
    word | two | A number, as in “the five densest elements”.
    word | three
    word | four
    word | five
    word | six
    word | seven
    word | eight
    word | nine
    word | ten
    """
}
