import type { PayLine, TimeLine } from '../export-facts.ts';

/** Groups lines by the values that a file distinguishes, in order of each group's first line. */
export function groupLines<Line>(
  lines: readonly Line[],
  keyOf: (line: Line) => readonly (string | number | null)[],
): Line[][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = JSON.stringify(keyOf(line));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [line]);
    else group.push(line);
  }
  return [...groups.values()];
}

export function minutesOf(lines: readonly { readonly minutes: number }[]): number {
  return lines.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Null if an amount is missing. */
export function centsOf(lines: readonly PayLine[]): number | null {
  return lines.reduce<number | null>(
    (sum, { amountCents }) => (sum === null || amountCents === null ? null : sum + amountCents),
    0,
  );
}

/** True for pay that is a sum of money, not hours at the payroll system's own rate. */
export function isMoney(line: PayLine): boolean {
  return (
    line.earning === 'fringe' ||
    line.earning === 'salary' ||
    line.earning === 'meal_premium' ||
    line.earning === 'rest_premium' ||
    line.earning === 'bonus' ||
    line.earning === 'commission' ||
    line.earning === 'other_pay' ||
    line.earning === 'reimbursement' ||
    isPremiumAlone(line)
  );
}

/** True for overtime whose straight pay a salary covers: a payroll system would pay those hours a second time. */
export function isPremiumAlone({ percent }: PayLine): boolean {
  return percent < 100;
}

/** True if hours are paid at more than one rate, so that a file must state the rate. */
export function hasSeveralRates(lines: readonly PayLine[]): boolean {
  const rates = lines.filter((line) => !isMoney(line) && line.rate !== null);
  return new Set(rates.map(({ rate }) => rate)).size > 1;
}

const earningOf = {
  regular: 'regular',
  overtime: 'overtime',
  double: 'double_time',
  meal_premium: 'meal_premium',
  rest_premium: 'rest_premium',
} as const;

export function earningOfTime({ payClass }: TimeLine): (typeof earningOf)[TimeLine['payClass']] {
  return earningOf[payClass];
}
