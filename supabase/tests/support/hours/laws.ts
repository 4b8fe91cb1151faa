/** Laws of hours that must always be true, checked after every step. */
import { expect } from 'vitest';
import { asCaller, type TestCaller } from '../../../../apps/testkit/src/index.ts';
import { foldPunches } from '../../../../packages/domain/src/clock/fold-punch.ts';
import { expectedOf, ledgerOf, storedAs } from '../reference-fold.ts';
import type { World } from './world.ts';

export async function checkLaws(world: World): Promise<void> {
  for (const personId of world.people) await checkPerson(world, personId);
  await checkTime(world);
  await checkQuestions(world);
  await checkSight(world);
}

/** Returns the ids of people whose punches count for a person; none for a merged duplicate. */
function countingFor({ merges, people }: World, personId: string): readonly string[] {
  if (merges.has(personId)) return [];
  return personId === people[0] ? [personId, ...merges.keys()] : [personId];
}

/** Checks that the entries are one fold over the ledger of everyone who counts, and the waiting ones another. */
async function checkPerson(world: World, personId: string): Promise<void> {
  const { database } = world.cast;
  const people = countingFor(world, personId);
  const ledger = await ledgerOf(database, people);
  const sent = world.sent.filter(({ punch }) => people.includes(punch.person_id));
  expect(ledger.stored).toEqual(sent.map(({ punch }) => punch.id).sort());

  const settled = foldPunches(ledger.settled);
  const waiting = foldPunches(ledger.waiting);
  expect(await storedAs(database, personId, ['open', 'closed'])).toEqual(expectedOf(settled.state));
  expect(await storedAs(database, personId, ['needs_decision'])).toEqual(expectedOf(waiting.state));

  const asked = settled.effects.flatMap(({ decision, estimatedEntryId, punchId }) => [
    ...(decision === null ? [] : [`${decision} ${punchId}`]),
    ...(estimatedEntryId === null ? [] : [`estimated_close ${estimatedEntryId}`]),
  ]);
  const answered = new Set(await questions(world, personId, `<> 'open'`));
  expect(await questions(world, personId, `= 'open'`)).toEqual(
    [...new Set(asked)].filter((question) => !answered.has(question)).sort(),
  );
}

async function questions({ cast }: World, personId: string, state: string): Promise<string[]> {
  const rows = await cast.database.query<{ words: string }>(
    `select kind || ' ' || punch_id as words from decision_items
     where company_id = $2 and person_id = $1 and state ${state} and state <> 'withdrawn'
       and kind in ('overlap', 'missing_in', 'estimated_close')
     order by 1`,
    [personId, cast.company],
  );
  return rows.map(({ words }) => words).sort();
}

/** Checks that worked time is never negative or double, breaks lie in their entry, and the clock is the open entry. */
async function checkTime({ cast, people }: World): Promise<void> {
  const flaws = await cast.database.query(
    `with entries as (
       select e.*, e.state = 'needs_decision' as waits, coalesce(e.ended_at, 'infinity') as until
       from time_entries e where e.company_id = $1 and e.person_id = any ($2::uuid[]) and e.state <> 'void'
     ), breaks as (
       select b.*, coalesce(b.ended_at, 'infinity') as until
       from time_breaks b where b.company_id = $1 and b.entry_id in (select id from entries)
     )
     select 'overlap' as flaw, a.id from entries a join entries b
       on a.person_id = b.person_id and a.waits = b.waits and a.id < b.id
       and a.started_at < b.until and b.started_at < a.until
     union all
     select 'break outside', b.id from breaks b join entries e on e.id = b.entry_id
       where b.started_at < e.started_at or b.until > e.until or b.person_id <> e.person_id
     union all
     select 'breaks overlap', a.id from breaks a join breaks b
       on a.entry_id = b.entry_id and a.id < b.id and a.started_at < b.until and b.started_at < a.until
     union all
     select 'ends two', end_punch_id from entries where end_punch_id is not null
       group by end_punch_id, waits having count(*) > 1
     union all
     select 'clock', coalesce(s.entry_id, e.id)
       from (select * from clock_states where company_id = $1 and person_id = any ($2::uuid[])) s
       full join (select * from entries where state = 'open') e on e.person_id = s.person_id
       where s.entry_id is distinct from e.id
     union all
     select 'break of clock', s.entry_id from clock_states s
       where s.company_id = $1 and s.person_id = any ($2::uuid[]) and s.break_id is distinct from (
         select b.id from breaks b where b.entry_id = s.entry_id and b.ended_at is null
       )`,
    [cast.company, `{${people.join()}}`],
  );
  expect(flaws).toEqual([]);
}

