import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Punch } from '../../packages/contract/src/index.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { longAgo, addPerson, addPersonWithoutLogin, openCast, type Cast } from './support/cast.ts';
import { typedOne } from './support/kiosks.ts';
import { decisionsOf, entriesOf, minutesAgo, punchOf, record } from './support/punches.ts';

/** Two records of one person: whose time counts for whom, and what can be undone. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

type Anyone = { readonly personId: string };
type Answer = { readonly verdict: string; readonly reason?: string; readonly merge_id?: string };

async function call(caller: TestCaller, sql: string, ...parameters: (string | boolean)[]) {
  const [row] = await asCaller<{ answer: Answer }>(
    cast.database,
    caller,
    `select ${sql} as answer`,
    parameters,
  );
  if (row === undefined) throw new Error(`nothing came back from: ${sql}`);
  return row.answer;
}

const merge = (keep: Anyone, drop: Anyone, onlyPreview = false, caller = cast.admin.caller) =>
  call(caller, 'merge_people($1, $2, $3)', keep.personId, drop.personId, onlyPreview);

/** A kept person with a login, and their double without one who worked from 300 to 240 minutes ago. */
async function doubles() {
  const kept = await addPerson(cast.database, cast.company, 'employee');
  const dropped = await addPersonWithoutLogin(cast.database, cast.company);
  await cast.database.query(
    `insert into crew_members (company_id, crew_id, person_id, valid_from)
     values ($1, $2, $3, ${longAgo})`,
    [cast.company, cast.crew, dropped.personId],
  );
  await work(dropped, 300, 240);
  await work(kept, 200, 100);
  return { kept, dropped };
}

async function work(person: Anyone, from: number, to: number): Promise<void> {
  await record(cast.database, cast.admin.caller, [
    punchOf(person, { device_at: minutesAgo(from) }),
    punchOf(person, { kind: 'out', device_at: minutesAgo(to) }),
  ]);
}

const countedFor = async (person: Anyone) =>
  (await entriesOf(cast.database, person)).filter(({ state }) => state === 'closed').length;

const ledgerOf = (person: Anyone) =>
  cast.database.query('select id, payload_hash from punches where person_id = $1 order by id', [
    person.personId,
  ]);

const breaksSeenBy = (caller: TestCaller, of?: Anyone) =>
  asCaller(
    cast.database,
    caller,
    'select person_id from time_breaks where $1::uuid is null or person_id = $1',
    [of?.personId ?? null],
  );

