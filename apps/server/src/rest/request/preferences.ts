import { apiError } from '../errors/api-errors.ts';
import type { RestSettings } from '../rest-settings.ts';

const choices = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  missing: ['default', 'null'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
} as const;

type Choices = typeof choices;

export type Preferences = {
  readonly [Kind in keyof Choices]: Choices[Kind][number] | null;
} & {
  readonly timezone: string | null;
  readonly maxAffected: number | null;
  /** Requested preferences that aren't understood. */
  readonly invalid: readonly string[];
};

export type PreferenceKind = keyof Choices | 'timezone' | 'max-affected';

const none: Preferences = {
  resolution: null,
  return: null,
  count: null,
  missing: null,
  tx: null,
  handling: null,
  timezone: null,
  maxAffected: null,
  invalid: [],
};

/**
 * Parses the `Prefer` header; repeated headers are joined by commas. The first valid one of each kind is used (protocol
 * B14).
 * @param settings If `tx` isn't enabled, it is parsed but has no effect (protocol B57).
 */
export function parsePreferences(
  header: string | undefined,
  { allowTxOverride }: Pick<RestSettings, 'allowTxOverride'>,
): Preferences {
  if (header === undefined) return none;
  const found: {
    resolution: Preferences['resolution'];
    return: Preferences['return'];
    count: Preferences['count'];
    missing: Preferences['missing'];
    tx: Preferences['tx'];
    handling: Preferences['handling'];
    timezone: Preferences['timezone'];
    maxAffected: Preferences['maxAffected'];
  } = { ...none };
  const invalid: string[] = [];
  for (const preference of header.split(',').map((part) => part.trim())) {
    if (preference === '') continue;
    const equals = preference.indexOf('=');
    const kind = preference.slice(0, equals);
    const value = preference.slice(equals + 1);
    switch (kind) {
      case 'resolution':
        found.resolution ??= choose(choices.resolution, value, preference, invalid);
        break;
      case 'return':
        found.return ??= choose(choices.return, value, preference, invalid);
        break;
      case 'count':
        found.count ??= choose(choices.count, value, preference, invalid);
        break;
      case 'missing':
        found.missing ??= choose(choices.missing, value, preference, invalid);
        break;
      case 'tx':
        found.tx ??= choose(choices.tx, value, preference, invalid);
        break;
      case 'handling':
        found.handling ??= choose(choices.handling, value, preference, invalid);
        break;
      case 'timezone':
        found.timezone ??= value;
        break;
      case 'max-affected':
        if (/^-?\d+$/.test(value)) found.maxAffected ??= Number(value);
        break;
      default:
        invalid.push(preference);
    }
  }
  return { ...found, tx: allowTxOverride ? found.tx : null, invalid };
}

function choose<T extends string>(
  values: readonly T[],
  value: string,
  preference: string,
  invalid: string[],
): T | null {
  const chosen = values.find((candidate) => candidate === value);
  if (chosen === undefined) invalid.push(preference);
  return chosen ?? null;
}

/**
 * Drops a time zone that the database doesn't know.
 * @throws RestError PGRST122 for anything not understood under `handling=strict` (protocol B15, B17)
 */
export async function validatePreferences(
  preferences: Preferences,
  timeZones: () => Promise<ReadonlySet<string>>,
): Promise<Preferences> {
  const { timezone, handling } = preferences;
  const isKnownZone = timezone === null || (await timeZones()).has(timezone);
  const invalid = isKnownZone
    ? preferences.invalid
    : [...preferences.invalid, `timezone=${timezone}`];
  if (handling === 'strict' && invalid.length > 0) {
    throw apiError('PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${invalid.join(', ')}`,
    });
  }
  return isKnownZone ? preferences : { ...preferences, timezone: null, invalid };
}

/** `Preference-Applied`: the requested ones among `applied`, in PostgREST's order. */
export function appliedHeaders(
  {
    resolution,
    missing,
    return: returned,
    count,
    tx,
    handling,
    timezone,
    maxAffected,
  }: Preferences,
  applied: readonly PreferenceKind[],
): [name: string, value: string][] {
  const values: readonly (readonly [PreferenceKind, string | number | null])[] = [
    ['resolution', resolution],
    ['missing', missing],
    ['return', returned],
    ['count', count],
    ['tx', tx],
    ['handling', handling],
    ['timezone', timezone],
    ['max-affected', handling === 'strict' ? maxAffected : null],
  ];
  const shown = values
    .filter(([kind, value]) => value !== null && applied.includes(kind))
    .map(([kind, value]) => `${kind}=${value}`);
  return shown.length === 0 ? [] : [['preference-applied', shown.join(', ')]];
}
