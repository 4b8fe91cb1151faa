import { useLingui } from '@lingui/react/macro';

const feetPerM = 3.28084;
const feetPerMile = 5280;
const feetRegions = new Set(['US', 'LR', 'MM']);

/** A distance in the reader's units, no more exact than a phone's place can be. */
export function useDistanceText(): (distanceM: number) => string {
  const { i18n } = useLingui();
  const locale = new Intl.Locale([i18n.locales ?? i18n.locale].flat()[0] ?? i18n.locale);
  const inUnit = (value: number, unit: string, digits: number) =>
    i18n.number(value, { style: 'unit', unit, maximumFractionDigits: digits });
  const usesFeet = feetRegions.has(locale.maximize().region ?? '');
  return (distanceM) => {
    if (usesFeet) {
      const feet = distanceM * feetPerM;
      return feet < feetPerMile / 2
        ? inUnit(Math.round(feet / 10) * 10, 'foot', 0)
        : inUnit(feet / feetPerMile, 'mile', 1);
    }
    return distanceM < 1000
      ? inUnit(Math.round(distanceM / 5) * 5, 'meter', 0)
      : inUnit(distanceM / 1000, 'kilometer', 1);
  };
}
