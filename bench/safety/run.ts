/**
 * Measures opening the list of hazards: `node bench/safety/run.ts [rounds]`. `list_hazards` over 20,000 hazards of a
 * company, with the queries of its screens, against the same page written by hand and without permissions: the same
 * rows with the names of their project and assignee and the count of open actions. The two take turns in one run, so
 * that other work on the machine affects them equally.
 */
import type { Database } from '../../apps/server/src/db/database.ts';
import { openCast, type Person } from '../../supabase/tests/support/cast.ts';
import { reportHazard } from '../../supabase/tests/support/hazards.ts';
import { withinBound } from '../within-bound.ts';
import { quantile } from '../quantiles.ts';

const rounds = Number(process.argv[2] ?? 100);
const hazards = 20_000;
const boundRatio = 1.5;
const boundMs = 50;

/** By filter: the condition and the order of the bare statement. */
const questions: readonly (readonly [
  name: string,
  filter: Readonly<Record<string, unknown>>,
  bare: string,
])[] = [
  [
    'open, highest risk',
    { sort: 'risk', states: ['open', 'assigned', 'in_progress', 'reopened', 'resolved'] },
    `h.state in ('open', 'assigned', 'in_progress', 'reopened', 'resolved')
     order by h.score desc, h.number desc`,
  ],
  ['all, newest', { sort: 'newest' }, 'true order by h.number desc'],
  [
    'overdue',
    { sort: 'due', overdue: true },
    `h.state not in ('resolved', 'verified') and h.due_on < current_date order by h.due_on, h.number`,
  ],
];

const bareSql = (rest: string) => `
  select jsonb_agg(to_jsonb(page)) from (
    select h.id, h.number, h.state, h.band, h.score, h.severity, h.likelihood, left(h.what, 300) as what, h.place,
      jsonb_build_object('id', p.id, 'name', p.name) as project, h.lat, h.lng, h.is_anonymous,
      to_char(h.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as reported_at, h.due_on,
      h.state not in ('resolved', 'verified') and h.due_on < current_date as is_overdue, jsonb_build_object('person_id', a.person_id, 'name', trim(a.first_name || ' ' || a.last_name)) as assignee,
      (select count(*) from public.corrective_actions c
       where c.company_id = h.company_id and c.hazard_id = h.id and c.state = 'open') as open_actions,
      cardinality(h.photo_ids) as photos
    from public.hazards h
    left join public.projects p on p.company_id = h.company_id and p.id = h.project_id
    left join public.profiles a on a.company_id = h.company_id and a.person_id = h.assignee_person_id
    where h.company_id = $1 and h.merged_into_id is null and ${rest} limit 51
  ) page`;

/** Copies one report 20,000 times, in all bands and states, with some overdue. */
async function fill(database: Database, { caller, personId }: Person, project: string) {
  const first = await reportHazard(database, caller, { project_id: project });
  const columns = await database.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'hazards' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const changed: Readonly<Record<string, string>> = {
    id: 'gen_random_uuid()',
    number: 'h.number + n',
    what: `h.what || ' ' || n`,
    severity: '1 + n % 5',
    likelihood: '1 + n / 5 % 5',
    state: `case when n % 10 = 0 then 'assigned' when n % 3 = 0 then 'open' else 'verified' end`,
    assignee_person_id: `'${personId}'::uuid`,
    due_on: 'current_date + 20 - n % 60',
    resolved_at: 'case when n % 10 <> 0 and n % 3 <> 0 then now() end',
    resolved_by: `case when n % 10 <> 0 and n % 3 <> 0 then '${personId}'::uuid end`,
    verified_at: 'case when n % 10 <> 0 and n % 3 <> 0 then now() end',
    verified_by: `case when n % 10 <> 0 and n % 3 <> 0 then '${personId}'::uuid end`,
    verified_by_resolver: 'n % 10 <> 0 and n % 3 <> 0',
  };
  const names = columns.map(({ name }) => name);
  await database.query(
    `insert into public.hazards (${names.join(', ')})
     select ${names.map((name) => changed[name] ?? `h.${name}`).join(', ')}
     from public.hazards h, generate_series(1, ${hazards}) n where h.id = $1`,
    [first],
  );
  await database.script('analyze', { transactional: false });
}

async function benchOn(kind: string, serverUrl: string | undefined): Promise<boolean> {
  if (serverUrl === undefined) delete process.env['TEST_DATABASE_URL'];
  else process.env['TEST_DATABASE_URL'] = serverUrl;
  const cast = await openCast();
  try {
    const { database, admin, company } = cast;
    await fill(database, admin, cast.project);
    const { role } = admin.caller;
    const asAdmin = { caller: { role, claims: { ...admin.caller } } };
    const asServer = { caller: { role: 'service_role', claims: { role: 'service_role' } } };
    const timed = async (run: () => Promise<unknown>) => {
      const before = performance.now();
      await run();
      return performance.now() - before;
    };
    let isWithin = true;
    const [engine] = await database.query<{ version: string }>('select version()');
    console.log(
      `\n# ${kind}: ${hazards} hazards, ${rounds} rounds, one call at a time, ${engine?.version}`,
    );
    for (const [name, filter, bare] of questions) {
      const [ms, bareMs]: [number[], number[]] = [[], []];
      // The first rounds warm caches and plans and aren't counted.
      for (let round = -5; round < rounds; round += 1) {
        const one = await timed(() => database.query(bareSql(bare), [company], asServer));
        const other = await timed(() =>
          database.query('select list_hazards($1)', [{ ...filter }], asAdmin),
        );
        if (round < 0) continue;
        bareMs.push(one);
        ms.push(other);
      }
      const [p50, bareP50, p95] = [quantile(ms, 0.5), quantile(bareMs, 0.5), quantile(ms, 0.95)];
      const ratio = p50 / bareP50;
      console.log(
        `${name}: p50 ${p50.toFixed(1)} ms, bare ${bareP50.toFixed(1)} ms, ratio ${ratio.toFixed(2)} ` +
          `(bound ${boundRatio}), p95 ${p95.toFixed(1)} ms (bound ${boundMs})`,
      );
      isWithin &&= ratio <= boundRatio && p95 < boundMs;
    }
    return isWithin;
  } finally {
    await cast.close();
  }
}

await withinBound(benchOn);
