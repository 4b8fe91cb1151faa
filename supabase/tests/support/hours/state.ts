/** Everything stored about the hours of a world's people, in a form that can be compared. */
import { asCaller, type TestCaller } from '../../../../apps/testkit/src/index.ts';
import type { World } from './world.ts';

type People = Pick<World, 'cast' | 'people'>;

/** Leaves out void entries and withdrawn questions, which only record earlier assumptions. */
export function everythingOf({ cast, people }: People) {
  return cast.database.query<{ kind: string; id: string }>(
    `select 'entry' as kind, e.id::text, e.person_id,
       concat_ws(' ', e.state, e.started_at, e.ended_at, e.project_id, e.flags, e.end_punch_id, e.note) as words
     from time_entries e where e.company_id = $2 and e.person_id = any ($1::uuid[]) and e.state <> 'void'
     union all
     select 'break', b.id::text, b.person_id, concat_ws(' ', b.entry_id, b.kind, b.started_at, b.ended_at)
     from time_breaks b join time_entries e on e.id = b.entry_id and e.company_id = b.company_id
     where b.company_id = $2 and b.person_id = any ($1::uuid[]) and e.state <> 'void'
     union all
     select 'question', i.punch_id::text, i.person_id, concat_ws(' ', i.kind, i.state, i.entry_id, i.decided_by)
     from decision_items i where i.company_id = $2 and i.person_id = any ($1::uuid[]) and i.state <> 'withdrawn'
     union all
     select 'answer', a.punch_id::text, a.person_id, a.answer
     from crew_punch_answers a where a.company_id = $2 and a.person_id = any ($1::uuid[])
     union all
     select 'clock', '', s.person_id, concat_ws(' ', s.entry_id, s.break_id)
     from clock_states s where s.company_id = $2 and s.person_id = any ($1::uuid[]) and s.entry_id is not null
     union all
     select 'punch', p.id::text, p.person_id, p.source from punches p where p.company_id = $2 and p.person_id = any ($1::uuid[])
     order by 1, 3, 2, 4`,
    [`{${people.join()}}`, cast.company],
  );
}

/** The same data as one of the people sees it. */
export function ownTimeSeenBy({ cast }: People, caller: TestCaller) {
  return asCaller<{ kind: string; id: string }>(
    cast.database,
    caller,
    `select 'entry' as kind, id::text, concat_ws(' ', state, started_at, ended_at, flags) as words
     from time_entries where state <> 'void'
     union all select 'break', b.id::text, concat_ws(' ', b.started_at, b.ended_at)
     from time_breaks b join time_entries e on e.id = b.entry_id where e.state <> 'void'
     union all select 'question', punch_id::text, concat_ws(' ', kind, state, entry_id)
     from decision_items where state <> 'withdrawn'
     union all select 'punch', id::text, kind from punches
     order by 1, 2, 3`,
  );
}
