/** How long something is kept: a number of a unit, or a fate that another record has. */
export type RetentionPeriod =
  | { readonly days: number }
  | { readonly years: number }
  | { readonly with: 'time_cards' };

/**
 * How long records are kept, by kind. The law behind the years is 29 CFR 516.5 (payroll, 3 years) and
 * 516.6 (time cards and schedules, 2 years); the days are the product's choice.
 */
export const retentionDefaults = {
  location_trail: { days: 60 },
  punch_coordinates: { with: 'time_cards' },
  voice_audio: { days: 30 },
  time_cards: { years: 2 },
  payroll: { years: 3 },
} as const satisfies Record<string, RetentionPeriod>;

export type RetentionKind = keyof typeof retentionDefaults;

const kinds = [
  'location_trail',
  'punch_coordinates',
  'voice_audio',
  'time_cards',
  'payroll',
] as const;

/**
 * The periods that apply: those in `companies.settings.retention`, each a positive whole number of
 * days or years, over the defaults.
 */
export function resolveRetention(
  settings: unknown,
): readonly { readonly kind: RetentionKind; readonly period: RetentionPeriod }[] {
  const given = recordOf(recordOf(settings)['retention']);
  return kinds.map((kind) => ({ kind, period: periodOf(given[kind]) ?? retentionDefaults[kind] }));
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function periodOf(value: unknown): RetentionPeriod | null {
  const { days, years } = recordOf(value);
  if (isCount(days)) return { days };
  return isCount(years) ? { years } : null;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}
