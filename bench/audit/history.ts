import type { Cast } from '../../supabase/tests/support/cast.ts';

/** The distribution of the history's rows, from which the searches choose. */
export const historyMonths = 24;

/**
 * Writes a history of changes like that of a company of 500 people in two years: three admins made most of them, a
 * fifth belongs to another company, and words are frequent or rare.
 */
export async function writeHistory({ database, ...cast }: Cast, rows: number): Promise<void> {
  await database.query(
    `insert into profiles (company_id, first_name, last_name)
     select $1, 'Person', n::text from generate_series(1, 500) n`,
    [cast.company],
  );
  await database.query(
    `insert into projects (company_id, name) select $1, 'Project ' || n from generate_series(1, 2000) n`,
    [cast.company],
  );
  for (let month = 1; month <= historyMonths; month += 1) {
    await database.script(`
      do $$
      declare
        first timestamp := date_trunc('month', now() at time zone 'UTC') - interval '${month} months';
      begin
        execute format(
          'create table app.%I partition of public.audit_events for values from (%L) to (%L)',
          'audit_events_' || to_char(first, 'YYYY_MM'),
          first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC'
        );
      end
      $$;
    `);
  }
  // Creating the indexes at the end takes a tenth of the time.
  const indexes = await database.query<{ name: string; definition: string }>(
    `select c.oid::regclass::text as name, replace(pg_get_indexdef(c.oid), ' ON ONLY ', ' ON ') as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = 'audit_events'::regclass and not i.indisprimary`,
  );
  for (const { name } of indexes) await database.script(`drop index ${name}`);
  const parts = 10;
  for (let part = 0; part < parts; part += 1) {
    await database.script(historySql(cast, Math.ceil(rows / parts), part / parts, 1 / parts));
  }
  for (const { definition } of indexes) {
    await database.script(`set local maintenance_work_mem = '512MB'; ${definition}`);
  }
  await database.script('vacuum analyze audit_events', { transactional: false });
}

/** Bypasses the rules, which don't allow rows in the past. */
function historySql(
  { company, foreign, admin, supervisor, otherSupervisor }: Omit<Cast, 'database'>,
  rows: number,
  from: number,
  share: number,
): string {
  const actors = [admin, supervisor, otherSupervisor].map(({ personId }) => `'${personId}'`);
  return `
    set local session_replication_role = replica;
    create temp table if not exists people on commit drop as
      select person_id as person, row_number() over (order by person_id) - 1 as n
      from profiles where company_id = '${company}';
    create temp table if not exists jobs on commit drop as
      select id as project, row_number() over (order by id) - 1 as n
      from projects where company_id = '${company}';
    analyze people, jobs;
    insert into audit_events (
      company_id, recorded_at, recorded_by, actor_person_id, action, subject, subject_id, person_id, before, after
    )
    select
      case when series.n % 5 = 0 then '${foreign.company}'::uuid else '${company}'::uuid end,
      now() - (${from} + ${share} * series.n / ${rows}.0) * interval '${historyMonths} months' ,
      '3'::xid8,
      case when series.n % 10 < 8 then (array[${actors.join(', ')}]::uuid[])[1 + series.n % 3] else who.person end,
      case when series.n % 199 = 0 then 'delete' when series.n % 3 = 0 then 'insert' else 'update' end,
      (array['memberships', 'projects', 'crew_members', 'decision_items', 'invitations', 'cost_codes', 'company_settings', 'crews'])
        [1 + (series.n / 7) % 8],
      coalesce(what.project, who.person)::text,
      who.person,
      jsonb_build_object('role', 'employee', 'note', 'before ' || series.n % 977, 'crew_id', who.person),
      jsonb_build_object(
        'role', (array['supervisor', 'admin', 'employee'])[1 + series.n % 3],
        'note', 'after ' || series.n % 977 || case when series.n % 20011 = 0 then ' scaffolding' else '' end,
        'valid_from', now(), 'crew_id', who.person
      )
    from generate_series(1, ${rows}) as series (n)
    join people who on who.n = (series.n::bigint * 7919) % (select count(*) from people)
    left join jobs what on series.n % 2 = 0 and what.n = (series.n::bigint * 104729) % (select count(*) from jobs);
  `;
}
