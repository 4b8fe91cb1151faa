import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longAgo, addPerson, openCast, type Cast } from './support/cast.ts';
import { calculateHours, plantShift, setZone } from './support/shifts.ts';
import {
  approve,
  callSheet,
  lock,
  readSheet,
  returnSheet,
  sign,
  unlock,
} from './support/sheets.ts';

/**
 * Random stories of working, correcting, signing, approving, returning, locking and unlocking over three weeks, checked
 * against a small model of the states. After each step, the sum of all locked timesheets for a locked day plus the open
 * adjustments equals the pay engine's result, and a locked timesheet reads as before.
 */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
  await setZone(cast.database, cast.company, 'America/Denver');
});
afterAll(() => cast.close());

const weeks = ['2026-09-07', '2026-09-14', '2026-09-21'] as const;

type Step = {
  readonly act:
    | 'work'
    | 'correct'
    | 'remove'
    | 'sign'
    | 'approve'
    | 'return'
    | 'lock'
    | 'finish'
    | 'unlock';
  readonly week: number;
  readonly day: number;
  readonly hours: number;
};

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(
    'work',
    'work',
    'correct',
    'correct',
    'remove',
    'sign',
    'approve',
    'return',
    'lock',
    'finish',
    'finish',
    'unlock',
  ),
  week: fc.integer({ min: 0, max: 2 }),
  day: fc.integer({ min: 0, max: 6 }),
  hours: fc.integer({ min: 1, max: 13 }),
});

type State = 'open' | 'signed' | 'approved' | 'returned' | 'locked';

test('locked timesheets and adjustments always add up to the engine’s result', async () => {
  let adjustmentsSeen = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24 }), async (steps) => {
      const person = await newPerson();
      await calculateHours(cast.database);
      const states: State[] = ['open', 'open', 'open'];
      const frozen = new Map<number, unknown>();
      for (const one of steps) {
        await play(person, one, states, frozen);
        await calculateHours(cast.database);
        await expectSum(person);
        await expectCents(person);
        adjustmentsSeen += await openAdjustments(person);
        for (const [index, week] of weeks.entries()) {
          const sheet = await readSheet(cast.database, cast.admin.caller, person.personId, week);
          const { days, adjustments, totals, state } = sheet;
          const now = state === 'locked' ? { days, adjustments, totals } : null;
          // A locked sheet's content doesn't change.
          expect(now).toEqual(frozen.get(index) ?? now);
          if (now !== null) frozen.set(index, now);
          // A signed or approved sheet reopens if its content changes, which the model doesn't predict.
          const foreseen = states[index] ?? 'open';
          const mayReopen = foreseen === 'signed' || foreseen === 'approved';
          expect(mayReopen && state === 'open' ? foreseen : state).toBe(foreseen);
          states[index] = state;
        }
      }
    }),
    { numRuns: 20, seed: 7, endOnFailure: true },
  );
  // Enough of the stories reached adjustments.
  expect(adjustmentsSeen).toBeGreaterThan(20);
}, 300_000);

type Subject = { readonly personId: string; readonly caller: Cast['employee']['caller'] };

async function play(
  person: Subject,
  { act, week: index, day, hours }: Step,
  states: State[],
  frozen: Map<number, unknown>,
): Promise<void> {
  const { database, company, supervisor, admin } = cast;
  const week = weeks[index] ?? weeks[0];
  const from = Date.parse(`${week}T12:00:00Z`) + day * 86_400_000;
  const [existing] = await database.query<{ id: string }>(
    `select id from time_entries where person_id = $1 and state = 'closed' and started_at = $2`,
    [person.personId, new Date(from).toISOString()],
  );
  const entry = {
    started_at: new Date(from).toISOString(),
    ended_at: new Date(from + hours * 3_600_000).toISOString(),
    zone: 'America/Denver',
    project_id: hours % 2 === 0 ? cast.project : null,
    cost_code_id: null,
    breaks: [],
  };
  const expectWhen = (applies: boolean, reason: string | null | undefined, next: State) => {
    expect([act, states[index], reason === null]).toEqual([act, states[index], applies]);
    if (applies) states[index] = next;
  };
  switch (act) {
    case 'work':
      // Punches from devices for a locked day would need review; here they go straight into the ledger.
      if (existing !== undefined) return;
      await plantShift(database, company, person, { from: entry.started_at, to: entry.ended_at });
      return;
    case 'correct':
    case 'remove':
      if (existing === undefined) return;
      await callSheet(database, admin.caller, 'correct_time($1, $2, $3, $4, $5, $6)', [
        randomUUID(),
        person.personId,
        act === 'correct' ? 'change' : 'remove',
        existing.id,
        act === 'correct' ? JSON.stringify(entry) : null,
        'As the crew lead noted',
      ]);
      await acceptAll(person);
      return;
    case 'sign': {
      const applies = states[index] === 'open' || states[index] === 'returned';
      expectWhen(applies, await sign(database, person.caller, person.personId, week), 'signed');
      return;
    }
    case 'approve': {
      const outcome = await approve(database, supervisor.caller, [person.personId], { from: week });
      expectWhen(states[index] === 'signed', outcome.get(person.personId), 'approved');
      return;
    }
    case 'return': {
      const applies = states[index] === 'signed' || states[index] === 'approved';
      const reason = await returnSheet(database, supervisor.caller, person.personId, {
        from: week,
      });
      expectWhen(applies, reason, 'returned');
      return;
    }
    case 'lock': {
      const outcome = await lock(database, admin.caller, [person.personId], week);
      expectWhen(states[index] === 'approved', outcome.get(person.personId), 'locked');
      return;
    }
    case 'finish':
      for (const next of ['sign', 'approve', 'lock'] as const) {
        await play(person, { act: next, week: index, day, hours }, states, frozen);
      }
      return;
    case 'unlock': {
      const reason = await unlock(database, admin.caller, person.personId, { from: week });
      expectWhen(states[index] === 'locked', reason, 'approved');
      if (reason === null) frozen.delete(index);
    }
  }
}

