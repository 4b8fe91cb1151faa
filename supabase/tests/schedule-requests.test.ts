import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  myScheduleAnswerSchema,
  requestAnswerSchema,
  rulesAnswerSchema,
  scheduleRequestsSchema,
  timeOffAnswerSchema,
  timeOffVerdictSchema,
} from '../../packages/contract/src/schedule.ts';
import { asCaller, type TestCaller } from '../../packages/testkit/src/index.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { callJson, type Answer } from './support/hazards.ts';
import { addPublished, dayFromNow, rowOf, saveChanges, shiftOf } from './support/schedule.ts';

/** What people ask about their schedule: claims, swaps, availability, time off. */
let cast: Cast;
let colleague: Person;
let nextDay = 3;
beforeAll(async () => {
  cast = await openCast();
  colleague = await addPerson(cast.database, cast.company, 'employee');
  await cast.database.query(
    `insert into crew_members (company_id, crew_id, person_id, valid_from)
     values ($1, $2, $3, now() - interval '90 days')`,
    [cast.company, cast.crew, colleague.personId],
  );
});
afterAll(() => cast.close());
beforeEach(() => {
  // Far enough from the day before that nothing is short of rest.
  nextDay += 2;
});

const refused = (reason: string, detail?: string) => ({
  verdict: 'refused',
  reason,
  ...(detail !== undefined && { detail }),
});
const call = (
  caller: TestCaller,
  sql: string,
  parameters: readonly (string | number | null | object)[] = [],
) => callJson(cast.database, caller, sql, parameters);

const openShift = (facts = {}) =>
  addPublished(cast, shiftOf(cast, { person_id: null, ...facts }, dayFromNow(nextDay)));
const ownShift = (person: { personId: string }, facts = {}) =>
  addPublished(cast, shiftOf(cast, { person_id: person.personId, ...facts }, dayFromNow(nextDay)));
const claim = (by: Person, shift: string, sequence = 1, id = randomUUID()) =>
  call(by.caller, 'claim_shift($1, $2, $3)', [id, shift, sequence]);

async function setRules(rules: object): Promise<void> {
  const read = await call(cast.admin.caller, 'read_schedule_rules()');
  const current = rulesAnswerSchema.parse(read);
  if (current.verdict !== 'ok') throw new Error('refused');
  const answer = await call(cast.admin.caller, 'save_schedule_rules($1, $2)', [
    current.rules.version,
    {
      rest_minutes: 600,
      notice_minutes: null,
      claims: 'first_come',
      swaps_need_approval: true,
      ...rules,
    },
  ]);
  if (answer['verdict'] !== 'applied') throw new Error(JSON.stringify(answer));
}

