/**
 * Measures the search for people while typing: `node bench/people/run.ts [rounds]`. `search_people` over a company of
 * 10,000 among ten others, for typical queries of admins, against a bare page of the same names from an index by the
 * same role. The two take turns, so that other work on the machine affects them equally. There is no network in
 * between: it uses the server's own database port, one call at a time, as one admin types. PostgreSQL runs with fsync
 * off, so that its disk hides nothing. Prints the plans.
 */
import type { Database } from '../../apps/server/src/db/database.ts';
import { openCast, type Person } from '../../supabase/tests/support/cast.ts';
import { withinBound } from '../within-bound.ts';
import { quantile } from '../quantiles.ts';

const rounds = Number(process.argv[2] ?? 60);
const people = 10_000;
const boundMs = 50;

/** The queries, with the parameters of `search_people`. */
const questions: Readonly<Record<string, string>> = {
  'everybody, first page': `query => ''`,
  'everybody, page 80': `query => '', from_row => 7900`,
  'one letter': `query => 'm'`,
  'two words': `query => 'maria gar'`,
  'nobody fits': `query => 'zzzz'`,
  'accents folded': `query => 'jose pena'`,
  'phone digits': `query => '555-01'`,
  'employee number': `query => 'r-10'`,
  'mail address': `query => '77@example'`,
  'role and standing': `query => '', roles => '{supervisor}', statuses => '{active,invited,no_login}'`,
  'a crew': `query => '', crew_id => (select id from crews limit 1)`,
  'without a crew': `query => 'an', without_crew => true`,
  'certificates ending': `query => '', certificate_days => 30`,
};
const bare = 'select person_id from bare_people where company_id = $1 order by name limit 100';

async function fill(database: Database, company: string): Promise<void> {
  await database.script(`
    insert into companies (name) select 'Other ' || n from generate_series(1, 10) as n;
    create temporary table names as
    select n, gen_random_uuid() as person_id, c.id as company_id,
      (array['José', 'María', 'Ann', 'Łukasz', 'Mohammed', 'Siobhán', 'Wei', 'Marcus', 'Anja', 'Omar'])[1 + n % 10]
        || case when n % 7 = 0 then '-Jo' else '' end as first_name,
      (array['Peña', 'García', 'O''Neil', 'Smith', 'Nguyễn', 'Hohenstein', 'Li', 'Marlow', 'Ørn', 'Quill', 'Zhang'])[1 + n / 10 % 11]
        || ' ' || n as last_name
    from generate_series(1, ${people}) as n, (select '${company}'::uuid as id) as c
    union all
    select n, gen_random_uuid(), c.id, 'Maria', 'Garcia ' || n
    from generate_series(1, 200) as n, companies c where c.id <> '${company}';
    insert into profiles (company_id, person_id, first_name, last_name, phone)
    select company_id, person_id, first_name, last_name, '+1 303 555 ' || lpad(n::text, 5, '0') from names;
    insert into memberships (company_id, person_id, role, valid_from)
    select company_id, person_id, case when n % 12 = 0 then 'supervisor' else 'employee' end, now() - interval '1 year'
    from names where n % 20 <> 0;
    insert into crews (company_id, name) select '${company}', 'Crew ' || n from generate_series(1, 300) as n;
    with numbered as (select id, row_number() over () as at from crews where company_id = '${company}')
    insert into crew_members (company_id, crew_id, person_id, valid_from)
    select n.company_id, c.id, n.person_id, now() - interval '1 year'
    from names n join numbered c on c.at = 1 + n.n % 310 where n.company_id = '${company}';
    insert into person_details (company_id, person_id, employee_number, contact_email)
    select company_id, person_id, 'R-' || n, 'person' || n || '@example.test' from names where company_id = '${company}';
    insert into certificates (id, company_id, person_id, kind, expires_on)
    select gen_random_uuid(), company_id, person_id, 'Crane', current_date + n % 400
    from names where company_id = '${company}' and n % 3 = 0;
    create table bare_people as select company_id, person_id, first_name || ' ' || last_name as name from names;
    create index on bare_people (company_id, name);
    grant select on bare_people to authenticated;
  `);
  await database.script('analyze', { transactional: false });
}

async function took(
  database: Database,
  { caller }: Person,
  sql: string,
  parameters: readonly string[] = [],
): Promise<number> {
  const before = performance.now();
  await database.query(sql, parameters, {
    caller: { role: caller.role, claims: { ...caller } },
  });
  return performance.now() - before;
}

/** The plan of the statement inside the function, by the same parameters. */
async function printPlan(database: Database, company: string): Promise<void> {
  const lines = await database.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers, costs off, timing off)
     select s.person_id, s.name from app.people_search s
     where s.company_id = '${company}'
       and s.person_id not in (
         select d.dropped_person_id from public.person_merges d
         where d.company_id = '${company}' and d.undone_at is null
       )
       and position(' maria' in ' ' || s.name) > 0 and position(' gar' in ' ' || s.name) > 0`,
  );
  console.log(lines.map((line) => line['QUERY PLAN']).join('\n'));
}

async function benchOn(kind: string, serverUrl: string | undefined): Promise<boolean> {
  if (serverUrl === undefined) delete process.env['TEST_DATABASE_URL'];
  else process.env['TEST_DATABASE_URL'] = serverUrl;
  const cast = await openCast();
  try {
    const { database, admin, company } = cast;
    await fill(database, company);
    const asked = new Map(
      Object.entries(questions).map(([name, parameters]) => [
        name,
        { sql: `select search_people(${parameters})`, bareMs: [] as number[], ms: [] as number[] },
      ]),
    );
    // The first round warms caches and plans and isn't counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const { sql, bareMs, ms } of asked.values()) {
        const one = await took(database, admin, bare, [company]);
        const other = await took(database, admin, sql);
        if (round === 0) continue;
        bareMs.push(one);
        ms.push(other);
      }
    }
    console.log(`\n# ${kind}: ${people} people, ${rounds} rounds, one call at a time`);
    console.table(
      Object.fromEntries(
        [...asked].map(([name, { ms, bareMs }]) => [
          name,
          {
            'p50 ms': quantile(ms, 0.5).toFixed(1),
            'p95 ms': quantile(ms, 0.95).toFixed(1),
            'bare p50 ms': quantile(bareMs, 0.5).toFixed(1),
            'bare p95 ms': quantile(bareMs, 0.95).toFixed(1),
          },
        ]),
      ),
    );
    const all = [...asked.values()].flatMap(({ ms }) => ms);
    const p95 = quantile(all, 0.95);
    console.log(
      `over all questions: p50 ${quantile(all, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (bound ${boundMs})`,
    );
    await printPlan(database, company);
    return p95 < boundMs;
  } finally {
    await cast.close();
  }
}

await withinBound(benchOn);
