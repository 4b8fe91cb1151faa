import type { PickerOption } from '../picker-option.ts';

/** The zones that the browser knows, by city, and the chosen one where it goes by another name. */
export function zoneOptions(chosen: string): readonly PickerOption<string>[] {
  const known = Intl.supportedValuesOf('timeZone');
  const zones = known.includes(chosen) || chosen === '' ? known : [chosen, ...known];
  return zones.map((zone) => {
    const [region, ...places] = zone.split('/');
    const city = places.at(-1)?.replaceAll('_', ' ');
    return { value: zone, label: city ?? zone, detail: region, keywords: zone };
  });
}
