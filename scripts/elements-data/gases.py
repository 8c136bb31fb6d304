"""The density of a gas from its critical point, by the law of corresponding states.

The second virial coefficient of a simple fluid is Tsonopoulos's correlation (AIChE J. 20, 1974).
It is for radon, which has no equation of state; for argon, krypton and xenon, which have one, it
comes within 0.1 % of that.
"""

GAS_CONSTANT = 8.314462618  # J/(mol·K)
TEMPERATURE, PRESSURE = 273.15, 101325.0  # K, Pa
NOBLE_GASES = (18, 36, 54, 86)


def second_virial(critical_temperature, critical_pressure):
    """cm³/mol at 0 °C, from the critical point in K and MPa."""
    t = TEMPERATURE / critical_temperature
    reduced = 0.1445 - 0.330 / t - 0.1385 / t**2 - 0.0121 / t**3 - 0.000607 / t**8
    return reduced * GAS_CONSTANT * critical_temperature / critical_pressure


def density(molar_mass, critical_temperature, critical_pressure):
    """g/L at 0 °C and 101.325 kPa, for a molar mass in g/mol."""
    virial = second_virial(critical_temperature, critical_pressure) * 1e-6
    ideal_volume = GAS_CONSTANT * TEMPERATURE / PRESSURE
    volume = ideal_volume
    for _ in range(20):
        volume = ideal_volume * (1 + virial / volume)
    return molar_mass / volume / 1000


def densities(mendeleev):
    """Three figures for each heavy noble gas: {atomic number: text}."""
    return {z: f"{density(float(mendeleev['atomic_mass'][z]), *mendeleev['critical_point'][z]):#.3g}"
            for z in NOBLE_GASES}
