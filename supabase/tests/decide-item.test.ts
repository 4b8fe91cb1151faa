import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCast, type Cast, type Person } from './support/cast.ts';
import {
  daysAgo,
  decisionsOf,
  entriesOf,
  minutesAgo,
  punchOf,
  record,
  type StoredDecision,
} from './support/punches.ts';
import { crewMember, decide, openItem } from './support/decisions.ts';

/** A supervisor's decisions, and their effects. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('a decision', () => {
  test('is refused in the same words whether it is forbidden or does not exist', async () => {
    const { item, worker } = await forgottenClockOut();
    const nothing = { verdict: 'refused', reason: 'not_found' };
    for (const caller of [
      worker.caller,
      cast.otherSupervisor.caller,
      cast.foreign.admin.caller,
      cast.kiosk.caller,
      cast.superAdmin,
    ]) {
      expect(await decide(cast, caller, item.id, { decision: 'accept' })).toEqual(nothing);
    }
    expect(
      await decide(cast, cast.admin.caller, '00000000-0000-4000-8000-000000000000', {
        decision: 'accept',
      }),
    ).toEqual(nothing);
  });

  test('is refused to supervisors about themselves', async () => {
    await record(cast.database, cast.supervisor.caller, [
      punchOf(cast.supervisor, { kind: 'out' }),
    ]);
    const item = await openItem(cast, cast.supervisor);
    expect(
      await decide(cast, cast.supervisor.caller, item.id, { decision: 'accept' }),
    ).toMatchObject({
      verdict: 'refused',
    });
    expect(await decide(cast, cast.admin.caller, item.id, { decision: 'accept' })).toMatchObject({
      verdict: 'applied',
    });
  });

  test('needs a comment unless it accepts', async () => {
    const { item } = await forgottenClockOut();
    for (const answer of [
      { decision: 'reject' },
      { decision: 'reject', comment: '  ' },
      { decision: 'set_time', ended_at: daysAgo(1) },
    ]) {
      expect(await decide(cast, cast.admin.caller, item.id, answer)).toEqual({
        verdict: 'refused',
        reason: 'comment_missing',
      });
    }
  });

  test('of no known kind is invalid', async () => {
    const { item } = await forgottenClockOut();
    expect(
      await decide(cast, cast.admin.caller, item.id, { decision: 'shrug', comment: 'Well' }),
    ).toEqual({ verdict: 'refused', reason: 'invalid_input' });
  });

  test('is made once; the second to answer hears what the first one said', async () => {
    const { item } = await forgottenClockOut();
    await decide(cast, cast.supervisor.caller, item.id, { decision: 'accept' });
    expect(
      await decide(cast, cast.admin.caller, item.id, { decision: 'reject', comment: 'No' }),
    ).toEqual({ verdict: 'refused', reason: 'already_decided', state: 'accepted' });
  });
});

describe('an estimated end', () => {
  test('stays when accepted, and no one is asked again', async () => {
    const { item, worker } = await forgottenClockOut();
    expect(
      await decide(cast, cast.supervisor.caller, item.id, { decision: 'accept' }),
    ).toMatchObject({
      verdict: 'applied',
    });
    await record(cast.database, worker.caller, [punchOf(worker, { kind: 'out' })]);
    expect(await entriesOf(cast.database, worker)).toMatchObject([
      { state: 'closed', flags: ['estimated', 'missing_out'] },
      { state: 'closed' },
    ]);
    expect(await decisionsOf(cast.database, worker)).toMatchObject([{ state: 'accepted' }]);
  });

  test('gives way to the end that the supervisor states, with who and why in the history', async () => {
    const { item, worker, startedAt } = await forgottenClockOut();
    const ended_at = new Date(startedAt.getTime() + 9.5 * 3_600_000).toISOString();
    await decide(cast, cast.supervisor.caller, item.id, {
      decision: 'set_time',
      ended_at,
      comment: 'I locked the gate with him',
    });
    const [entry] = await entriesOf(cast.database, worker);
    expect(entry?.ended_at?.toISOString()).toBe(ended_at);
    expect(entry?.flags).toEqual(['stated']);
    const [event] = await cast.database.query(
      `select kind, reason, actor_person_id from time_entry_events
       where entry_id = $1 order by id desc limit 1`,
      [entry?.id ?? null],
    );
    expect(event).toEqual({
      kind: 'changed',
      reason: 'I locked the gate with him',
      actor_person_id: cast.supervisor.personId,
    });
  });

  test('can’t be before the start, in the future or inside the next entry', async () => {
    const { item, startedAt } = await forgottenClockOut();
    for (const ended_at of [startedAt.toISOString(), minutesAgo(-10), minutesAgo(1), undefined]) {
      expect(
        await decide(cast, cast.admin.caller, item.id, {
          decision: 'set_time',
          comment: 'Because',
          ...(ended_at === undefined ? {} : { ended_at }),
        }),
      ).toEqual({ verdict: 'refused', reason: 'time_impossible' });
    }
  });

  test('when rejected leaves the entry void, in the history but not in the pay', async () => {
    const { item, worker } = await forgottenClockOut();
    await decide(cast, cast.admin.caller, item.id, {
      decision: 'reject',
      comment: 'Was not there',
    });
    expect(await entriesOf(cast.database, worker)).toMatchObject([
      { state: 'void' },
      { state: 'open' },
    ]);
  });
});

describe('punches that wait', () => {
  test('count from the moment they are accepted, a whole late day by one answer', async () => {
    const worker = await lateDay();
    const [item] = await decisionsOf(cast.database, worker);
    await decide(cast, cast.supervisor.caller, item?.id ?? '', { decision: 'accept' });
    expect(await entriesOf(cast.database, worker)).toMatchObject([{ state: 'closed' }]);
    expect((await decisionsOf(cast.database, worker)).map(({ state }) => state)).toEqual([
      'accepted',
      'accepted',
    ]);
  });

  test('count whole, whichever of the day’s questions is answered', async () => {
    const worker = await lateDay();
    const items = await decisionsOf(cast.database, worker);
    await decide(cast, cast.admin.caller, items.at(-1)?.id ?? '', { decision: 'accept' });
    expect(await entriesOf(cast.database, worker)).toMatchObject([{ state: 'closed' }]);
    const other = await lateDay();
    const [first] = await decisionsOf(cast.database, other);
    await decide(cast, cast.admin.caller, first?.id ?? '', { decision: 'accept' });
    expect(await entriesOf(cast.database, other)).toMatchObject([{ state: 'closed' }]);
  });

  test('count nothing when rejected', async () => {
    const worker = await lateDay();
    const [item] = await decisionsOf(cast.database, worker);
    await decide(cast, cast.admin.caller, item?.id ?? '', {
      decision: 'reject',
      comment: 'Paid already',
    });
    expect(await entriesOf(cast.database, worker)).toMatchObject([{ state: 'void' }]);
  });

  test('can’t be given another time, only accepted or rejected', async () => {
    const worker = await lateDay();
    const [item] = await decisionsOf(cast.database, worker);
    expect(
      await decide(cast, cast.admin.caller, item?.id ?? '', {
        decision: 'set_time',
        ended_at: daysAgo(9),
        comment: 'Shorter',
      }),
    ).toEqual({ verdict: 'refused', reason: 'time_impossible' });
  });

  test('because of an overlap move the person once accepted', async () => {
    const worker = await crewMember(cast);
    const own = punchOf(worker, { device_at: minutesAgo(300), project_id: cast.otherProject });
    const crew = punchOf(worker, { claimed_at: minutesAgo(200), project_id: cast.project });
    await record(cast.database, worker.caller, [own]);
    await record(cast.database, cast.supervisor.caller, [crew]);
    await decide(cast, cast.admin.caller, (await openItem(cast, worker)).id, {
      decision: 'accept',
    });
    expect(await entriesOf(cast.database, worker)).toMatchObject([
      { id: own.id, state: 'closed' },
      { id: crew.id, state: 'open', flags: ['stated', 'implied_switch'] },
    ]);
  });

  test('because of an overlap count automatically once it turns out that there was none', async () => {
    const worker = await crewMember(cast);
    const own = punchOf(worker, { device_at: minutesAgo(300), project_id: cast.otherProject });
    const crew = punchOf(worker, { claimed_at: minutesAgo(200), project_id: cast.project });
    await record(cast.database, worker.caller, [own]);
    await record(cast.database, cast.supervisor.caller, [crew]);
    await record(cast.database, worker.caller, [
      punchOf(worker, { kind: 'out', device_at: minutesAgo(220) }),
    ]);
    expect(await decisionsOf(cast.database, worker)).toMatchObject([{ state: 'withdrawn' }]);
    expect(await entriesOf(cast.database, worker)).toMatchObject([
      { id: own.id, state: 'closed' },
      { id: crew.id, state: 'open' },
    ]);
  });
});

async function forgottenClockOut(): Promise<{
  worker: Person;
  item: StoredDecision;
  startedAt: Date;
}> {
  const worker = await crewMember(cast);
  await record(cast.database, worker.caller, [
    punchOf(worker, { device_at: daysAgo(1) }),
    punchOf(worker, { device_at: minutesAgo(5) }),
  ]);
  const [entry] = await entriesOf(cast.database, worker);
  if (entry === undefined) throw new Error('no entry');
  return { worker, item: await openItem(cast, worker), startedAt: entry.started_at };
}

/** Records a clock-in and a clock-out ten days ago, both waiting. */
async function lateDay(): Promise<Person> {
  const worker = await crewMember(cast);
  await record(cast.database, worker.caller, [
    punchOf(worker, { device_at: daysAgo(10, 480) }),
    punchOf(worker, { kind: 'out', device_at: daysAgo(10) }),
  ]);
  return worker;
}