describe('a claim', () => {
  test('of someone outside the crew, or of another company, finds nothing', async () => {
    const shift = await openShift();
    for (const by of [cast.loner, cast.foreign.employee, cast.otherSupervisor]) {
      expect(await claim(by, shift)).toEqual(refused('not_found'));
    }
    expect(await claim(cast.employee, randomUUID())).toEqual(refused('not_found'));
  });

  test('has the shift at once, and a repeated one changes nothing', async () => {
    const shift = await openShift();
    const id = randomUUID();
    expect(requestAnswerSchema.parse(await claim(cast.employee, shift, 1, id))).toMatchObject({
      verdict: 'applied',
      state: 'applied',
    });
    expect(await claim(cast.employee, shift, 1, id)).toMatchObject({ verdict: 'replayed' });
    expect(await claim(colleague, shift)).toEqual(refused('taken'));
    expect(await claim(cast.employee, shift, 2)).toEqual(refused('own_shift'));
    expect(await rowOf(cast, shift)).toMatchObject({
      person_id: cast.employee.personId,
      state: 'published',
      published: { sequence: 2 },
    });
  });

  test('of what changed since it was seen is refused', async () => {
    const shift = shiftOf(cast, { person_id: null }, dayFromNow(nextDay));
    const id = await addPublished(cast, shift);
    expect(await claim(cast.employee, id, 2)).toEqual(refused('changed_meanwhile'));
  });

  test('of a draft finds nothing', async () => {
    const shift = shiftOf(cast, { person_id: null }, dayFromNow(nextDay));
    await saveChanges(cast, cast.admin.caller, [{ op: 'save', shift, version: null }]);
    expect(await claim(cast.employee, String(shift['id']))).toEqual(refused('not_found'));
  });

  test('that is blocked is refused with the reasons', async () => {
    const day = dayFromNow(nextDay);
    const mine = await ownShift(cast.employee);
    const shift = await openShift({ starts_local: `${day}T14:00`, ends_local: `${day}T16:00` });
    expect(await claim(cast.employee, shift)).toMatchObject({
      verdict: 'refused',
      reason: 'blocked',
      reasons: [{ reason: 'overlap', shift_id: mine }],
    });
  });

  test('is judged by what people see: a draft blocks none and shows in no reason', async () => {
    const draft = shiftOf(cast, {}, dayFromNow(nextDay));
    await saveChanges(cast, cast.admin.caller, [{ op: 'save', shift: draft, version: null }]);
    const shift = await openShift();
    expect(await claim(cast.employee, shift)).toMatchObject({ verdict: 'applied' });
    await saveChanges(cast, cast.admin.caller, [{ op: 'delete', id: draft['id'], version: 1 }]);
  });

  test('with a warning waits for a lead, who may approve it once', async () => {
    const day = dayFromNow(nextDay);
    await ownShift(colleague);
    const shift = await openShift({ starts_local: `${day}T20:00`, ends_local: `${day}T23:00` });
    const id = randomUUID();
    expect(await claim(colleague, shift, 1, id)).toMatchObject({
      verdict: 'waits',
      reasons: [{ reason: 'short_rest' }],
    });
    const decide = (by: Person) => call(by.caller, 'decide_shift_request($1, 1, true)', [id]);
    expect(await decide(cast.employee)).toEqual(refused('not_allowed'));
    expect(await decide(cast.otherSupervisor)).toEqual(refused('not_found'));
    expect(await decide(cast.foreign.admin)).toEqual(refused('not_found'));
    const list = await call(cast.supervisor.caller, 'schedule_requests()');
    expect(scheduleRequestsSchema.parse(list)).toMatchObject({ requests: [{ id }] });
    expect(await decide(cast.supervisor)).toMatchObject({ verdict: 'applied' });
    expect(await decide(cast.supervisor)).toMatchObject(refused('already_decided'));
    expect(await rowOf(cast, shift)).toMatchObject({ person_id: colleague.personId });
  });

  test('waits where the company wants approval, and one approval voids the others', async () => {
    await setRules({ claims: 'approval' });
    const shift = await openShift();
    const [one, other] = [randomUUID(), randomUUID()];
    expect(await claim(cast.employee, shift, 1, one)).toMatchObject({ verdict: 'waits' });
    expect(await claim(colleague, shift, 1, other)).toMatchObject({ verdict: 'waits' });
    await call(cast.admin.caller, 'decide_shift_request($1, 1, true)', [one]);
    expect(await call(cast.admin.caller, 'decide_shift_request($1, 1, true)', [other])).toEqual(
      refused('request_void'),
    );
    await setRules({});
  });

  test('of 20 at once has one winner', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const person = await addPerson(cast.database, cast.company, 'employee');
        await cast.database.query(
          `insert into crew_members (company_id, crew_id, person_id, valid_from)
           values ($1, $2, $3, now() - interval '90 days')`,
          [cast.company, cast.crew, person.personId],
        );
        return person;
      }),
    );
    const shift = await openShift();
    const answers = await Promise.all(people.map((person) => claim(person, shift)));
    const won = answers.filter(({ verdict }) => verdict === 'applied');
    expect(won).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === 'taken')).toHaveLength(19);
    const winner = people[answers.findIndex(({ verdict }) => verdict === 'applied')];
    expect(await rowOf(cast, shift)).toMatchObject({ person_id: winner?.personId });
  });
});

