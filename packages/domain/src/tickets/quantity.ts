const most = 999_999_999;

/**
 * Parses a typed quantity in thousandths: `1,250.5` and, with a decimal comma, `12,5`. Null if it isn't a number, isn't
 * above zero, or has more digits than a ticket has room for.
 */
export function thousandthsOf(typed: string): number | null {
  const plain = typed.trim().replaceAll(/\s/g, '');
  const grouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain);
  const [, whole, fraction = ''] =
    /^(\d{0,7})(?:[.,](\d{0,3}))?$/.exec(grouped ? plain.replaceAll(',', '') : plain) ?? [];
  if (whole === undefined || `${whole}${fraction}` === '') return null;
  const thousandths = Number(whole) * 1000 + Number(fraction.padEnd(3, '0'));
  return thousandths > 0 && thousandths <= most ? thousandths : null;
}

/** Parses typed hours in minutes: `7:30`, `7.5`, `7,5` or `8`. Null if they are invalid or more than ten days. */
export function minutesOf(typed: string): number | null {
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(typed.trim());
  const minutes =
    clock === null
      ? Math.round(((thousandthsOf(typed) ?? 0) * 60) / 1000)
      : Number(clock[1]) * 60 + Number(clock[2]);
  return minutes > 0 && minutes <= mostMinutes ? minutes : null;
}

const mostMinutes = 14_400;

/** Formats minutes for an input field: `7:30`. */
export function hoursText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
