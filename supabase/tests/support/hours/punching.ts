/** Punches of several people, and the same once more. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Punch } from '../../../../packages/contract/src/index.ts';
import { provenPunch } from '../kiosks.ts';
import { punchOf, record } from '../punches.ts';
import { everythingOf } from './state.ts';
import type { Item, Step } from './story.ts';
import { count, person, pin, type World } from './world.ts';

const startedAt = Date.now();
let sequence = 0;

export async function punch(world: World, step: Extract<Step, { does: 'punch' }>): Promise<void> {
  const { database } = world.cast;
  const caller = {
    worker: world.worker.caller,
    supervisor: world.cast.supervisor.caller,
    admin: world.cast.admin.caller,
    tablet: world.tablet.caller,
  }[step.by];
  // No one punches for another without a right to: it is the supervisor who hands that in.
  const callerOf = (item: Item) =>
    step.by === 'worker' && item.of !== 0 ? world.cast.supervisor.caller : caller;
  const batches = Map.groupBy(step.items, callerOf);
  for (const [by, items] of batches) {
    const batch = items.map((item) => toPunch(world, step, item));
    const answers = await record(database, by, batch);
    for (const [index, said] of answers.entries()) {
      const made = batch[index];
      if (made === undefined) throw new Error('more answers than punches');
      count(world, `${step.by} ${said.verdict}`);
      expect(said.verdict).not.toBe('refused');
      world.sent.push({ caller: by, punch: made });
    }
  }
}

function toPunch(world: World, step: Extract<Step, { does: 'punch' }>, item: Item): Punch {
  sequence += 1;
  const madeAt = item.minutesAgo === 0 ? Date.now() : startedAt - item.minutesAgo * 60_000;
  const of = { personId: person(world, item.of) };
  const said: Partial<Punch> = {
    kind: item.kind,
    break_kind: item.kind === 'break_start' ? item.breakKind : null,
    device_at: new Date(madeAt).toISOString(),
    claimed_at:
      item.claimedBefore === null
        ? null
        : new Date(madeAt - item.claimedBefore * 60_000).toISOString(),
    device_id: item.device,
    device_seq: sequence,
    project_id: world.cast[item.project],
  };
  if (step.by !== 'tablet') return punchOf(of, said);
  const proven = provenPunch(of, world.tablet, pin, { ...said, photo_id: randomUUID() });
  return step.isProven ? proven : { ...proven, pin_proof: '0'.repeat(64) };
}

/** A lost answer is asked for again and gets the same; the same id with other content gets nothing. */
export async function sendAgain(
  world: World,
  step: Extract<Step, { does: 'send again' }>,
): Promise<void> {
  const earlier = world.sent[step.pick % Math.max(world.sent.length, 1)];
  if (earlier === undefined) return;
  const before = await everythingOf(world);
  const [said] = await record(world.cast.database, earlier.caller, [
    step.isChanged ? { ...earlier.punch, note: 'Another one' } : earlier.punch,
  ]);
  if (step.isChanged) expect(['conflict', 'refused']).toContain(said?.verdict);
  else expect(said?.verdict).toBe('replayed');
  count(world, `again ${said?.verdict}`);
  expect(await everythingOf(world)).toEqual(before);
}