describe('a shift given away', () => {
  test('stays its owner’s until someone claims it', async () => {
    const shift = await ownShift(cast.employee);
    expect(
      await call(colleague.caller, 'give_away_shift($1, $2, 1)', [randomUUID(), shift]),
    ).toEqual(refused('not_found'));
    expect(await claim(colleague, shift)).toEqual(refused('taken'));
    const request = randomUUID();
    const give = () => call(cast.employee.caller, 'give_away_shift($1, $2, 1)', [request, shift]);
    expect(await give()).toMatchObject({ verdict: 'waits', state: 'offered' });
    expect(await give()).toMatchObject({ verdict: 'replayed' });
    const seen = myScheduleAnswerSchema.parse(await call(colleague.caller, 'my_schedule()'));
    expect(seen.verdict === 'ok' && seen.open_shifts).toContainEqual(
      expect.objectContaining({ id: shift, given_away_by: 'employee Tester' }),
    );
    expect(await claim(colleague, shift)).toMatchObject({ verdict: 'applied' });
    const mine = myScheduleAnswerSchema.parse(await call(cast.employee.caller, 'my_schedule()'));
    if (mine.verdict !== 'ok') throw new Error('refused');
    expect(mine.shifts.map(({ id }) => id)).not.toContain(shift);
    expect(mine.requests).toContainEqual(
      expect.objectContaining({ id: request, state: 'applied' }),
    );
  });
});

describe('a swap', () => {
  const offer = (by: Person, shift: string, other: string, id = randomUUID(), sequence = 1) =>
    call(by.caller, 'offer_swap($1, $2, $3, $4, 1)', [id, shift, sequence, other]);
  const answer = (by: Person, id: string, accept: boolean, version = 1) =>
    call(by.caller, 'answer_swap($1, $2, $3)', [id, version, String(accept)]);

  async function twoShifts(): Promise<[string, string]> {
    const mine = await ownShift(cast.employee);
    nextDay += 2;
    return [mine, await ownShift(colleague)];
  }

  test('with oneself, of another’s shift or with a stranger’s is refused', async () => {
    const [mine, theirs] = await twoShifts();
    nextDay += 2;
    const again = await ownShift(cast.employee);
    expect(await offer(cast.employee, mine, again)).toEqual(refused('own_shift'));
    expect(await offer(cast.employee, mine, mine)).toEqual(refused('own_shift'));
    expect(await offer(colleague, mine, theirs)).toEqual(refused('not_found'));
    nextDay += 2;
    const stranger = await ownShift(cast.loner, { crew_id: null });
    expect(await offer(cast.employee, mine, stranger)).toEqual(refused('not_found'));
    expect(await offer(cast.employee, mine, theirs, randomUUID(), 2)).toEqual(
      refused('changed_meanwhile'),
    );
  });

  test('is agreed by both, then approved by a lead who takes no part', async () => {
    const [mine, theirs] = await twoShifts();
    const id = randomUUID();
    expect(await offer(cast.employee, mine, theirs, id)).toMatchObject({ state: 'offered' });
    expect(await answer(cast.employee, id, true)).toEqual(refused('not_found'));
    expect(await answer(cast.loner, id, true)).toEqual(refused('not_found'));
    expect(await answer(colleague, id, true, 9)).toEqual(refused('changed_meanwhile'));
    expect(await answer(colleague, id, true)).toMatchObject({ verdict: 'waits' });
    expect(await answer(colleague, id, true)).toEqual(refused('already_decided'));
    expect(
      await call(cast.supervisor.caller, 'decide_shift_request($1, 2, true)', [id]),
    ).toMatchObject({ verdict: 'applied', state: 'applied' });
    expect(await rowOf(cast, mine)).toMatchObject({ person_id: colleague.personId });
    expect(await rowOf(cast, theirs)).toMatchObject({ person_id: cast.employee.personId });
  });

  test('is done at once where the company waives approval', async () => {
    await setRules({ swaps_need_approval: false });
    const [mine, theirs] = await twoShifts();
    const id = randomUUID();
    await offer(cast.employee, mine, theirs, id);
    expect(await answer(colleague, id, true)).toMatchObject({ verdict: 'applied' });
    expect(await rowOf(cast, mine)).toMatchObject({ person_id: colleague.personId });
    await setRules({});
  });

  test('is void once one of the shifts changes', async () => {
    const [mine, theirs] = await twoShifts();
    const id = randomUUID();
    await offer(cast.employee, mine, theirs, id);
    const { version, published: _, ...row } = await rowOf(cast, theirs);
    const shift = shiftOf(cast, {
      id: theirs,
      person_id: colleague.personId,
      starts_local: row.starts_local,
      ends_local: `${row.starts_local.slice(0, 11)}15:00`,
    });
    await saveChanges(cast, cast.admin.caller, [{ op: 'save', shift, version }]);
    await call(cast.admin.caller, `publish_shifts($1, array[$2]::uuid[], 'Longer')`, [
      randomUUID(),
      theirs,
    ]);
    expect(await answer(colleague, id, true)).toEqual(refused('request_void'));
  });

  test('is void once one of the shifts begins', async () => {
    const [mine, theirs] = await twoShifts();
    const id = randomUUID();
    await offer(cast.employee, mine, theirs, id);
    await cast.database.query(
      `update published_shifts set starts_at = now() - interval '1 minute' where id = $1`,
      [mine],
    );
    expect(await answer(colleague, id, true)).toEqual(refused('request_void'));
  });

  test('that would block the colleague is refused without telling why', async () => {
    const [mine, theirs] = await twoShifts();
    const { starts_local } = await rowOf(cast, mine);
    const day = starts_local.slice(0, 10);
    await addPublished(
      cast,
      shiftOf(
        cast,
        {
          person_id: colleague.personId,
          starts_local: `${day}T12:00`,
          ends_local: `${day}T18:00`,
        },
        day,
      ),
    );
    expect(await offer(cast.employee, mine, theirs)).toEqual({
      ...refused('blocked'),
      reasons: [],
    });
  });
});

