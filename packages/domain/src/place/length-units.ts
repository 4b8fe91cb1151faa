/** Lengths are stored and reckoned in meters; only who reads or types them meets another unit. */

const mPerFoot = 0.3048;
const mPerMile = 1609.344;
const m2PerFoot2 = mPerFoot ** 2;
const m2PerAcre = 4046.8564224;
const m2PerHectare = 10_000;

/** Where roads and plans are measured in feet and miles. */
const feetRegions = new Set(['US', 'LR', 'MM']);

export type LengthSystem = 'feet' | 'metres';

/** The system of a locale's region, or of the likeliest one where it names none: `en` is American. */
export function lengthSystemOf(locale: string): LengthSystem {
  return feetRegions.has(new Intl.Locale(locale).maximize().region ?? '') ? 'feet' : 'metres';
}

type Unit<Name extends string> = {
  /** As `Intl.NumberFormat` calls it. */
  readonly name: Name;
  readonly inBase: number;
};

/** The unit in which a length is written, and how many meters it has. */
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

/** The unit in which an area is written, and how many square meters it has. */
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
