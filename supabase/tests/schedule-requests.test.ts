import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  myScheduleAnswerSchema,
  requestAnswerSchema,
} from '../../packages/contract/src/my-schedule.ts';
import { scheduleRequestsSchema } from '../../packages/contract/src/schedule-requests.ts';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { longAgo, addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import {
  addColleague,
  addPublished,
  dayFromNow,
  publish,
  rowOf,
  saveChanges,
  setScheduleRules,
  shiftOf,
} from './support/schedule.ts';
import { refused } from './support/refused.ts';

/** People's requests about their schedule: claims, swaps, availability, time off. */
let cast: Cast;
let colleague: Person;
let nextDay = 1;
beforeAll(async () => {
  cast = await openCast();
  colleague = await addColleague(cast);
});
afterAll(() => cast.close());
beforeEach(() => {
  // Far enough from the previous day that no one is short of rest.
  nextDay += 2;
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

const setRules = (rules: object) => setScheduleRules(cast, rules);

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

  test('of a shift that has changed since it was seen, or has begun, is refused', async () => {
    const id = await openShift();
    expect(await claim(cast.employee, id, 2)).toEqual(refused('changed_meanwhile'));
    const startsIn = (interval: string) =>
      cast.database.query(
        `update published_shifts set starts_at = now() + $2::interval, ends_at = now() + interval '8 hours' where id = $1`,
        [id, interval],
      );
    await startsIn('0 seconds');
    expect(await claim(colleague, id)).toEqual(refused('shift_begun'));
    await startsIn('1 minute');
    expect(await claim(colleague, id)).not.toMatchObject({ reason: 'shift_begun' });
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

  test('is judged by published shifts: a draft blocks nothing and appears in no reason', async () => {
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

  test('waits if the company requires approval, and one approval voids the others', async () => {
    await setRules({ claims: 'approval' });
    const shift = await openShift();
    const [one, other] = [randomUUID(), randomUUID()];
    expect(await claim(cast.employee, shift, 1, one)).toMatchObject({ verdict: 'waits' });
    expect(await claim(colleague, shift, 1, other)).toMatchObject({ verdict: 'waits' });
    await call(cast.admin.caller, 'decide_shift_request($1, 1, true)', [one]);
    expect(await call(cast.admin.caller, 'decide_shift_request($1, 1, true)', [other])).toEqual(
      refused('changed_meanwhile'),
    );
    await setRules({});
  });

  test('is announced to everyone who could have claimed the shift, even if it was given away or assigned', async () => {
    const told = async () => {
      const rows = await cast.database.query<{ told: number }>(
        'select count(*)::int as told from realtime.messages where topic = $1',
        [`person:${colleague.personId}:schedule`],
      );
      return rows[0]?.told ?? 0;
    };
    const isTold = async (happens: () => Promise<unknown>) => {
      const before = await told();
      await happens();
      expect(await told()).toBeGreaterThan(before);
    };
    const claimed = await openShift();
    await isTold(() => claim(cast.employee, claimed));
    const request = randomUUID();
    await isTold(() =>
      call(cast.employee.caller, 'give_away_shift($1, $2, 2)', [request, claimed]),
    );
    await isTold(() => call(cast.employee.caller, 'cancel_shift_request($1, 1)', [request]));
    const assigned = await openShift();
    const { version } = await rowOf(cast, assigned);
    const { personId } = cast.helper;
    const shift = shiftOf(cast, { id: assigned, person_id: personId }, dayFromNow(nextDay));
    await saveChanges(cast, cast.admin.caller, [{ op: 'save', shift, version }]);
    await isTold(() => publish(cast, cast.admin.caller, [assigned]));
  });

  test('of 20 at once has one winner', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const person = await addPerson(cast.database, cast.company, 'employee');
        await cast.database.query(
          `insert into crew_members (company_id, crew_id, person_id, valid_from)
           values ($1, $2, $3, ${longAgo})`,
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
  const cancel = (by: Person, id: string) => call(by.caller, 'cancel_shift_request($1, 1)', [id]);
  const decide = (by: Person, id: string, version: number) =>
    call(by.caller, 'decide_shift_request($1, $2, true)', [id, version]);

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
    expect(await offer(cast.employee, mine, await openShift())).toEqual(refused('not_found'));
    expect(await offer(cast.employee, mine, randomUUID())).toEqual(refused('not_found'));
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
    expect(await decide(cast.supervisor, id, 2)).toMatchObject({ state: 'applied' });
    expect(await rowOf(cast, mine)).toMatchObject({ person_id: colleague.personId });
    expect(await rowOf(cast, theirs)).toMatchObject({ person_id: cast.employee.personId });
  });

  test('is done right away if the company waives approval', async () => {
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
    expect(await answer(colleague, id, true)).toEqual(refused('changed_meanwhile'));
    expect(await cancel(cast.employee, id)).toEqual(refused('changed_meanwhile'));
  });

  test('is void once one of the shifts begins', async () => {
    const [mine, theirs] = await twoShifts();
    const id = randomUUID();
    await offer(cast.employee, mine, theirs, id);
    await cast.database.query(
      `update published_shifts set starts_at = now() - interval '1 minute' where id = $1`,
      [mine],
    );
    expect(await answer(colleague, id, true)).toEqual(refused('shift_begun'));
    expect(await cancel(cast.employee, id)).toEqual(refused('shift_begun'));
  });

  test('across crews waits for a lead of each, even where the company waives approval', async () => {
    await setRules({ swaps_need_approval: false });
    const one = await addColleague(cast);
    const other = await addPerson(cast.database, cast.company, 'employee');
    const third = await addPerson(cast.database, cast.company, 'employee');
    const shiftFor = ({ personId }: Person, facts = {}) =>
      addPublished(cast, shiftOf(cast, { person_id: personId, ...facts }));
    const mine = await shiftFor(one);
    const elsewhere = { crew_id: cast.otherCrew, project_id: cast.otherProject };
    const theirs = await shiftFor(other, { ...elsewhere, project_id: cast.openProject });
    const hidden = await shiftFor(third, elsewhere);
    const partners = await call(one.caller, 'swap_partners($1)', [mine]);
    expect(JSON.stringify(partners)).toContain(theirs);
    expect(JSON.stringify(partners)).not.toContain(hidden);
    const id = randomUUID();
    expect(await offer(cast.foreign.employee, mine, theirs)).toEqual(refused('not_found'));
    expect(await offer(one, mine, theirs, id)).toMatchObject({ state: 'offered' });
    expect(await answer(other, id, true)).toMatchObject({ verdict: 'waits' });
    expect(await decide(cast.supervisor, id, 2)).toMatchObject({ verdict: 'waits' });
    expect(await rowOf(cast, mine)).toMatchObject({ person_id: one.personId });
    expect(await decide(cast.supervisor, id, 3)).toEqual(refused('not_found'));
    expect(await decide(cast.otherSupervisor, id, 3)).toMatchObject({ verdict: 'applied' });
    expect(await rowOf(cast, mine)).toMatchObject({ person_id: other.personId });
    expect(await rowOf(cast, theirs)).toMatchObject({ person_id: one.personId });
    await setRules({});
  });

  test('that is blocked is refused with the reasons, of the other person only that there are some', async () => {
    const [mine, theirs] = await twoShifts();
    const id = randomUUID();
    await offer(cast.employee, mine, theirs, id);
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
    const reasons = [{ reason: 'overlap', person_id: colleague.personId }];
    const blocked = { ...refused('blocked'), reasons };
    expect(await answer(colleague, id, true)).toMatchObject(blocked);
    await cancel(cast.employee, id);
    expect(await offer(colleague, theirs, mine)).toMatchObject(blocked);
    expect(requestAnswerSchema.parse(await offer(cast.employee, mine, theirs))).toEqual({
      ...refused('blocked'),
      reasons: [{ reason: 'coworker_unable', level: 'blocked', person_id: colleague.personId }],
    });
  });
});

describe('someone who leaves', () => {
  test('leaves future shifts open, and their requests are void', async () => {
    const leaver = await addColleague(cast);
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