describe('someone who leaves', () => {
  test('leaves future shifts open, and what they asked for is void', async () => {
    const leaver = await addPerson(cast.database, cast.company, 'employee');
    await cast.database.query(
      `insert into crew_members (company_id, crew_id, person_id, valid_from)
       values ($1, $2, $3, now() - interval '90 days')`,
      [cast.company, cast.crew, leaver.personId],
    );
    const shift = await ownShift(leaver);
    const request = randomUUID();
    await call(leaver.caller, 'give_away_shift($1, $2, 1)', [request, shift]);
    await call(cast.admin.caller, 'deactivate_person($1)', [leaver.personId]);
    expect(await rowOf(cast, shift)).toMatchObject({
      person_id: null,
      state: 'published',
      published: { person_id: null, sequence: 2 },
    });
    const rows = await cast.database.query('select state from shift_requests where id = $1', [
      request,
    ]);
    expect(rows).toEqual([{ state: 'void' }]);
    expect(await claim(colleague, shift, 2)).toMatchObject({ verdict: 'applied' });
  });
});

describe('a confirmation', () => {
  test('is of one’s own shift as it is, and may be repeated', async () => {
    const shift = await ownShift(cast.employee);
    const confirm = (by: Person, sequence: number) =>
      call(by.caller, 'confirm_shift($1, $2, now())', [shift, sequence]);
    expect(await confirm(colleague, 1)).toEqual(refused('not_found'));
    expect(await confirm(cast.employee, 2)).toEqual(refused('changed_meanwhile'));
    expect(await confirm(cast.employee, 1)).toEqual({ verdict: 'applied' });
    expect(await confirm(cast.employee, 1)).toEqual({ verdict: 'replayed' });
  });
});

describe('availability', () => {
  const said = (facts: object = {}) => ({
    id: randomUUID(),
    kind: 'cannot',
    weekday: 1,
    from_date: null,
    to_date: null,
    from_time: null,
    to_time: null,
    note: null,
    ...facts,
  });

  test.each([
    ['a weekday of 8', { weekday: 8 }, 'weekday'],
    ['neither weekday nor dates', { weekday: null }, 'from_date'],
    [
      'dates that end before they begin',
      { weekday: null, from_date: '2026-05-02', to_date: '2026-05-01' },
      'to_date',
    ],
    ['a time without its end', { from_time: '08:00' }, 'to_time'],
    ['an hour 25', { from_time: '25:00', to_time: '26:00' }, 'from_time'],
    ['a kind of its own', { kind: 'maybe' }, 'kind'],
  ])('with %s is refused', async (_, facts, field) => {
    expect(await call(cast.employee.caller, 'save_availability($1)', [said(facts)])).toEqual(
      refused('invalid_input', field),
    );
  });

  test('warns the scheduler, and is one’s own to change', async () => {
    const day = dayFromNow(nextDay);
    const dated = said({ weekday: null, from_date: day, to_date: day, note: 'Dentist' });
    const save = (by: Person) => call(by.caller, 'save_availability($1)', [dated]);
    expect(await save(cast.employee)).toEqual({ verdict: 'applied' });
    expect(await save(cast.employee)).toEqual({ verdict: 'applied' });
    expect(await save(colleague)).toEqual(refused('not_found'));
    expect(
      await call(cast.supervisor.caller, 'judge_shift($1)', [shiftOf(cast, {}, day)]),
    ).toMatchObject({ verdict: 'warned', reasons: [{ reason: 'unavailable', note: 'Dentist' }] });
    await call(colleague.caller, 'remove_availability($1)', [dated.id]);
    const mine = await call(cast.employee.caller, 'my_schedule()');
    expect(mine['availability']).toHaveLength(1);
    await call(cast.employee.caller, 'remove_availability($1)', [dated.id]);
    expect(await call(cast.employee.caller, 'remove_availability($1)', [dated.id])).toEqual({
      verdict: 'replayed',
    });
  });
});

