import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../packages/testkit/src/index.ts';
import {
  addPerson,
  addPersonWithoutLogin,
  openCast,
  type Cast,
  type Person,
} from './support/cast.ts';
import {
  daysAgo,
  decisionsOf,
  entriesOf,
  minutesAgo,
  punchOf,
  record,
  recordOne,
  type StoredDecision,
} from './support/punches.ts';

/**
 * A supervisor's answers, and what follows from them. Long, since every kind of question is shown with
 * each answer to it in one place: a case that is missing is seen to be.
 */
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
      expect(await decide(caller, item.id, { decision: 'accept' })).toEqual(nothing);
    }
    expect(
      await decide(cast.admin.caller, '00000000-0000-4000-8000-000000000000', {
        decision: 'accept',
      }),
    ).toEqual(nothing);
  });

  test('is refused to supervisors about themselves', async () => {
    await record(cast.database, cast.supervisor.caller, [
      punchOf(cast.supervisor, { kind: 'out' }),
    ]);
    const item = await openItem(cast.supervisor);
    expect(await decide(cast.supervisor.caller, item.id, { decision: 'accept' })).toMatchObject({
      verdict: 'refused',
    });
    expect(await decide(cast.admin.caller, item.id, { decision: 'accept' })).toMatchObject({
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
      expect(await decide(cast.admin.caller, item.id, answer)).toEqual({
        verdict: 'refused',
        reason: 'comment_missing',
      });
    }
  });

  test('of no known kind is invalid', async () => {
    const { item } = await forgottenClockOut();
    expect(
      await decide(cast.admin.caller, item.id, { decision: 'shrug', comment: 'Well' }),
    ).toEqual({ verdict: 'refused', reason: 'invalid_input' });
  });

  test('is made once; the second to answer hears what the first one said', async () => {
    const { item } = await forgottenClockOut();
    await decide(cast.supervisor.caller, item.id, { decision: 'accept' });
    expect(await decide(cast.admin.caller, item.id, { decision: 'reject', comment: 'No' })).toEqual(
      { verdict: 'refused', reason: 'already_decided', state: 'accepted' },
    );
  });
});

