import { knownZone } from '@muster/domain/pay/known-zone';
import type { PickerOption } from '../picker-option.ts';
import { zoneName } from './zone-name.ts';

/** The zones of most companies come first, from east to west. Browsers know some by an older name. */
const usZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Louisville',
  'America/Boise',
  'America/Juneau',
  'America/Adak',
  'America/Nome',
  'America/Sitka',
  'America/Yakutat',
  'America/Metlakatla',
  'America/Menominee',
  'America/Kentucky/Monticello',
  'America/Indiana/Knox',
  'America/Indiana/Marengo',
  'America/Indiana/Petersburg',
  'America/Indiana/Tell_City',
  'America/Indiana/Vevay',
  'America/Indiana/Vincennes',
  'America/Indiana/Winamac',
  'America/North_Dakota/Beulah',
  'America/North_Dakota/Center',
  'America/North_Dakota/New_Salem',
];

export type ZoneGroups = { readonly unitedStates: string; readonly others: string };
type ZoneOption = PickerOption<string>;

const optionsByLocale = new Map<string, readonly ZoneOption[]>();

/**
 * Returns the browser's zones by city and by the name of their time: those of the United States first, the others by
 * name, and the chosen one if it has another name.
 */
export function zoneOptions(
  locale: string,
  chosen: string,
  groups: ZoneGroups,
): readonly ZoneOption[] {
  // Naming four hundred zones takes a phone a moment.
  const known = optionsByLocale.get(locale) ?? knownZones(locale, groups);
  optionsByLocale.set(locale, known);
  const isKnown = chosen === '' || known.some(({ value }) => value === chosen);
  return isKnown ? known : [{ ...zoneOption(locale, chosen), group: '' }, ...known];
}

/** `Denver (Mountain Time)` */
export function zoneText(locale: string, zone: string): string {
  return `${placeOf(zone)} (${timeNameOf(locale, zone)})`;
}

function knownZones(locale: string, groups: ZoneGroups): readonly ZoneOption[] {
  const known = new Set(Intl.supportedValuesOf('timeZone'));
  const own = usZones.filter((zone) => known.delete(zone));
  const compare = new Intl.Collator(locale).compare;
  return [
    ...own.map((zone) => ({
      ...zoneOption(locale, zone),
      // In winter and in summer: `MST MDT`.
      keywords: `${zone} ${zoneName('en-US', winterMs, zone)} ${zoneName('en-US', summerMs, zone)}`,
      group: groups.unitedStates,
    })),
    ...[...known]
      .map((zone) => ({ ...zoneOption(locale, zone), group: groups.others }))
      .toSorted((one, other) => compare(one.label, other.label)),
  ];
}

function zoneOption(locale: string, zone: string): ZoneOption {
  return { value: zone, label: placeOf(zone), detail: timeNameOf(locale, zone), keywords: zone };
}

const winterMs = Date.UTC(2026, 0, 1);
const summerMs = Date.UTC(2026, 6, 1);

/** `Denver`; `Knox, Indiana` */
function placeOf(zone: string): string {
  const [region = zone, ...places] = zone.split('/');
  const names = places.length === 0 ? [region] : places.toReversed();
  return names.join(', ').replaceAll('_', ' ');
}

/** `Mountain Time` */
function timeNameOf(locale: string, zone: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: knownZone(zone),
    timeZoneName: 'longGeneric',
  }).formatToParts(summerMs);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