describe('time off', () => {
  let kind: string;
  beforeAll(async () => {
    kind = randomUUID();
    const answer = await call(cast.admin.caller, 'save_time_off_kind($1)', [
      {
        id: kind,
        name: 'Vacation',
        is_paid: true,
        accrual: 'period',
        period: 'year',
        accrued_minutes: 4800,
        per_worked_minutes: null,
        cap_minutes: null,
        carry_over_minutes: null,
        day_minutes: 480,
        overdraft_minutes: 0,
      },
    ]);
    if (answer['verdict'] !== 'applied') throw new Error(JSON.stringify(answer));
    await cast.database.query(`update time_off_kinds set created_at = date_trunc('year', now())`);
    await cast.database.query('select app.accrue_time_off()');
  });

  const asked = (facts: object = {}) => ({
    v: 1,
    id: randomUUID(),
    kind_id: kind,
    first_day: dayFromNow(100),
    last_day: dayFromNow(100),
    from_time: null,
    to_time: null,
    minutes: 480,
    note: null,
    ...facts,
  });
  const ask = (by: Person, facts: object = {}) =>
    call(by.caller, 'request_time_off($1)', [asked(facts)]);
  const balanceOf = async (by: Person): Promise<number> => {
    const answer = timeOffAnswerSchema.parse(await call(by.caller, 'my_time_off()'));
    if (answer.verdict !== 'ok') throw new Error('refused');
    const balance = answer.balances.find((one) => one.kind.id === kind)?.balance_minutes ?? 0;
    const inLedger = answer.ledger.filter((entry) => entry.kind_id === kind);
    expect(balance).toBe(inLedger.reduce((sum, { minutes }) => sum + minutes, 0));
    return balance;
  };

  test.each([
    ['an end before its start', { last_day: dayFromNow(99) }, 'last_day'],
    [
      'a part of two days',
      { last_day: dayFromNow(101), from_time: '08:00', to_time: '10:00' },
      'to_time',
    ],
    ['a kind that is not there', { kind_id: randomUUID() }, 'kind_id'],
    ['more minutes than a day has', { minutes: 1441 }, 'minutes'],
    ['another version', { v: 2 }, 'v'],
  ])('with %s is refused', async (_, facts, field) => {
    expect(await ask(cast.employee, facts)).toEqual(refused('invalid_input', field));
  });

  test('is asked, approved by a lead, taken off, blocks shifts, and returns when canceled', async () => {
    const before = await balanceOf(cast.employee);
    expect(before).toBe(4800);
    const day = dayFromNow(nextDay);
    const request = asked({ first_day: day, last_day: day });
    const send = () => call(cast.employee.caller, 'request_time_off($1)', [request]);
    expect(timeOffVerdictSchema.parse(await send())).toEqual({
      verdict: 'waits',
      state: 'waiting',
    });
    expect(await send()).toEqual({ verdict: 'replayed', state: 'waiting' });
    expect(await ask(cast.employee, { first_day: day, last_day: day })).toEqual(
      refused('time_off_overlaps'),
    );
    const decide = (by: Person, version = 1) =>
      call(by.caller, 'decide_time_off($1, $2, true)', [request.id, version]);
    expect(await decide(cast.employee)).toEqual(refused('not_allowed'));
    expect(await decide(cast.otherSupervisor)).toEqual(refused('not_found'));
    expect(await decide(cast.supervisor, 7)).toEqual(refused('changed_meanwhile'));
    expect(await decide(cast.supervisor)).toEqual({ verdict: 'applied', state: 'approved' });
    expect(await decide(cast.admin, 2)).toEqual(refused('already_decided'));
    expect(await balanceOf(cast.employee)).toBe(before - 480);
    expect(
      await call(cast.admin.caller, 'judge_shift($1)', [shiftOf(cast, {}, day)]),
    ).toMatchObject({ verdict: 'blocked', reasons: [{ reason: 'time_off' }] });
    expect(await call(cast.employee.caller, 'cancel_time_off($1, 2)', [request.id])).toEqual({
      verdict: 'applied',
      state: 'canceled',
    });
    expect(await balanceOf(cast.employee)).toBe(before);
  });

  test('over the balance is refused, to the minute, with what waits', async () => {
    expect(
      await ask(colleague, {
        minutes: 1440,
        first_day: dayFromNow(110),
        last_day: dayFromNow(110),
      }),
    ).toMatchObject({ verdict: 'waits' });
    const long = { first_day: dayFromNow(120), last_day: dayFromNow(126) };
    expect(await ask(colleague, { ...long, minutes: 3361 })).toEqual(
      refused('balance_too_low', '3360'),
    );
    expect(await ask(colleague, { ...long, minutes: 3360 })).toMatchObject({ verdict: 'waits' });
  });

  test('of one’s own is not approved by oneself', async () => {
    const request = asked({ minutes: 60 });
    await call(cast.supervisor.caller, 'request_time_off($1)', [request]);
    expect(
      await call(cast.supervisor.caller, 'decide_time_off($1, 1, true)', [request.id]),
    ).toEqual(refused('not_found'));
  });

  test('accrues once, up to its cap, and a balance always equals its ledger', async () => {
    const capped = randomUUID();
    await call(cast.admin.caller, 'save_time_off_kind($1)', [
      {
        id: capped,
        name: 'Sick time',
        is_paid: true,
        accrual: 'period',
        period: 'month',
        accrued_minutes: 240,
        per_worked_minutes: null,
        cap_minutes: 500,
        carry_over_minutes: null,
        day_minutes: 480,
        overdraft_minutes: 0,
      },
    ]);
    await cast.database.query(
      `update time_off_kinds set created_at = now() - interval '80 days' where id = $1`,
      [capped],
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: -300, max: 300 }), { maxLength: 6 }),
        async (minutes) => {
          for (const change of minutes.filter((one) => one !== 0)) {
            await call(cast.admin.caller, `adjust_time_off($1, $2, $3, $4, 'Correction')`, [
              randomUUID(),
              cast.loner.personId,
              capped,
              change,
            ]);
          }
          await cast.database.query('select app.accrue_time_off()');
          const answer = timeOffAnswerSchema.parse(await call(cast.loner.caller, 'my_time_off()'));
          if (answer.verdict !== 'ok') throw new Error('refused');
          const entries = answer.ledger.filter(({ kind_id }) => kind_id === capped);
          const sum = entries.reduce((total, entry) => total + entry.minutes, 0);
          expect(answer.balances.find((one) => one.kind.id === capped)?.balance_minutes).toBe(sum);
          expect(entries[0]?.balance_minutes).toBe(sum);
        },
      ),
      { numRuns: 10 },
    );
    const rows = await cast.database.query<{ balance: number; entries: number }>(
      `select sum(minutes)::int as balance, count(*)::int as entries from time_off_ledger
       where kind_id = $1 and person_id = $2`,
      [capped, colleague.personId],
    );
    expect(rows[0]?.balance).toBe(500);
  });

  test('is never changed in the ledger, by no one', async () => {
    await expect(
      cast.database.query('update time_off_ledger set minutes = 1'),
    ).rejects.toMatchObject({ code: '42501' });
    for (const table of [
      'time_off_requests',
      'time_off_ledger',
      'availability',
      'shift_requests',
    ]) {
      await expect(
        asCaller(cast.database, cast.admin.caller, `select * from ${table}`),
      ).rejects.toThrow('permission denied');
    }
  });
});

test('my own data has what I asked, and nothing of others', async () => {
  const data: Answer = await call(cast.employee.caller, 'my_data()');
  for (const key of [
    'published_shifts',
    'shift_requests',
    'time_off_requests',
    'time_off_ledger',
  ]) {
    expect([key, Array.isArray(data[key]) && data[key].length > 0]).toEqual([key, true]);
  }
  expect(JSON.stringify(data['published_shifts'])).not.toContain(colleague.personId);
});
