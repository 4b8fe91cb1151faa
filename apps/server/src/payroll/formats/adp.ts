import type { FileFacts, PaidPerson, PayLine } from '../export-facts.ts';
import { type Cell, money, rateOf } from './cells.ts';
import type { FileFormat } from './file-format.ts';
import { centsOf, groupLines, hasSeveralRates, isMoney, isPremiumAlone } from './group-lines.ts';
import { type HoursOfGroup, hoursOfGroups } from './hour-shares.ts';

/**
 * ADP Workforce Now, paydata import `PRcccEPI.csv`. Columns: ADP Marketplace, "Automated Paydata Integration"
 * (read). Lengths: a vendor's page, not ADP's own (unverified). ADP multiplies hours by its own rates; a rate
 * is given only where someone's hours are paid at several.
 */
const head = [
  'Co Code',
  'Batch ID',
  'File #',
  'Pay #',
  'Reg Hours',
  'O/T Hours',
  'Hours 3 Code',
  'Hours 3 Amount',
  'Hours 4 Code',
  'Hours 4 Amount',
  'Temp Rate',
  'Reg Earnings',
  'O/T Earnings',
  'Earnings 3 Code',
  'Earnings 3 Amount',
  'Earnings 4 Code',
  'Earnings 4 Amount',
  'Earnings 5 Code',
  'Earnings 5 Amount',
  'Memo Code',
  'Memo Amount',
  'Temp Cost Number',
  'Temp Dept',
] as const;

export const adp: FileFormat = {
  kind: 'csv',
  reads: 'pay',
  fileName: ({ settings }) => `PR${(settings['co_code'] ?? '').padEnd(3, '_')}EPI`,
  head: () => [head],
  rows(person, facts) {
    const givesRate = hasSeveralRates(person.pay);
    const rows = groupLines(person.pay, (line) => [
      codeOf(facts.cost_codes, line.costCodeId),
      codeOf(facts.projects, line.projectId),
      givesRate && !isMoney(line) ? line.rate : null,
    ]).map((lines) =>
      groupLines(lines, (line) => [line.earning, isPremiumAlone(line) ? 'premium' : null]),
    );
    const hours = hoursOfGroups(
      rows.flat().filter(([line]) => line !== undefined && !isMoney(line)),
    );
    return rows.flatMap((groups) => rowsOf(person, facts, { groups, givesRate, hours }));
  },
};

type RowFacts = {
  /** Lines of a row by earning. */
  readonly groups: readonly (readonly PayLine[])[];
  readonly givesRate: boolean;
  readonly hours: HoursOfGroup;
};

const otherEarningNames = [
  'meal_premium',
  'rest_premium',
  'fringe',
  'bonus',
  'commission',
  'other_pay',
  'reimbursement',
] as const;

/** Returns as many rows as the codes of these lines need: two codes of hours and three of earnings per row. */
function rowsOf(
  person: PaidPerson,
  facts: FileFacts,
  { groups, givesRate, hours }: RowFacts,
): Cell[][] {
  const lines = groups.flat();
  const of = (earning: PayLine['earning']) =>
    groups.find(([line]) => line?.earning === earning && !isPremiumAlone(line));
  const premiums = lines.filter(isPremiumAlone);
  const coded = (earnings: readonly PayLine['earning'][]) =>
    earnings.flatMap((earning) => {
      const found = of(earning);
      return found === undefined ? [] : [{ earning, lines: found }];
    });
  const otherHours = coded(['double_time', 'time_off']).map((each): Cell[] => [
    facts.earnings[each.earning] ?? null,
    hours(each.lines),
  ]);
  const otherEarnings = coded(otherEarningNames).map((each): Cell[] => [
    facts.earnings[each.earning] ?? null,
    money(centsOf(each.lines)),
  ]);
  const [first] = lines;
  const salary = of('salary');
  const count = Math.max(1, Math.ceil(otherHours.length / 2), Math.ceil(otherEarnings.length / 3));
  return Array.from({ length: count }, (_, index): Cell[] => [
    facts.settings['co_code'] ?? null,
    facts.settings['batch_id'] ?? null,
    person.id,
    null,
    index === 0 ? hours(of('regular')) : null,
    index === 0 ? hours(of('overtime')) : null,
    ...(otherHours[index * 2] ?? blank),
    ...(otherHours[index * 2 + 1] ?? blank),
    givesRate ? rateOf(lines.find((line) => !isMoney(line))?.rate ?? null) : null,
    index === 0 && salary !== undefined ? money(centsOf(salary)) : null,
    index === 0 && premiums.length > 0 ? money(centsOf(premiums)) : null,
    ...(otherEarnings[index * 3] ?? blank),
    ...(otherEarnings[index * 3 + 1] ?? blank),
    ...(otherEarnings[index * 3 + 2] ?? blank),
    ...blank,
    codeOf(facts.cost_codes, first?.costCodeId ?? null),
    codeOf(facts.projects, first?.projectId ?? null),
  ]);
}

const blank: readonly Cell[] = [null, null];

/** Only numbers that ADP is known to have: an unknown one would be refused. */
function codeOf(names: FileFacts['projects'], id: string | null): string | null {
  return id === null ? null : (names[id]?.code ?? null);
}