describe('an estimated end', () => {
  test('stands when accepted, and no one is asked again', async () => {
    const { item, worker } = await forgottenClockOut();
    expect(await decide(cast.supervisor.caller, item.id, { decision: 'accept' })).toMatchObject({
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
    await decide(cast.supervisor.caller, item.id, {
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

  test('cannot be before the start, in the future or inside the next entry', async () => {
    const { item, startedAt } = await forgottenClockOut();
    for (const ended_at of [startedAt.toISOString(), minutesAgo(-10), minutesAgo(1), undefined]) {
      expect(
        await decide(cast.admin.caller, item.id, {
          decision: 'set_time',
          comment: 'Because',
          ...(ended_at === undefined ? {} : { ended_at }),
        }),
      ).toEqual({ verdict: 'refused', reason: 'time_impossible' });
    }
  });

  test('when rejected leaves the entry void, in the history but not in the pay', async () => {
    const { item, worker } = await forgottenClockOut();
    await decide(cast.admin.caller, item.id, { decision: 'reject', comment: 'Was not there' });
    expect(await entriesOf(cast.database, worker)).toMatchObject([
      { state: 'void' },
      { state: 'open' },
    ]);
  });
});

describe('a clock-out without a start', () => {
  test('gets the start that the supervisor states', async () => {
    const worker = await crewMember();
    await record(cast.database, worker.caller, [
      punchOf(worker, { kind: 'out', project_id: cast.project }),
    ]);
    const started_at = minutesAgo(480);
    await decide(cast.supervisor.caller, (await openItem(worker)).id, {
      decision: 'set_time',
      started_at,
      comment: 'Came with me',
    });
    const [entry] = await entriesOf(cast.database, worker);
    expect(entry).toMatchObject({ state: 'closed', flags: ['stated'], project_id: cast.project });
    expect(entry?.started_at.toISOString()).toBe(started_at);
  });

  test('gets none that lies in other work, after it, or further back than a long shift', async () => {
    const worker = await crewMember();
    await record(cast.database, worker.caller, [
      punchOf(worker, { device_at: minutesAgo(600) }),
      punchOf(worker, { kind: 'out', device_at: minutesAgo(400) }),
      punchOf(worker, { kind: 'out', device_at: minutesAgo(60) }),
    ]);
    const { id } = await openItem(worker);
    for (const started_at of [minutesAgo(500), minutesAgo(30), minutesAgo(60 + 16 * 60 + 1)]) {
      expect(
        await decide(cast.admin.caller, id, { decision: 'set_time', started_at, comment: 'So' }),
      ).toEqual({ verdict: 'refused', reason: 'time_impossible' });
    }
  });

  test('gets none from which an earlier clock-out would take the hours, but one that touches it', async () => {
    const worker = await crewMember();
    const outs = [240, 120].map((ago) =>
      punchOf(worker, { kind: 'out', device_at: minutesAgo(ago) }),
    );
    await record(cast.database, worker.caller, outs);
    const items = await decisionsOf(cast.database, worker);
    const [first, second] = outs.map(({ id }) => items.find(({ punch_id }) => punch_id === id)?.id);
    const state = (item: string | undefined, started_at: string | undefined) =>
      decide(cast.supervisor.caller, item ?? '', {
        decision: 'set_time',
        comment: 'Came with me',
        ...(started_at === undefined ? {} : { started_at }),
      });
    const impossible = { verdict: 'refused', reason: 'time_impossible' };
    expect(await state(second, minutesAgo(360))).toEqual(impossible);
    expect(await state(first, minutesAgo(360))).toMatchObject({ verdict: 'applied' });
    const touching = new Date(outs[0]?.device_at ?? '');
    expect(await state(second, outs[0]?.device_at)).toMatchObject({ verdict: 'applied' });
    expect(await entriesOf(cast.database, worker)).toMatchObject([
      { state: 'closed', ended_at: touching },
      { state: 'closed', started_at: touching },
    ]);
  });

  test('gets none that another clock-out of the same instant takes at once, whichever is asked about first', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const worker = await crewMember();
      const at = minutesAgo(60);
      // Of two devices, on two projects, or they were a double tap.
      const outs = ['00', 'ff'].map((device, index) =>
        punchOf(worker, {
          kind: 'out',
          device_at: at,
          device_id: `${device}${randomUUID().slice(2)}`,
          project_id: index === 0 ? cast.project : cast.otherProject,
        }),
      );
      await record(cast.database, worker.caller, outs);
      const items = await decisionsOf(cast.database, worker);
      const about = (which: number) =>
        items.find(({ punch_id }) => punch_id === outs.at(which)?.id);
      const asked = order.map((which) => about(which)?.id ?? '');
      const answer = { decision: 'set_time', started_at: minutesAgo(300), comment: 'Came with me' };
      const said = [];
      for (const id of asked) said.push(await decide(cast.supervisor.caller, id, answer));
      expect(said).toContainEqual({ verdict: 'refused', reason: 'time_impossible' });
      expect(said).toContainEqual(expect.objectContaining({ verdict: 'applied' }));
      expect(await entriesOf(cast.database, worker)).toMatchObject([{ state: 'closed' }]);
      const states = (await decisionsOf(cast.database, worker)).map(({ state }) => state);
      expect(states.toSorted()).toEqual(['accepted', 'open']);
    }
  });

  test('gets none inside the hours of the person that its maker was merged into', async () => {
    const kept = await crewMember();
    const dropped = await addPersonWithoutLogin(cast.database, cast.company);
    await record(cast.database, cast.admin.caller, [
      punchOf(kept, { device_at: minutesAgo(600) }),
      punchOf(kept, { kind: 'out', device_at: minutesAgo(400) }),
      punchOf(dropped, { kind: 'out', device_at: minutesAgo(60) }),
    ]);
    await asCaller(cast.database, cast.admin.caller, 'select merge_people($1, $2, false)', [
      kept.personId,
      dropped.personId,
    ]);
    expect(
      await decide(cast.admin.caller, (await openItem(kept)).id, {
        decision: 'set_time',
        started_at: minutesAgo(500),
        comment: 'So',
      }),
    ).toEqual({ verdict: 'refused', reason: 'time_impossible' });
  });

  test('is asked about anew when a clock-out arrives that takes the stated hours from it', async () => {
    const { worker, id } = await statedStart();
    const late = punchOf(worker, { kind: 'out', device_at: minutesAgo(300) });
    expect(await recordOne(cast.database, worker.caller, late)).toMatchObject({
      verdict: 'applied',
    });
    expect(await decisionsOf(cast.database, worker)).toMatchObject([{ id, state: 'open' }]);
    const [asked] = await cast.database.query(
      'select decided_at, decided_by, comment from decision_items where id = $1',
      [id],
    );
    expect(asked).toEqual({ decided_at: null, decided_by: null, comment: null });

    const again = { decision: 'set_time', started_at: minutesAgo(270), comment: 'After lunch' };
    expect(await decide(cast.supervisor.caller, id, again)).toMatchObject({ verdict: 'applied' });
    expect(await entriesOf(cast.database, worker)).toMatchObject([
      { state: 'closed', ended_at: new Date(late.device_at) },
      { state: 'closed', started_at: new Date(again.started_at) },
    ]);
    expect(await decisionsOf(cast.database, worker)).toMatchObject([{ id, state: 'accepted' }]);
  });

  test('is asked about no more once the clock-out that took its hours is rejected', async () => {
    const { worker, id, startedAt, endedAt } = await statedStart();
    const late = punchOf(worker, { kind: 'out', device_at: minutesAgo(300) });
    await record(cast.database, cast.supervisor.caller, [late]);
    expect(await decisionsOf(cast.database, worker)).toMatchObject([{ id, state: 'open' }]);
    await rejectDisputed(worker, late.id);
    expect(await entriesOf(cast.database, worker)).toMatchObject([
      { state: 'closed', started_at: startedAt, ended_at: endedAt },
    ]);
    expect((await decisionsOf(cast.database, worker)).find((item) => item.id === id)).toMatchObject(
      { state: 'withdrawn' },
    );
  });

  test('is asked about once, whatever arrives, when it was left without effect', async () => {
    const worker = await crewMember();
    await record(cast.database, worker.caller, [
      punchOf(worker, { kind: 'out', device_at: minutesAgo(60) }),
    ]);
    const { id } = await openItem(worker);
    await decide(cast.supervisor.caller, id, { decision: 'accept' });
    await record(cast.database, worker.caller, [
      punchOf(worker, { device_at: minutesAgo(480) }),
      punchOf(worker, { kind: 'out', device_at: minutesAgo(300) }),
    ]);
    expect(await decisionsOf(cast.database, worker)).toMatchObject([{ id, state: 'accepted' }]);
  });

  test('is left alone when accepted', async () => {
    const worker = await crewMember();
    await record(cast.database, worker.caller, [punchOf(worker, { kind: 'out' })]);
    await decide(cast.supervisor.caller, (await openItem(worker)).id, { decision: 'accept' });
    expect(await entriesOf(cast.database, worker)).toEqual([]);
  });
});

describe('punches that wait', () => {
  test('count from the moment they are accepted, a whole late day by one answer', async () => {
    const worker = await lateDay();
    const [item] = await decisionsOf(cast.database, worker);
    await decide(cast.supervisor.caller, item?.id ?? '', { decision: 'accept' });
    expect(await entriesOf(cast.database, worker)).toMatchObject([{ state: 'closed' }]);
    expect((await decisionsOf(cast.database, worker)).map(({ state }) => state)).toEqual([
      'accepted',
      'accepted',
    ]);
  });

  test('count whole, whichever of the day’s questions is answered', async () => {
    const worker = await lateDay();
    const items = await decisionsOf(cast.database, worker);
    await decide(cast.admin.caller, items.at(-1)?.id ?? '', { decision: 'accept' });
    expect(await entriesOf(cast.database, worker)).toMatchObject([{ state: 'closed' }]);
    const other = await lateDay();
    const [first] = await decisionsOf(cast.database, other);
    await decide(cast.admin.caller, first?.id ?? '', { decision: 'accept' });
    expect(await entriesOf(cast.database, other)).toMatchObject([{ state: 'closed' }]);
  });

  test('count nothing when rejected', async () => {
    const worker = await lateDay();
    const [item] = await decisionsOf(cast.database, worker);
    await decide(cast.admin.caller, item?.id ?? '', {
      decision: 'reject',
      comment: 'Paid already',
    });
    expect(await entriesOf(cast.database, worker)).toMatchObject([{ state: 'void' }]);
  });

  test('cannot be given another time, only accepted or rejected', async () => {
    const worker = await lateDay();
    const [item] = await decisionsOf(cast.database, worker);
    expect(
      await decide(cast.admin.caller, item?.id ?? '', {
        decision: 'set_time',
        ended_at: daysAgo(9),
        comment: 'Shorter',
      }),
    ).toEqual({ verdict: 'refused', reason: 'time_impossible' });
  });

  test('because of an overlap move the person once accepted', async () => {
    const worker = await crewMember();
    const own = punchOf(worker, { device_at: minutesAgo(300), project_id: cast.otherProject });
    const crew = punchOf(worker, { claimed_at: minutesAgo(200), project_id: cast.project });
    await record(cast.database, worker.caller, [own]);
    await record(cast.database, cast.supervisor.caller, [crew]);
    await decide(cast.admin.caller, (await openItem(worker)).id, { decision: 'accept' });
    expect(await entriesOf(cast.database, worker)).toMatchObject([
      { id: own.id, state: 'closed' },
      { id: crew.id, state: 'open', flags: ['stated', 'implied_switch'] },
    ]);
  });

  test('because of an overlap count by themselves once it turns out that there was none', async () => {
    const worker = await crewMember();
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

describe('a disputed punch that is rejected', () => {
  test('no longer waits because of an overlap, and nothing is left to accept', async () => {
    const worker = await crewMember();
    const own = punchOf(worker, { device_at: minutesAgo(300), project_id: cast.otherProject });
    const crew = punchOf(worker, { claimed_at: minutesAgo(200), project_id: cast.project });
    await record(cast.database, worker.caller, [own]);
    await record(cast.database, cast.supervisor.caller, [crew]);
    await rejectDisputed(worker, crew.id);
    expect((await decisionsOf(cast.database, worker)).map(({ state }) => state)).toEqual([
      'rejected',
      'rejected',
    ]);
    expect(await entriesOf(cast.database, worker)).toMatchObject([
      { id: own.id, state: 'open' },
      { id: crew.id, state: 'void' },
    ]);
  });

  test('takes the question along when its entry ended, so that no end is stated for nothing', async () => {
    const worker = await crewMember();
    const forgotten = punchOf(worker, { device_at: daysAgo(1) });
    await record(cast.database, cast.supervisor.caller, [
      forgotten,
      punchOf(worker, { device_at: minutesAgo(5) }),
    ]);
    const { id } = await openItem(worker);
    await rejectDisputed(worker, forgotten.id);
    expect(
      await decide(cast.admin.caller, id, {
        decision: 'set_time',
        ended_at: daysAgo(1, -60),
        comment: 'Saw him leave',
      }),
    ).toEqual({ verdict: 'refused', reason: 'already_decided', state: 'rejected' });
    expect((await decisionsOf(cast.database, worker)).map(({ state }) => state)).toEqual([
      'rejected',
      'rejected',
    ]);
  });
});

type Answer = {
  readonly decision: string;
  readonly comment?: string;
  readonly ended_at?: string;
  readonly started_at?: string;
};

async function decide(caller: TestCaller, item: string, answer: Answer): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select decide_item($1, $2, $3, $4, $5) as answer',
    [
      item,
      answer.decision,
      answer.comment ?? null,
      answer.ended_at ?? null,
      answer.started_at ?? null,
    ],
  );
  return row?.answer;
}

async function crewMember(): Promise<Person> {
  const worker = await addPerson(cast.database, cast.company, 'employee');
  await cast.database.query(
    `insert into crew_members (company_id, crew_id, person_id, valid_from) values ($1, $2, $3, now() - interval '80 days')`,
    [cast.company, cast.crew, worker.personId],
  );
  return worker;
}

async function openItem(person: { readonly personId: string }): Promise<StoredDecision> {
  const items = await decisionsOf(cast.database, person);
  const item = items.find(({ state }) => state === 'open');
  if (item === undefined) throw new Error('no open decision item');
  return item;
}

async function forgottenClockOut(): Promise<{
  worker: Person;
  item: StoredDecision;
  startedAt: Date;
}> {
  const worker = await crewMember();
  await record(cast.database, worker.caller, [
    punchOf(worker, { device_at: daysAgo(1) }),
    punchOf(worker, { device_at: minutesAgo(5) }),
  ]);
  const [entry] = await entriesOf(cast.database, worker);
  if (entry === undefined) throw new Error('no entry');
  return { worker, item: await openItem(worker), startedAt: entry.started_at };
}

/** A clock-out of an hour ago without a start, to which the supervisor stated one. */
async function statedStart(): Promise<{
  worker: Person;
  id: string;
  startedAt: Date;
  endedAt: Date;
}> {
  const worker = await crewMember();
  const out = punchOf(worker, { kind: 'out', device_at: minutesAgo(60) });
  await record(cast.database, worker.caller, [out]);
  const { id } = await openItem(worker);
  const started_at = minutesAgo(480);
  const answer = { decision: 'set_time', started_at, comment: 'Came with me' };
  expect(await decide(cast.supervisor.caller, id, answer)).toMatchObject({ verdict: 'applied' });
  return { worker, id, startedAt: new Date(started_at), endedAt: new Date(out.device_at) };
}

/** In and out of one day, ten days ago, both waiting. */
async function lateDay(): Promise<Person> {
  const worker = await crewMember();
  await record(cast.database, worker.caller, [
    punchOf(worker, { device_at: daysAgo(10, 480) }),
    punchOf(worker, { kind: 'out', device_at: daysAgo(10) }),
  ]);
  return worker;
}

/** The person says that a punch is wrong, and an admin says that they are right. */
async function rejectDisputed(worker: Person, punch: string): Promise<void> {
  await asCaller(
    cast.database,
    worker.caller,
    `select answer_crew_punches($1, 'disputed', 'Was not there')`,
    [[punch]],
  );
  const items = await decisionsOf(cast.database, worker);
  const disputed = items.find(({ kind }) => kind === 'disputed');
  expect(
    await decide(cast.admin.caller, disputed?.id ?? '', {
      decision: 'reject',
      comment: 'So I hear',
    }),
  ).toMatchObject({ verdict: 'applied' });
}
