import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import ita from './cases/ita-rules.json' with { type: 'json' };
import rules from './cases/osha-rules.json' with { type: 'json' };
import {
  incompleteCases,
  itaCases,
  type ItaCase,
  type ItaEstablishment,
  itaErrors,
  itaSummary,
} from './ita-files.ts';
import {
  doTotalsAgree,
  incidentKinds,
  incidentOutcomes,
  loggedDays,
  oshaTotals,
  sizeClass,
} from './osha-cases.ts';

test.each(rules.days)(
  '$name ($source)',
  ({ away, restricted, logged: [loggedAway, loggedRestricted] }) => {
    expect(loggedDays(away, restricted)).toEqual({
      away: loggedAway,
      restricted: loggedRestricted,
    });
  },
);

test.each(rules.sizes)('$peak employees are of size $size', ({ peak, size }) => {
  expect(sizeClass(peak)).toBe(size);
});

test('cases by outcome and by kind always agree, and no case has more than 180 days', () => {
  const logged = fc.record({
    outcome: fc.constantFrom(...incidentOutcomes),
    kind: fc.constantFrom(...incidentKinds),
    daysAway: fc.nat(500),
    daysRestricted: fc.nat(500),
  });
  fc.assert(
    fc.property(fc.array(logged), (cases) => {
      const totals = oshaTotals(cases);
      expect(doTotalsAgree(totals)).toBe(true);
      expect(totals.daysAway + totals.daysRestricted).toBeLessThanOrEqual(180 * cases.length);
    }),
  );
});

test('every case names a document, whether it was read, and how', () => {
  const sources = { ...rules.sources, ...ita.sources };
  for (const { document, status, read } of Object.values(sources)) {
    expect(document).not.toBe('');
    // The text itself, at least in a copy; matching quotations by others; or only secondary sources.
    expect(['read', 'quoted', 'secondary']).toContain(status);
    expect(read).toMatch(/^through /);
  }
  const cases = [
    ...[...rules.days, ...rules.sizes, ...rules.deadlines],
    ...[...ita.totals, ...ita.eins, ...ita.hours, ...ita.addresses, ...ita.summaryCells],
    ...[...ita.caseCells, ...ita.wholeCases, ...ita.longCells, ita.columns],
  ];
  const unknown = cases.filter(({ source }) =>
    source
      .split('; ')
      .some((part) => !Object.keys(sources).some((known) => part.startsWith(known))),
  );
  expect(unknown).toEqual([]);
});

const establishment: ItaEstablishment = {
  name: 'Yard',
  ein: '001234567',
  street: '1 Main St',
  city: 'Fort Collins',
  state: 'CO',
  zip: '80521',
  naics: '237310',
  industry: null,
  year: { average_employees: 30, peak_employees: 45, hours_worked: 58_000 },
};

const logged: ItaCase = {
  number: 7,
  job_title: 'Carpenter',
  occurred_on: '2026-03-09',
  occurred_at: null,
  work_began_at: '07:00',
  place: 'Level 2',
  outcome: 'days_away',
  days_away: 5,
  days_restricted: 0,
  kind: 'injury',
  born_on: '1990-02-03',
  hired_on: null,
  died_on: null,
  sex: 'F',
  was_emergency_room: true,
  was_inpatient: false,
  doing_before: 'Carrying boards',
  what_happened: 'Fell from the scaffold',
  injury: 'Broken wrist',
  harmed_by: 'Concrete slab',
};

const caseOf = (facts: object): ItaCase => ({
  ...logged,
  days_away: 0,
  days_restricted: 0,
  ...facts,
});

const cellsOf = (rows: readonly (readonly string[])[] | null, at = 1) =>
  Object.fromEntries((rows?.[0] ?? []).map((column, index) => [column, rows?.[at]?.[index]]));

describe('the files for the Injury Tracking Application', () => {
  test('have the columns of the agency', () => {
    expect(itaSummary('Northside', establishment, 2026, [logged])?.[0]).toHaveLength(28);
    expect(itaCases(establishment, 2026, [])[0]).toHaveLength(24);
  });

  test.each(ita.totals)('$name: $flaws ($source)', ({ cases, employees, flaws }) => {
    const year = { ...establishment.year, average_employees: employees, hours_worked: 100 };
    const given = { ...establishment, year: { peak_employees: 45, ...year } };
    const rows = cases.map(caseOf);
    expect(itaErrors(given, rows)).toEqual(flaws);
    expect(itaSummary('Northside', given, 2026, rows) === null).toBe(flaws.length > 0);
  });

  test.each(ita.eins)('EIN $ein: $flaws ($source)', ({ ein, flaws }) => {
    expect(itaErrors({ ...establishment, ein }, [])).toEqual(flaws);
    expect(itaSummary('Northside', { ...establishment, ein }, 2026, []) === null).toBe(
      flaws.length > 0,
    );
  });

  test.each(ita.hours)('two people and $hours hours: $flaws ($source)', ({ hours, flaws }) => {
    const year = { average_employees: 2, peak_employees: 2, hours_worked: hours };
    expect(itaErrors({ ...establishment, year }, [])).toEqual(flaws);
  });

  test.each(ita.addresses)('$street: $flaws ($source)', ({ street, flaws }) => {
    expect(itaErrors({ ...establishment, street }, [])).toEqual(flaws);
  });

  test.each(ita.summaryCells)('$name ($source)', ({ peak, cases, cells }) => {
    const year = { average_employees: 30, peak_employees: peak, hours_worked: 58_000 };
    const rows = itaSummary('Northside', { ...establishment, year }, 2026, cases.map(caseOf));
    expect(cellsOf(rows)).toMatchObject(cells);
  });

  test.each(ita.caseCells)('$name ($source)', ({ case: facts, cells }) => {
    expect(cellsOf(itaCases(establishment, 2026, [caseOf(facts)]))).toMatchObject(cells);
  });

  test.each(ita.wholeCases)('$name: whole is $isWhole ($source)', ({ case: facts, isWhole }) => {
    const whole = { ...logged, hired_on: '2020-06-01' };
    const rows = [whole, { ...whole, ...facts, number: 12 }];
    expect(incompleteCases(rows)).toEqual(isWhole ? [] : [12]);
  });

  test.each(ita.longCells)('$name of more than $most characters is cut ($source)', (rule) => {
    const cellOf = (facts: object) =>
      cellsOf(itaCases(establishment, 2026, [caseOf(facts)]))[rule.column];
    const joined = rule.field === 'injury' ? '; b' : '';
    const fits = 'é'.repeat(rule.most - joined.length);
    expect(cellOf({ [rule.field]: fits, harmed_by: 'b' })).toBe(`${fits}${joined}`);
    expect(cellOf({ [rule.field]: `${fits}é`, harmed_by: 'b' })).toHaveLength(rule.most);
    // A character with two UTF-16 units isn't split.
    expect(cellOf({ [rule.field]: `${'é'.repeat(rule.most - 1)}🦺🦺`, harmed_by: 'b' })).toBe(
      `${'é'.repeat(rule.most - 1)}🦺`,
    );
  });

  test('are not made while the year is missing', () => {
    const without = { ...establishment, year: null };
    expect(itaErrors(without, [])).toEqual(['year_missing']);
    expect(itaSummary('Northside', without, 2026, [])).toBeNull();
  });

  test('have no column for a name', () => {
    expect(
      itaCases(establishment, 2026, [])[0]?.filter((column) => /employee|person/.test(column)),
    ).toEqual([]);
  });
});
