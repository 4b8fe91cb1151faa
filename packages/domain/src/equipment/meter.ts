/**
 * Parses a typed meter reading in tenths: `1,240.5` or, with a decimal comma, `1240,5`. Returns null if it isn't a
 * number or has more digits than a meter.
 */
export function tenthsOf(typed: string): number | null {
  const plain = typed.trim().replaceAll(/\s/g, '');
  const grouped = /^\d{1,3}(,\d{3})+(\.\d)?$/.test(plain);
  const [, whole, tenth = '0'] =
    /^(\d{1,7})(?:[.,](\d))?$/.exec(grouped ? plain.replaceAll(',', '') : plain) ?? [];
  return whole === undefined ? null : Number(whole) * 10 + Number(tenth);
}
