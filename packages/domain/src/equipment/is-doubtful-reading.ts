export type Reading = {
  /** In tenths of the unit. */
  readonly meter: number;
  readonly atMs: number;
};

/**
 * Returns true if a meter is below its last reading, or gained more hours than have passed plus one, since a device's
 * clock isn't exact. Such a reading needs a reason. `supabase/schemas/equipment/is_doubtful_reading.sql` is the
 * authority.
 */
export function isDoubtfulReading(
  unit: 'hours' | 'miles',
  before: Reading,
  { meter, atMs }: Reading,
): boolean {
  const ran = meter - before.meter;
  return ran < 0 || (unit === 'hours' && ran > (atMs - before.atMs) / 360_000 + 10);
}
