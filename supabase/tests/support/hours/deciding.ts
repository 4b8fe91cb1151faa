/** Answers to punches made for people, and decisions about all open questions. */
import { expect } from 'vitest';
import { everythingOf } from './state.ts';
import type { Step } from './story.ts';
import { count, outcome, say, type World } from './world.ts';

export async function answer(world: World, step: Extract<Step, { does: 'answer' }>): Promise<void> {
  const { punches: asked = [] } = await say(world, world.worker.caller, 'my_crew_punches()');
  const about = asked[step.pick % Math.max(asked.length, 1)];
  if (about === undefined) return;
  const tell = (words: 'confirmed' | 'disputed') =>
    say(world, world.worker.caller, 'answer_crew_punches($1, $2, $3)', [
      `{${about.id}}`,
      words,
      'I was there',
    ]);
  const words = step.isRight ? 'confirmed' : 'disputed';
  expect(await tell(words)).toEqual({ verdict: 'applied', answered: 1 });
  count(world, words);
  const after = await everythingOf(world);
  expect(await tell(words)).toEqual({ verdict: 'applied', answered: 0 });
  expect(await tell(step.isRight ? 'disputed' : 'confirmed')).toMatchObject({
    verdict: 'refused',
  });
  expect(await everythingOf(world)).toEqual(after);
}

type OpenItem = {
  readonly id: string;
  readonly kind: string;
  readonly actor: string | null;
  readonly occurred_at: Date;
  readonly entry_started_at: Date | null;
};

async function openItems({ cast, people }: World): Promise<OpenItem[]> {
  return cast.database.query<OpenItem>(
    `select i.id, i.kind, p.actor_person_id as actor, p.occurred_at, e.started_at as entry_started_at
     from decision_items i
     join punches p on p.id = i.punch_id and p.company_id = i.company_id
     left join time_entries e on e.id = i.entry_id and e.company_id = i.company_id
     where i.company_id = $2 and i.person_id = any ($1::uuid[]) and i.state = 'open'
     order by p.occurred_at, p.device_seq, i.kind`,
    [`{${people.join()}}`, cast.company],
  );
}

export async function decide(world: World, step: Extract<Step, { does: 'decide' }>): Promise<void> {
  const { cast } = world;
  const open = await openItems(world);
  const item = open[step.pick % Math.max(open.length, 1)];
  if (item === undefined) return;
  const by = step.by === 'worker' ? world.worker : cast[step.by];
  // A time can be stated only if one is missing.
  const decision =
    step.decision === 'set_time' && !['missing_in', 'estimated_close'].includes(item.kind)
      ? 'accept'
      : step.decision;
  const start = item.entry_started_at ?? item.occurred_at;
  const call = () =>
    say(world, by.caller, 'decide_item($1, $2, $3, $4, $5)', [
      item.id,
      decision,
      'Because',
      new Date(start.getTime() + step.minutes * 60_000).toISOString(),
      new Date(item.occurred_at.getTime() - step.minutes * 60_000).toISOString(),
    ]);
  const mayDecide =
    step.by === 'admin' ||
    (step.by === 'supervisor' &&
      !(item.kind === 'disputed' && item.actor === cast.supervisor.personId));
  const before = await everythingOf(world);
  const said = await call();
  count(world, `${step.by} ${decision} ${item.kind} ${outcome(said)}`);
  if (said.verdict !== 'applied') {
    expect(said.reason).toBe(mayDecide ? 'time_impossible' : 'not_found');
    if (mayDecide) expect(decision).toBe('set_time');
    expect(await everythingOf(world)).toEqual(before);
    return;
  }
  expect(mayDecide).toBe(true);
  const after = await everythingOf(world);
  expect(await call()).toMatchObject({ reason: 'already_decided' });
  expect(await everythingOf(world)).toEqual(after);
}

/** Answers every open question in turn, including new ones that an answer raises. */
export async function answerEverything(world: World): Promise<void> {
  for (let round = 0; round < 100; round += 1) {
    const [item] = await openItems(world);
    if (item === undefined) return;
    expect(
      await say(world, world.cast.admin.caller, 'decide_item($1, $2, $3)', [
        item.id,
        round % 3 === 0 ? 'reject' : 'accept',
        'Because',
      ]),
    ).toMatchObject({ verdict: 'applied' });
  }
  throw new Error('questions never end');
}
