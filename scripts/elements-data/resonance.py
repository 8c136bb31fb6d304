"""Lines of hydrogen and of ions, from the lists that linetools carries: Balmer's series, and the resonance lines of singly
charged ions (Verner et al., 1996; Morton, 2000 and 2003), which textbooks name with the element: H and K of calcium.

Wavelengths are converted to air from 200 nm on. The intensity of an ion's line is relative to its strongest one, by
statistical weight times oscillator strength; that of a line of hydrogen is relative to the second of the series, in the
light of recombination.
"""

import re

# The ions with one electron outside of closed shells, by list.
IONS = {"verner": ("Be", "Mg", "Ca"), "morton03": ("Zn",), "morton00": ("Sr", "Cd", "Ba")}
LEAST, SHORTEST = 0.05, 200
BALMER, SECOND = ("Hgamma", "Hdelta", "Hepsilon"), "Hbeta"
# Greatest difference in nm from the absorption lines of galaxies in the same package.
TOLERANCE = 0.01


def rows(text, start):
    """(vacuum wavelength in nm, statistical weight times oscillator strength) of the lines of an ion's ground state.

    Both lists have wavelength, both energies, both statistical weights, rate of decay and strength in this order.
    """
    number = r"(\d+\.\d*)"
    found = {}
    for line in text[start:].splitlines():
        match = re.search(rf"{number}\s+0\.0*\s+{number}\s+(?:[A-Z]\s+)?(\d+)\s+(\d+)\s", line)
        powers = re.findall(r"\d\.\d+E[+-]\d+", line[match.end():]) if match else ()
        if len(powers) > 1 and "MltMean" not in line:  # the rate, in Morton's list also the width, and the strength
            found[round(float(match[1]) / 10, 7)] = int(match[3]) * float(powers[-1])
    return found


def verner(path, symbol):
    """Of an ion of charge 1: the multiplets' rows name it, those of their lines do not."""
    blocks = re.split(r"^(?=[A-Z][a-z ][ \d]\d )", path.read_text("latin-1"), flags=re.M)
    name = f"{symbol:<2} 2 "
    return {wavelength: strength for block in blocks if block.startswith(name)
            for wavelength, strength in rows(block, block.index("\n")).items()}


def morton(path, symbol):
    blocks = re.split(r"^(?=[A-Z][a-z]? +[IV]+ )", path.read_text("latin-1"), flags=re.M)
    return {wavelength: strength for block in blocks if re.match(rf"{symbol} +II ", block)
            for wavelength, strength in rows(block, 0).items()}


def ions(folder, in_air):
    """{symbol: [(wavelength, intensity)]} of the ions."""
    result = {}
    for name, symbols in IONS.items():
        for symbol in symbols:
            lines = (verner(folder / "verner96_tab1.txt", symbol) if name == "verner"
                     else morton(folder / f"{name}_table2.dat", symbol))
            found = {w: s for w, s in lines.items() if w >= SHORTEST}
            most = max(found.values())
            result[symbol] = [(f"{in_air(w):.3f}", f"{1000 * s / most:.0f}")
                              for w, s in sorted(found.items()) if s >= LEAST * most]
    return result


def differences(folder, found, in_air):
    """The lines of ions that the package's list of absorption lines has elsewhere."""
    text = (folder / "galaxy_abs.ascii").read_text("utf-8")
    problems = []
    for vacuum, symbol in re.findall(r"^ *([\d.]+) +([A-Z][a-z]?)II_", text, re.M):
        wavelength = in_air(float(vacuum) / 10)
        if not any(abs(float(w) - wavelength) <= TOLERANCE for w, _ in found[symbol]):
            problems.append(f"spectral line of {symbol} II at {wavelength:.3f} nm: not among {found[symbol]}")
    return problems


def balmer(folder, in_air, strength):
    """The lines of hydrogen; `strength` is the intensity of the second one."""
    text = (folder / "galaxy_recomb.ascii").read_text("utf-8")
    found = {name: (float(vacuum) / 10, float(ratio)) for name, vacuum, ratio in re.findall(
        r"^ *(H[a-z]+) +([\d.]+) +([\d.]+) +1 +1 *$", text, re.M)}
    return [(f"{in_air(found[name][0]):.3f}", f"{strength * found[name][1] / found[SECOND][1]:.0f}") for name in BALMER]
