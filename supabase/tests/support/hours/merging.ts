/** Two records become one and two again. */
import { expect } from 'vitest';
import type { TestCaller } from '../../../../apps/testkit/src/index.ts';
import { punchOf, record } from '../punches.ts';
import { everythingOf, ownTimeSeenBy } from './state.ts';
import type { Step } from './story.ts';
import { count, outcome, person, say, type World } from './world.ts';

export async function merge(world: World, step: Extract<Step, { does: 'merge' }>): Promise<void> {
  const { admin, supervisor } = world.cast;
  const dropped = person(world, step.double);
  const call = (caller: TestCaller) =>
    say(world, caller, 'merge_people($1, $2, false)', [world.worker.personId, dropped]);
  await clockOut(world, [world.worker.personId, dropped]);
  const before = await everythingOf(world);
  const seenBefore = await ownTimeSeenBy(world, world.worker.caller);
  expect(await call(supervisor.caller)).toMatchObject({ reason: 'not_allowed' });
  const said = await call(admin.caller);
  count(world, `merge ${outcome(said)}`);
  if (said.verdict !== 'applied') {
    expect(await everythingOf(world)).toEqual(before);
    return;
  }
  world.merges.set(dropped, said.merge_id ?? '');
  const after = await everythingOf(world);
  expect(await call(admin.caller)).toMatchObject({ reason: 'is_merged' });
  expect(await everythingOf(world)).toEqual(after);
  if (!step.isUndoneAtOnce) return;
  await undo(world, dropped);
  // Unless the merge itself set the clock running, which nothing is to bring about.
  expect(world.merges.has(dropped)).toBe(false);
  expect(await everythingOf(world)).toEqual(before);
  expect(await ownTimeSeenBy(world, world.worker.caller)).toEqual(seenBefore);
}

/** No one can be merged while on the clock. */
async function clockOut(world: World, people: readonly string[]): Promise<void> {
  const running = await world.cast.database.query<{ person_id: string }>(
    `select person_id from time_entries where company_id = $2 and person_id = any ($1::uuid[]) and state = 'open'`,
    [`{${people.join()}}`, world.cast.company],
  );
  for (const { person_id } of running) {
    const out = punchOf({ personId: person_id }, { kind: 'out' });
    await record(world.cast.database, world.cast.admin.caller, [out]);
    world.sent.push({ caller: world.cast.admin.caller, punch: out });
  }
}

export async function undo(world: World, dropped: string): Promise<void> {
  const { admin, supervisor } = world.cast;
  const id = world.merges.get(dropped);
  if (id === undefined) return;
  const call = (caller: TestCaller) => say(world, caller, 'undo_merge($1)', [id]);
  const before = await everythingOf(world);
  expect(await call(supervisor.caller)).toMatchObject({ reason: 'not_allowed' });
  const said = await call(admin.caller);
  count(world, `undo ${outcome(said)}`);
  if (said.verdict !== 'applied') {
    expect(['decided_since', 'on_the_clock']).toContain(said.reason);
    expect(await everythingOf(world)).toEqual(before);
    return;
  }
  world.merges.delete(dropped);
  const after = await everythingOf(world);
  expect(await call(admin.caller)).toMatchObject({ reason: 'not_found' });
  expect(await everythingOf(world)).toEqual(after);
}
