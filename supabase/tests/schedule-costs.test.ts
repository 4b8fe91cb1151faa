import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scheduleCostsAnswerSchema } from '../../packages/contract/src/schedule.ts';
import { openCast, type Cast } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import { addDays, dayFromNow, saveNew, shiftOf } from './support/schedule.ts';
import { refused } from './support/refused.ts';

let cast: Cast;
const day = dayFromNow(30);
beforeAll(async () => {
  cast = await openCast();
  const people = [cast.employee, cast.supervisor, cast.helper];
  for (const [index, { personId }] of people.entries()) {
    await addRate(personId, 200_000 + index * 50_000);
  }
});
afterAll(() => cast.close());

const costs = (from = day, to = day, caller = cast.admin.caller) =>
  callJson(cast.database, caller, 'schedule_costs($1, $2)', [from, to]);

const addRate = (person: string, rate: number, currency = 'USD', validTo: string | null = null) =>
  cast.database.query(
    `insert into pay_rates (company_id, person_id, rate, currency, valid_from, valid_to)
     values ($1, $2, $3, $4, '2026-01-01', $5)`,
    [cast.company, person, rate, currency, validTo],
  );

const plan = (person: string | null, on: string, more: object = {}) =>
  saveNew(cast, cast.admin.caller, shiftOf(cast, { person_id: person, ...more }, on));

describe('what planned work costs', () => {
  test('is told to admins only, and of their own company', async () => {
    for (const { personId } of [cast.employee, cast.supervisor, cast.helper]) {
      await plan(personId, day);
    }
    for (const caller of [
      cast.employee.caller,
      cast.supervisor.caller,
      cast.otherSupervisor.caller,
    ]) {
      expect(await costs(day, day, caller)).toEqual(refused('not_allowed'));
    }
    expect(await costs(day, day, cast.foreign.admin.caller)).toEqual({ verdict: 'ok', days: [] });
    await expect(costs(day, day, cast.anon)).rejects.toMatchObject({ code: '42501' });
  });

  test('is the paid time of three people or more at their base rates', async () => {
    // Three shifts of 8 hours, for 20, 25 and 30 an hour.
    const answer = await costs();
    expect(answer).toEqual({
      verdict: 'ok',
      days: [{ on_date: day, currency: 'USD', amount_cents: 60_000, people: 3 }],
    });
    scheduleCostsAnswerSchema.parse(answer);
  });

  test('is nothing for two people, however many shifts they have', async () => {
    const other = addDays(day, 1);
    await plan(cast.employee.personId, other, { ends_local: `${other}T10:00`, break_minutes: 0 });
    await plan(cast.employee.personId, other, {
      starts_local: `${other}T12:00`,
      ends_local: `${other}T16:00`,
      break_minutes: 0,
    });
    await plan(cast.supervisor.personId, other);
    // Neither an open shift nor someone without a rate is the third.
    await plan(null, other);
    await plan(cast.loner.personId, other);
    expect(await costs(other, other)).toEqual({ verdict: 'ok', days: [] });
    await plan(cast.helper.personId, other);
    expect(await costs(other, other)).toEqual({
      verdict: 'ok',
      days: [
        { on_date: other, currency: 'USD', amount_cents: 16_000 + 20_000 + 24_000, people: 3 },
      ],
    });
  });

  test('adds up no two currencies, and no rate that has ended', async () => {
    const other = addDays(day, 2);
    const [first, second, third] = [cast.otherSupervisor, cast.admin, cast.loner];
    await addRate(first.personId, 300_000, 'CAD');
    await addRate(second.personId, 300_000, 'USD', other);
    for (const { personId } of [first, second, cast.employee, cast.supervisor]) {
      await plan(personId, other);
    }
    expect(await costs(other, other)).toEqual({ verdict: 'ok', days: [] });
    await addRate(third.personId, 100_000);
    await plan(third.personId, other);
    expect(await costs(other, other)).toMatchObject({ days: [{ currency: 'USD', people: 3 }] });
  });

  test('is asked of 62 days at most', async () => {
    expect(await costs(day, addDays(day, 61))).toMatchObject({ verdict: 'ok' });
    expect(await costs(day, addDays(day, 62))).toEqual(refused('invalid_input', 'to_date'));
    expect(await costs(day, addDays(day, -1))).toEqual(refused('invalid_input', 'to_date'));
  });
});
