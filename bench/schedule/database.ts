import type { Database } from '../../apps/server/src/db/database.ts';
import { openCast, type Person } from '../../supabase/tests/support/cast.ts';
import { dayFromNow } from '../../supabase/tests/support/schedule.ts';
import { type Taken, taken } from '../processor-time.ts';
import { mondayOf, plantPlan } from '../../supabase/tests/support/planted-plan.ts';
import { median } from '../quantiles.ts';

const boundRatio = 1.5;
const boundPublishMs = 2000;

/** The data of a board, queried by hand and without permissions: the same rows with the same columns. */
const bareBoard = `
  select (
    select jsonb_agg(jsonb_build_object(
      'id', w.id, 'person_id', w.person_id, 'crew_id', w.crew_id, 'project_id', w.project_id, 'site_id', w.site_id,
      'cost_code_id', w.cost_code_id, 'starts_local', to_char(w.starts_local, 'YYYY-MM-DD"T"HH24:MI'),
      'ends_local', to_char(w.ends_local, 'YYYY-MM-DD"T"HH24:MI'), 'zone', w.zone, 'starts_second', w.starts_second,
      'ends_second', w.ends_second, 'break_minutes', w.break_minutes, 'note', w.note,
      'starts_at', to_char(w.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'ends_at', to_char(w.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'version', w.version,
      'state', case when p.id is null then 'draft' when p.starts_at = w.starts_at then 'published' else 'changed' end,
      'series_id', w.series_id, 'is_exception', w.is_exception,
      'published', case when p.id is not null then jsonb_build_object(
        'person_id', p.person_id, 'crew_id', p.crew_id, 'project_id', p.project_id, 'site_id', p.site_id,
        'cost_code_id', p.cost_code_id, 'starts_local', to_char(p.starts_local, 'YYYY-MM-DD"T"HH24:MI'),
        'ends_local', to_char(p.ends_local, 'YYYY-MM-DD"T"HH24:MI'), 'zone', p.zone, 'starts_second', p.starts_second,
        'ends_second', p.ends_second, 'break_minutes', p.break_minutes, 'note', p.note,
        'starts_at', to_char(p.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'ends_at', to_char(p.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'sequence', p.sequence,
        'published_at', to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'confirmed_at', to_char(p.confirmed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) end,
      'override_reason', w.override_reason, 'waiting', 0, 'changed_by', c.first_name || ' ' || c.last_name,
      'changed_at', to_char(w.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ) order by w.starts_at, w.id)
    from shifts w
    left join published_shifts p on p.company_id = w.company_id and p.id = w.id
    left join profiles c on c.company_id = w.company_id and c.person_id = w.changed_by
    where w.company_id = $1 and w.starts_at < $3::date + 1 and w.ends_at > $2::date
  ), (
    select jsonb_agg(jsonb_build_object(
      'person_id', n.person_id, 'name', n.first_name || ' ' || n.last_name, 'photo_url', n.photo_url, 'role', m.role,
      'crew_ids', (select jsonb_agg(g.crew_id) from crew_members g
        where g.company_id = n.company_id and g.person_id = n.person_id and g.valid_to is null),
      'certificates', (select jsonb_agg(jsonb_build_object('kind', k.kind, 'expires_on', k.expires_on))
        from certificates k where k.company_id = n.company_id and k.person_id = n.person_id),
      'time_off', (select jsonb_agg(jsonb_build_object('from', t.starts_at, 'to', t.ends_at))
        from time_off_requests t where t.company_id = n.company_id and t.person_id = n.person_id),
      'availability', (select jsonb_agg(to_jsonb(a))
        from availability a where a.company_id = n.company_id and a.person_id = n.person_id),
      'punched', (select jsonb_agg(jsonb_build_object('from', e.started_at, 'to', e.ended_at))
        from time_entries e where e.company_id = n.company_id and e.person_id = n.person_id
          and e.started_at > $2::date - 9),
      'overtime', (select r.rule from company_rules r
        where r.company_id = n.company_id and r.kind = 'overtime' order by r.valid_from desc limit 1)
    ))
    from profiles n
    join memberships m on m.company_id = n.company_id and m.person_id = n.person_id and m.valid_to is null
    where n.company_id = $1
  ), (
    select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'archived', c.archived_at is not null) order by c.name)
    from crews c where c.company_id = $1
  ), (
    select jsonb_agg(jsonb_build_object(
      'id', p.id, 'name', p.name, 'number', p.number, 'archived', p.archived_at is not null,
      'crew_ids', (select jsonb_agg(c.crew_id) from project_crews c
        where c.company_id = p.company_id and c.project_id = p.id),
      'sites', (select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name))
        from project_sites s where s.company_id = p.company_id and s.project_id = p.id),
      'certificates', (select jsonb_agg(k.kind) from project_certificates k
        where k.company_id = p.company_id and k.project_id = p.id)
    ) order by p.name)
    from projects p where p.company_id = $1
  )`;

/**
 * Publishes a fifth of the plan at a time, and reads the whole plan's board along with the same statement by hand. The
 * two take turns, so that other work on the machine affects them equally.
 * @returns whether it stayed within the bounds
 */
export async function benchDatabase(
  kind: string,
  serverUrl: string | undefined,
  { people, rounds }: { people: number; rounds: number },
): Promise<boolean> {
  if (serverUrl === undefined) delete process.env['TEST_DATABASE_URL'];
  else process.env['TEST_DATABASE_URL'] = serverUrl;
  const cast = await openCast();
  try {
    const { database, admin, company } = cast;
    const monday = mondayOf(dayFromNow(30));
    const { shiftIds, lastDay } = await plantPlan(database, company, { people, weeks: 4, monday });
    const asAdmin = callerOf(admin);
    const batch = Math.min(2000, shiftIds.length / 4);
    const published: Taken[] = [];
    for (let from = 0; from < shiftIds.length; from += batch) {
      const ids = shiftIds.slice(from, from + batch);
      published.push(
        await taken(database, () =>
          database.query('select publish_shifts(gen_random_uuid(), $1, null)', [ids], asAdmin),
        ),
      );
    }
    await database.script('analyze', { transactional: false });
    const [boardMs, bareMs]: [number[], number[]] = [[], []];
    for (let round = -2; round < rounds; round += 1) {
      const bare = await taken(database, () =>
        database.query(bareBoard, [company, monday, lastDay]),
      );
      const board = await taken(database, () =>
        database.query('select board_shifts($1, $2)', [monday, lastDay], asAdmin),
      );
      // The first rounds warm caches and plans and aren't counted.
      if (round < 0) continue;
      bareMs.push(bare.processorMs);
      boardMs.push(board.processorMs);
    }
    const ratio = median(boardMs) / median(bareMs);
    const publish = median(published.map(({ ms }) => ms));
    console.log(`\n# ${kind}: ${people} people, 4 weeks, ${shiftIds.length} shifts`);
    console.log(
      `publishing ${batch} shifts: ${published.map(({ ms, processorMs }) => `${ms.toFixed(0)} (${processorMs.toFixed(0)})`).join(', ')} ms ` +
        `(of the processor), bound ${boundPublishMs}`,
    );
    console.log(
      `board: ${median(boardMs).toFixed(0)} ms of the processor, by hand ${median(bareMs).toFixed(0)} ms, ` +
        `ratio ${ratio.toFixed(2)} (bound ${boundRatio})`,
    );
    return ratio <= boundRatio && publish < boundPublishMs;
  } finally {
    await cast.close();
  }
}

const callerOf = ({ caller }: Person): Parameters<Database['query']>[2] => ({
  caller: { role: caller.role, claims: { ...caller } },
});