describe('a merge', () => {
  test('is made by an admin of the company only', async () => {
    const { kept, dropped } = await doubles();
    for (const caller of [
      kept.caller,
      cast.supervisor.caller,
      cast.foreign.admin.caller,
      cast.superAdmin,
    ]) {
      expect(await merge(kept, dropped, false, caller)).toMatchObject({ verdict: 'refused' });
    }
    expect(await merge(cast.foreign.employee, dropped)).toMatchObject({ reason: 'not_found' });
  });

  test('is refused for two logins, for oneself, while on the clock and over the same hours', async () => {
    const { kept, dropped } = await doubles();
    expect(await merge(dropped, kept)).toMatchObject({ reason: 'has_login' });
    expect(await merge(kept, kept)).toMatchObject({ reason: 'invalid_input' });
    const overlapping = await addPersonWithoutLogin(cast.database, cast.company);
    await work(overlapping, 150, 120);
    expect(await merge(kept, overlapping)).toMatchObject({ reason: 'time_overlaps' });
    const working = await addPersonWithoutLogin(cast.database, cast.company);
    await record(cast.database, cast.admin.caller, [punchOf(working)]);
    expect(await merge(kept, working)).toMatchObject({ reason: 'on_the_clock' });
  });

  test('is foreseen and changes nothing by that', async () => {
    const { kept, dropped } = await doubles();
    expect(await merge(kept, dropped, true)).toMatchObject({
      verdict: 'preview',
      entries: 1,
      crews: ['Crew one'],
      rates: 'none',
    });
    expect(await countedFor(dropped)).toBe(1);
  });

  test('lets the time of both count for one, and the ledger as it was', async () => {
    const { kept, dropped } = await doubles();
    const ledger = await ledgerOf(dropped);
    expect(await merge(kept, dropped)).toMatchObject({ verdict: 'applied' });
    expect([await countedFor(kept), await countedFor(dropped)]).toEqual([2, 0]);
    expect(await ledgerOf(dropped)).toEqual(ledger);
    const own = await asCaller(cast.database, kept.caller, 'select from punches');
    expect(own).toHaveLength(4);
    expect(await merge(kept, dropped)).toMatchObject({ reason: 'is_merged' });
    expect(await call(cast.admin.caller, 'reactivate_person($1)', dropped.personId)).toMatchObject({
      reason: 'is_merged',
    });
  });

  test('also of punches that arrive later under the dropped person', async () => {
    const { kept, dropped } = await doubles();
    await merge(kept, dropped);
    await record(cast.database, cast.admin.caller, [
      punchOf(dropped, { device_at: minutesAgo(90) }),
      punchOf(dropped, { kind: 'out', device_at: minutesAgo(80) }),
    ]);
    expect(await countedFor(dropped)).toBe(0);
    const waiting = await decisionsOf(cast.database, kept);
    expect(await countedFor(kept)).toBe(3 - (waiting.length > 0 ? 1 : 0));
  });

  test('does not end what a tablet or a supervisor may hand in for the record that is gone', async () => {
    const { kept, dropped } = await doubles();
    await merge(kept, dropped);
    for (const [caller, pin_check] of [
      [cast.kiosk.caller, 'offline'],
      [cast.supervisor.caller, null],
      [cast.admin.caller, null],
    ] as const) {
      const said = punchOf(dropped, { kind: 'break_end', pin_check });
      const answer = await typedOne(cast.database, caller, said);
      expect(answer).toMatchObject({ verdict: 'applied_flagged' });
    }
    const stranger = cast.otherSupervisor.caller;
    expect(await record(cast.database, stranger, [punchOf(dropped)])).toMatchObject([
      { verdict: 'refused', reason: 'person_not_allowed' },
    ]);
  });

  test('hands over crews and certificates, and rates where the kept person has none', async () => {
    const { kept, dropped } = await doubles();
    const certificate = randomUUID();
    await call(
      cast.admin.caller,
      `save_certificate($1, $2, 'First aid')`,
      certificate,
      dropped.personId,
    );
    await call(cast.admin.caller, `set_rate($1, 250000, 'USD', '2026-01-05')`, dropped.personId);
    await merge(kept, dropped);
    const rows = await asCaller(
      cast.database,
      kept.caller,
      `select c.id, (select count(*)::int from crew_members m where m.person_id = c.person_id and m.valid_to is null) as crews
       from certificates c`,
    );
    expect(rows).toEqual([{ id: certificate, crews: 1 }]);
    expect(await call(cast.admin.caller, 'read_pay_rates($1)', kept.personId)).toMatchObject({
      rates: [{ rate: 250000 }],
    });
  });

  test('loses no punch that was made meanwhile and arrives once it is undone', async () => {
    const { kept, dropped } = await doubles();
    const { merge_id = '' } = await merge(kept, dropped);
    const meanwhile = minutesAgo(0);
    await call(cast.admin.caller, 'undo_merge($1)', merge_id);
    const late = (said: Partial<Punch>) => punchOf(dropped, { device_at: meanwhile, ...said });
    expect(await record(cast.database, cast.otherSupervisor.caller, [late({})])).toMatchObject([
      { verdict: 'refused', reason: 'person_not_allowed' },
    ]);
    // At that time the record stood for the person whom the supervisor led and the tablet served.
    expect(await record(cast.database, cast.supervisor.caller, [late({})])).toMatchObject([
      { verdict: 'applied' },
    ]);
    expect(
      await typedOne(cast.database, cast.kiosk.caller, late({ kind: 'out', pin_check: 'offline' })),
    ).toMatchObject({ verdict: 'applied_flagged', reason: null });
    expect([await countedFor(kept), await countedFor(dropped)]).toEqual([1, 2]);
  });

  test('can be undone: everything returns to its owner', async () => {
    const { kept, dropped } = await doubles();
    const certificate = randomUUID();
    await call(
      cast.admin.caller,
      `save_certificate($1, $2, 'First aid')`,
      certificate,
      dropped.personId,
    );
    const { merge_id = '' } = await merge(kept, dropped);
    expect(await call(cast.foreign.admin.caller, 'undo_merge($1)', merge_id)).toMatchObject({
      reason: 'not_found',
    });
    expect(await call(cast.admin.caller, 'undo_merge($1)', merge_id)).toEqual({
      verdict: 'applied',
    });
    expect([await countedFor(kept), await countedFor(dropped)]).toEqual([1, 1]);
    const [row] = await cast.database.query(
      `select
         (select person_id from certificates where id = $1) as certificate_of,
         (select count(*)::int from crew_members where person_id = $2 and valid_to is null) as crews,
         (select count(*)::int from memberships where person_id = $2 and valid_to is null) as roles`,
      [certificate, dropped.personId],
    );
    expect(row).toEqual({ certificate_of: dropped.personId, crews: 1, roles: 1 });
    expect(await merge(kept, dropped)).toMatchObject({ verdict: 'applied' });
  });

  test('can be undone after the kept person was deactivated while on the clock', async () => {
    const { kept, dropped } = await doubles();
    const { merge_id = '' } = await merge(kept, dropped);
    await record(cast.database, cast.admin.caller, [punchOf(kept, { device_at: minutesAgo(60) })]);
    await call(cast.admin.caller, 'deactivate_person($1)', kept.personId);
    expect(await call(cast.admin.caller, 'undo_merge($1)', merge_id)).toEqual({
      verdict: 'applied',
    });
    expect([await countedFor(kept), await countedFor(dropped)]).toEqual([2, 1]);
  });

  test('stays where the work that the deactivation ended began under the dropped record', async () => {
    const { kept, dropped } = await doubles();
    const { merge_id = '' } = await merge(kept, dropped);
    await record(cast.database, cast.admin.caller, [
      punchOf(dropped, { device_at: minutesAgo(60) }),
    ]);
    await call(cast.admin.caller, 'deactivate_person($1)', kept.personId);
    expect(await call(cast.admin.caller, 'undo_merge($1)', merge_id)).toMatchObject({
      reason: 'decided_since',
    });
  });

  test('can be undone although one’s break lay in the other’s hours meanwhile', async () => {
    const { kept, dropped } = await doubles();
    await record(cast.database, cast.admin.caller, [
      punchOf(dropped, { kind: 'break_start', break_kind: 'meal', device_at: minutesAgo(280) }),
      punchOf(dropped, { kind: 'break_end', device_at: minutesAgo(270) }),
    ]);
    const { merge_id = '' } = await merge(kept, dropped);
    await record(cast.database, cast.admin.caller, [punchOf(kept, { device_at: minutesAgo(310) })]);
    expect(await breaksSeenBy(kept.caller)).toEqual([{ person_id: kept.personId }]);
    await call(cast.admin.caller, 'undo_merge($1)', merge_id);
    expect(await breaksSeenBy(kept.caller)).toEqual([]);
    expect(await breaksSeenBy(cast.admin.caller, dropped)).toEqual([
      { person_id: dropped.personId },
    ]);
  });

  test('can be undone, and no dispute of one stays with the hours of the other', async () => {
    const { kept, dropped } = await doubles();
    const { merge_id = '' } = await merge(kept, dropped);
    const [rest, back] = [
      punchOf(kept, { kind: 'break_start', break_kind: 'rest', device_at: minutesAgo(280) }),
      punchOf(kept, { kind: 'break_end', device_at: minutesAgo(270) }),
    ];
    await record(cast.database, cast.admin.caller, [rest, back]);
    await asCaller(
      cast.database,
      kept.caller,
      `select answer_crew_punches($1, 'disputed', 'No rest')`,
      [[rest.id]],
    );
    const [before] = await decisionsOf(cast.database, kept);
    expect(before).toMatchObject({ punch_id: rest.id, entry_id: expect.any(String) });
    await call(cast.admin.caller, 'undo_merge($1)', merge_id);
    const after = await decisionsOf(cast.database, kept);
    expect(after.find(({ id }) => id === before?.id)).toMatchObject({ entry_id: null });
  });

  test('can be undone, and what happened meanwhile to one’s hours is not told to the other', async () => {
    const { kept, dropped } = await doubles();
    const { merge_id = '' } = await merge(kept, dropped);
    const begun = punchOf(dropped, { device_at: minutesAgo(90) });
    await record(cast.database, cast.admin.caller, [
      begun,
      punchOf(dropped, { kind: 'out', device_at: minutesAgo(80) }),
    ]);
    const historySeenBy = (caller: TestCaller) =>
      asCaller(cast.database, caller, 'select from time_entry_events where entry_id = $1', [
        begun.id,
      ]);
    expect(await historySeenBy(kept.caller)).not.toEqual([]);
    await call(cast.admin.caller, 'undo_merge($1)', merge_id);
    expect(await historySeenBy(kept.caller)).toEqual([]);
    expect(await historySeenBy(cast.admin.caller)).not.toEqual([]);
  });
});
