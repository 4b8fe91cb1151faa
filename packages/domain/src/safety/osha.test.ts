import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import rules from './cases/osha-rules.json' with { type: 'json' };
import {
  itaCases,
  type ItaCase,
  type ItaEstablishment,
  itaFlaws,
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

const establishment: ItaEstablishment = {
  name: 'Yard',
  ein: null,
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
  days_away: 200,
  days_restricted: 10,
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

const cellsOf = (rows: readonly (readonly string[])[] | null, at = 1) =>
  Object.fromEntries((rows?.[0] ?? []).map((column, index) => [column, rows?.[at]?.[index]]));

describe('the files for the Injury Tracking Application', () => {
  test('sum up a year in the columns of the agency', () => {
    const rows = itaSummary('Northside', establishment, 2026, [logged]);
    expect(rows?.[0]).toHaveLength(28);
    expect(cellsOf(rows)).toMatchObject({
      naics_code: '237310',
      size: '21',
      no_injuries_illnesses: '1',
      total_dafw_cases: '1',
      total_dafw_days: '180',
      total_djtr_days: '0',
      total_injuries: '1',
    });
  });

  test('say that there was no case', () => {
    expect(cellsOf(itaSummary('Northside', establishment, 2026, []))['no_injuries_illnesses']).toBe(
      '2',
    );
  });

  test('are not made while the year is missing or has more hours than exist', () => {
    const without = { ...establishment, year: null };
    expect(itaFlaws(without)).toEqual(['year_missing']);
    expect(itaSummary('Northside', without, 2026, [])).toBeNull();
    const year = { average_employees: 1, peak_employees: 1, hours_worked: 8760 };
    expect(itaFlaws({ year })).toEqual([]);
    expect(itaFlaws({ year: { ...year, hours_worked: 8761 } })).toEqual(['hours_implausible']);
  });

  test('tell a case by codes and dates of the agency, without a name', () => {
    const rows = itaCases(establishment, 2026, [logged]);
    expect(rows[0]).toHaveLength(24);
    expect(cellsOf(rows)).toMatchObject({
      case_number: '7',
      date_of_incident: '03/09/2026',
      incident_outcome: '2',
      dafw_num_away: '180',
      djtr_num_tr: '0',
      type_of_incident: '1',
      date_of_hire: '',
      treatment_facility_type: '1',
      treatment_in_patient: '0',
      time_unknown: '1',
      sex: 'F',
    });
  });
});
