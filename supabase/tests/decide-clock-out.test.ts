import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { addPersonWithoutLogin, openCast, type Cast, type Person } from './support/cast.ts';
import {
  daysAgo,
  decisionsOf,
  entriesOf,
  minutesAgo,
  punchOf,
  record,
  recordOne,
} from './support/punches.ts';
import { crewMember, decide, openItem, rejectDisputed } from './support/decisions.ts';

/** Supervisors' decisions about clock-outs without a start and disputed punches, and their effects. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('a clock-out without a start', () => {
  test('gets the start that the supervisor states', async () => {
    const worker = await crewMember(cast);
    await record(cast.database, worker.caller, [
      punchOf(worker, { kind: 'out', project_id: cast.project }),
    ]);
    const started_at = minutesAgo(480);
    await decide(cast, cast.supervisor.caller, (await openItem(cast, worker)).id, {
      decision: 'set_time',
      started_at,
      comment: 'Came with me',
    });
    const [entry] = await entriesOf(cast.database, worker);
    expect(entry).toMatchObject({ state: 'closed', flags: ['stated'], project_id: cast.project });
    expect(entry?.started_at.toISOString()).toBe(started_at);
  });

  test('gets none that lies in other work, after it, or further back than a long shift', async () => {
    const worker = await crewMember(cast);
    await record(cast.database, worker.caller, [
      punchOf(worker, { device_at: minutesAgo(600) }),
      punchOf(worker, { kind: 'out', device_at: minutesAgo(400) }),
      punchOf(worker, { kind: 'out', device_at: minutesAgo(60) }),
    ]);
    const { id } = await openItem(cast, worker);
    for (const started_at of [minutesAgo(500), minutesAgo(30), minutesAgo(60 + 16 * 60 + 1)]) {
      expect(
        await decide(cast, cast.admin.caller, id, {
          decision: 'set_time',
          started_at,
          comment: 'So',
        }),
      ).toEqual({ verdict: 'refused', reason: 'time_impossible' });
    }
  });

  test('gets none from which an earlier clock-out would take the hours, but one that touches it', async () => {
    const worker = await crewMember(cast);
    const outs = [240, 120].map((ago) =>
      punchOf(worker, { kind: 'out', device_at: minutesAgo(ago) }),
    );
    await record(cast.database, worker.caller, outs);
    const items = await decisionsOf(cast.database, worker);
    const [first, second] = outs.map(({ id }) => items.find(({ punch_id }) => punch_id === id)?.id);
    const state = (item: string | undefined, started_at: string | undefined) =>
      decide(cast, cast.supervisor.caller, item ?? '', {
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
      const worker = await crewMember(cast);
      const at = minutesAgo(60);
      // From two devices, on two projects; otherwise they would be a double tap.
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
      for (const id of asked) said.push(await decide(cast, cast.supervisor.caller, id, answer));
      expect(said).toContainEqual({ verdict: 'refused', reason: 'time_impossible' });
      expect(said).toContainEqual(expect.objectContaining({ verdict: 'applied' }));
      expect(await entriesOf(cast.database, worker)).toMatchObject([{ state: 'closed' }]);
      const states = (await decisionsOf(cast.database, worker)).map(({ state }) => state);
      expect(states.toSorted()).toEqual(['accepted', 'open']);
    }
  });

  test('gets none inside the hours of the person that its maker was merged into', async () => {
    const kept = await crewMember(cast);
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
      await decide(cast, cast.admin.caller, (await openItem(cast, kept)).id, {
        decision: 'set_time',
        started_at: minutesAgo(500),
        comment: 'So',
      }),
    ).toEqual({ verdict: 'refused', reason: 'time_impossible' });
  });

  test('is asked about again when a clock-out arrives that takes the stated hours from it', async () => {
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
    expect(await decide(cast, cast.supervisor.caller, id, again)).toMatchObject({
      verdict: 'applied',
    });
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
    await rejectDisputed(cast, worker, late.id);
    expect(await entriesOf(cast.database, worker)).toMatchObject([
      { state: 'closed', started_at: startedAt, ended_at: endedAt },
    ]);
    expect((await decisionsOf(cast.database, worker)).find((item) => item.id === id)).toMatchObject(
      { state: 'withdrawn' },
    );
  });

  test('is asked about once, whatever arrives, when it was left without effect', async () => {
    const worker = await crewMember(cast);
    await record(cast.database, worker.caller, [
      punchOf(worker, { kind: 'out', device_at: minutesAgo(60) }),
    ]);
    const { id } = await openItem(cast, worker);
    await decide(cast, cast.supervisor.caller, id, { decision: 'accept' });
    await record(cast.database, worker.caller, [
      punchOf(worker, { device_at: minutesAgo(480) }),
      punchOf(worker, { kind: 'out', device_at: minutesAgo(300) }),
    ]);
    expect(await decisionsOf(cast.database, worker)).toMatchObject([{ id, state: 'accepted' }]);
  });

  test('is left alone when accepted', async () => {
    const worker = await crewMember(cast);
    await record(cast.database, worker.caller, [punchOf(worker, { kind: 'out' })]);
    await decide(cast, cast.supervisor.caller, (await openItem(cast, worker)).id, {
      decision: 'accept',
    });
    expect(await entriesOf(cast.database, worker)).toEqual([]);
  });
});

describe('a disputed punch that is rejected', () => {
  test('no longer waits because of an overlap, and nothing is left to accept', async () => {
    const worker = await crewMember(cast);
    const own = punchOf(worker, { device_at: minutesAgo(300), project_id: cast.otherProject });
    const crew = punchOf(worker, { claimed_at: minutesAgo(200), project_id: cast.project });
    await record(cast.database, worker.caller, [own]);
    await record(cast.database, cast.supervisor.caller, [crew]);
    await rejectDisputed(cast, worker, crew.id);
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
    const worker = await crewMember(cast);
    const forgotten = punchOf(worker, { device_at: daysAgo(1) });
    await record(cast.database, cast.supervisor.caller, [
      forgotten,
      punchOf(worker, { device_at: minutesAgo(5) }),
    ]);
    const { id } = await openItem(cast, worker);
    await rejectDisputed(cast, worker, forgotten.id);
    expect(
      await decide(cast, cast.admin.caller, id, {
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

/** Returns a clock-out of an hour ago without a start, for which the supervisor stated one. */
async function statedStart(): Promise<{
  worker: Person;
  id: string;
  startedAt: Date;
  endedAt: Date;
}> {
  const worker = await crewMember(cast);
  const out = punchOf(worker, { kind: 'out', device_at: minutesAgo(60) });
  await record(cast.database, worker.caller, [out]);
  const { id } = await openItem(cast, worker);
  const started_at = minutesAgo(480);
  const answer = { decision: 'set_time', started_at, comment: 'Came with me' };
  expect(await decide(cast, cast.supervisor.caller, id, answer)).toMatchObject({
    verdict: 'applied',
  });
  return { worker, id, startedAt: new Date(started_at), endedAt: new Date(out.device_at) };
}