/** Checks that everything waiting has a question, and that questions concern existing punches and the right person. */
async function checkQuestions({ cast, people, merges }: World): Promise<void> {
  const flaws = await cast.database.query(
    `with counted as (
       select person, case when person = any ($4::uuid[]) then $3::uuid else person end as counts_for
       from unnest($2::uuid[]) person
     )
     select 'waits unasked' as flaw, e.id::text as about from time_entries e
     where e.company_id = $1 and e.person_id = any ($2::uuid[]) and e.state = 'needs_decision' and not exists (
       select from decision_items i where i.company_id = $1 and i.entry_id = e.id and i.state = 'open'
     )
     union all
     select 'about nothing: ' || i.kind, i.punch_id::text from decision_items i
     where i.company_id = $1 and i.person_id = any ($2::uuid[]) and i.state = 'open' and i.entry_id is not null
       and not exists (
         select from time_entries e
         where e.company_id = $1 and e.id = i.entry_id and e.state <> 'void' and e.person_id = i.person_id
       )
     union all
     select 'of another: ' || i.kind, i.punch_id::text from decision_items i
     join punches p on p.company_id = i.company_id and p.id = i.punch_id
     join counted on counted.person = p.person_id
     where i.company_id = $1 and i.person_id <> counted.counts_for
     union all
     select 'entry of another', e.id::text from time_entries e
     join punches p on p.company_id = e.company_id and p.id = e.id
     join counted on counted.person = p.person_id
     where e.company_id = $1 and e.person_id <> counted.counts_for`,
    [cast.company, `{${people.join()}}`, people[0] ?? '', `{${[...merges.keys()].join()}}`],
  );
  expect(flaws).toEqual([]);
}

/** Checks that the worker sees the rows of everyone whose time counts as theirs, and others see none. */
async function checkSight(world: World): Promise<void> {
  const { cast, people } = world;
  const owners = await cast.database.query<{ id: string; person_id: string }>(
    'select id, person_id from punches where company_id = $1 and person_id = any ($2::uuid[])',
    [cast.company, `{${people.join()}}`],
  );
  const ids = owners.map(({ id }) => id);
  const mine = new Set(countingFor(world, people[0] ?? ''));
  const allowed = owners.filter(({ person_id }) => mine.has(person_id)).map(({ id }) => id);
  const seen = await rowsSeenBy(world, world.worker.caller, ids);
  expect(seen.filter(({ id }) => !allowed.includes(id))).toEqual([]);
  expect(
    seen
      .filter(({ kind }) => kind === 'punch')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(allowed.sort());
  const others = [cast.loner, cast.otherSupervisor, cast.foreign.admin, cast.foreign.employee];
  const other = others[ids.length % others.length];
  if (other !== undefined) expect(await rowsSeenBy(world, other.caller, ids)).toEqual([]);
}

/** Returns the rows about these punches and their results that a caller can read. */
async function rowsSeenBy({ cast }: World, caller: TestCaller, ids: readonly string[]) {
  return asCaller<{ kind: string; id: string }>(
    cast.database,
    caller,
    `select 'punch' as kind, id::text from punches where company_id = $2 and id = any ($1::uuid[])
     union all select 'entry', id::text from time_entries where company_id = $2 and id = any ($1::uuid[])
     union all select 'break', id::text from time_breaks where company_id = $2 and id = any ($1::uuid[])
     union all select 'question', punch_id::text from decision_items where company_id = $2 and punch_id = any ($1::uuid[])
     union all select 'event', entry_id::text from time_entry_events where company_id = $2 and entry_id = any ($1::uuid[])`,
    [`{${ids.join()}}`, cast.company],
  );
}

/** Checks that nothing waits once every question is answered. */
export async function checkNothingWaits({ cast, people }: World): Promise<void> {
  const waiting = await cast.database.query(
    `select id from time_entries
     where company_id = $2 and person_id = any ($1::uuid[]) and state = 'needs_decision'
     union all select id from decision_items
     where company_id = $2 and person_id = any ($1::uuid[]) and state = 'open'`,
    [`{${people.join()}}`, cast.company],
  );
  expect(waiting).toEqual([]);
}
