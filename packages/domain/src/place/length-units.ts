/** Lengths are stored and calculated in meters; other units are only for display and input. */

const mPerFoot = 0.3048;
const mPerMile = 1609.344;
const m2PerFoot2 = mPerFoot ** 2;
const m2PerAcre = 4046.8564224;
const m2PerHectare = 10_000;

/** Regions whose roads and plans are in feet and miles. */
const feetRegions = new Set(['US', 'LR', 'MM']);

export type LengthSystem = 'feet' | 'metres';

/** Returns the system of a locale's region, or of the most likely region if it has none: `en` is American. */
export function lengthSystemOf(locale: string): LengthSystem {
  return feetRegions.has(new Intl.Locale(locale).maximize().region ?? '') ? 'feet' : 'metres';
}

type Unit<Name extends string> = {
  /** The name in `Intl.NumberFormat`. */
  readonly name: Name;
  readonly inBase: number;
};

/** Returns the unit for displaying a length, with its meters per unit. */
export function lengthUnit(
  lengthM: number,
  system: LengthSystem,
): Unit<'foot' | 'mile' | 'meter' | 'kilometer'> {
  if (system === 'feet') {
    return lengthM < mPerMile / 2
      ? { name: 'foot', inBase: mPerFoot }
      : { name: 'mile', inBase: mPerMile };
  }
  return lengthM < 1000 ? { name: 'meter', inBase: 1 } : { name: 'kilometer', inBase: 1000 };
}

/** Returns the unit for displaying an area, with its square meters per unit. */
export function areaUnit(
  areaM2: number,
  system: LengthSystem,
): Unit<'square foot' | 'acre' | 'square meter' | 'hectare'> {
  if (system === 'feet') {
    return areaM2 < m2PerAcre / 2
      ? { name: 'square foot', inBase: m2PerFoot2 }
      : { name: 'acre', inBase: m2PerAcre };
  }
  return areaM2 < m2PerHectare
    ? { name: 'square meter', inBase: 1 }
    : { name: 'hectare', inBase: m2PerHectare };
}