async function acceptAll({ personId }: Subject): Promise<void> {
  const rows = await cast.database.query<{ id: string }>(
    `select id from time_corrections where person_id = $1 and state = 'asked'`,
    [personId],
  );
  for (const { id } of rows) {
    await callSheet(cast.database, cast.admin.caller, `decide_correction($1, 'accept')`, [id]);
  }
}

async function openAdjustments({ personId }: Subject): Promise<number> {
  const rows = await cast.database.query('select from time_adjustments where person_id = $1', [
    personId,
  ]);
  return rows.length;
}

/** Checks by day, project, code and class that locked plus open time equals the engine's result. */
async function expectSum({ personId }: Subject): Promise<void> {
  const wrong = await cast.database.query(
    `select s.date, s.class, sum(s.minutes) as difference
     from (
       select m.date, m.project_id, m.cost_code_id, m.class, m.minutes from app.locked_minutes m where m.person_id = $1
       union all
       select a.date, a.project_id, a.cost_code_id, a.class, a.minutes from time_adjustments a where a.person_id = $1
       union all
       select r.date, l.project_id, l.cost_code_id, l.class, -l.minutes
       from day_results r
       cross join jsonb_to_recordset(r.lines) as l (project_id uuid, cost_code_id uuid, class text, minutes integer)
       where r.person_id = $1
     ) s
     where exists (
       select from timesheets t where t.person_id = $1 and t.state = 'locked' and s.date between t.period_from and t.period_to
     )
     group by s.date, s.project_id, s.cost_code_id, s.class having sum(s.minutes) <> 0`,
    [personId],
  );
  expect(wrong).toEqual([]);
}

/** Checks in cents that the pay of a period on locked timesheets and on the first open one adds up to its value. */
async function expectCents({ personId }: Subject): Promise<void> {
  const wrong = await cast.database.query(
    `select t.period_from, worth.cents, paid.cents as paid, open.cents as open
     from timesheets t
     cross join lateral (
       select coalesce(sum(l.amount_cents), 0) as cents from pay_lines l
       where l.person_id = $1 and l.period_from = t.period_from
     ) worth
     cross join lateral (
       select coalesce(sum(l.amount_cents), 0) as cents from locked_pay_lines l
       where l.person_id = $1 and l.period_from = t.period_from
     ) paid
     cross join lateral (
       select coalesce(sum(l.amount_cents), 0) as cents
       from app.pay_to_settle(jsonb_populate_record(null::timesheets, jsonb_build_object(
         'company_id', t.company_id, 'person_id', t.person_id,
         'period_from', app.first_open_day(t.company_id, t.person_id, t.period_to)
       ))) l
       where l.period_from = t.period_from
     ) open
     where t.person_id = $1 and t.state = 'locked' and worth.cents <> paid.cents + open.cents`,
    [personId],
  );
  expect(wrong).toEqual([]);
}

/** Adds someone to the crew, so that the supervisor approves. */
async function newPerson(): Promise<Subject> {
  const { database, company, crew } = cast;
  const person = await addPerson(database, company, 'employee');
  await database.query(
    `insert into crew_members (company_id, crew_id, person_id, valid_from) values ($1, $2, $3, ${longAgo})`,
    [company, crew, person.personId],
  );
  await database.query(
    `insert into pay_rates (company_id, person_id, rate, currency, valid_from) values ($1, $2, 233300, 'USD', '2026-01-05')`,
    [company, person.personId],
  );
  return person;
}
