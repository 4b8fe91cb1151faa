export type Reading = {
  /** In tenths of the unit. */
  readonly meter: number;
  readonly atMs: number;
};

/**
 * Whether a meter says less than before, or more hours than have passed and one: a device's clock is not exact. Such a
 * reading takes a reason. `supabase/schemas/equipment/is_doubtful_reading.sql` is the authority.
 */
export function isDoubtfulReading(
  unit: 'hours' | 'miles',
  before: Reading,
  { meter, atMs }: Reading,
): boolean {
  const ran = meter - before.meter;
  return ran < 0 || (unit === 'hours' && ran > (atMs - before.atMs) / 360_000 + 10);
}
