import { useLingui } from '@lingui/react/macro';

const mPerFoot = 0.3048;
const mPerMile = 1609.344;
const m2PerFoot2 = mPerFoot ** 2;
const m2PerAcre = 4046.8564224;
const m2PerHectare = 10_000;
const feetRegions = new Set(['US', 'LR', 'MM']);

export type LengthWords = {
  /** The unit in which a length of so many metres is written, in metres. */
  readonly unitM: (lengthM: number) => number;
  readonly length: (lengthM: number) => string;
  readonly area: (areaM2: number) => string;
};

/** Lengths and areas in the reader's units. */
export function useLengthWords(): LengthWords {
  const { i18n } = useLingui();
  const locale = new Intl.Locale([i18n.locales ?? i18n.locale].flat()[0] ?? i18n.locale);
  const inUnit = (value: number, unit: string, maximumFractionDigits = 0) =>
    i18n.number(value, { style: 'unit', unit, maximumFractionDigits });
  // `square-foot` is no unit of Intl.
  const squared = (value: number, unit: string) => `${inUnit(value, unit)}²`;
  if (feetRegions.has(locale.maximize().region ?? '')) {
    return {
      unitM: (lengthM) => (lengthM < mPerMile / 2 ? mPerFoot : mPerMile),
      length: (lengthM) =>
        lengthM < mPerMile / 2
          ? inUnit(lengthM / mPerFoot, 'foot')
          : inUnit(lengthM / mPerMile, 'mile', 2),
      area: (areaM2) =>
        areaM2 < m2PerAcre / 2
          ? squared(areaM2 / m2PerFoot2, 'foot')
          : inUnit(areaM2 / m2PerAcre, 'acre', 1),
    };
  }
  return {
    unitM: (lengthM) => (lengthM < 1000 ? 1 : 1000),
    length: (lengthM) =>
      lengthM < 1000 ? inUnit(lengthM, 'meter') : inUnit(lengthM / 1000, 'kilometer', 2),
    area: (areaM2) =>
      areaM2 < m2PerHectare
        ? squared(areaM2, 'meter')
        : inUnit(areaM2 / m2PerHectare, 'hectare', 1),
  };
}
