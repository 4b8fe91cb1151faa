/**
 * Measures a search of the audit: `node bench/audit/run.ts [rows] [rows on the embedded database] [seconds a kind]`.
 * Every kind of search that the page offers, called as an admin through `search_audit`, against a read of as many rows
 * by the company's index alone, in the same run. There is one caller: the result is how long an admin waits. Prints the
 * plans of the slowest parts.
 */
import { openCast, type Cast } from '../../supabase/tests/support/cast.ts';
import { historyMonths, writeHistory } from './history.ts';
import { withinBound } from '../within-bound.ts';
import { quantile } from '../quantiles.ts';

const rows = Number(process.argv[2] ?? 2_000_000);
const embeddedRows = Number(process.argv[3] ?? 200_000);
const seconds = Number(process.argv[4] ?? 2);
const fewest = 20;
const boundMs = 150;

type Call = (turn: number) => Promise<unknown>;

function callsOf(cast: Cast, people: readonly string[], records: readonly string[]) {
  const { database, admin, company } = cast;
  const claims = { role: 'authenticated', sub: admin.userId };
  const search = (filters: object, after: string | null = null) =>
    database.query<{ answer: { next: string | null } }>(
      'select search_audit($1, $2) as answer',
      [JSON.stringify(filters), after],
      { caller: { role: 'authenticated', claims } },
    );
  const pick = (from: readonly string[], turn: number) => from[turn % from.length] ?? '';
  const month = (turn: number) => {
    const at = new Date();
    at.setUTCMonth(at.getUTCMonth() - 1 - (turn % (historyMonths - 1)));
    return {
      from: new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth())).toISOString(),
      to: new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1)).toISOString(),
    };
  };
  const admins = [admin.personId, cast.supervisor.personId, cast.otherSupervisor.personId];
  const kinds = ['memberships', 'projects', 'cost_codes', 'company_settings'];
  let cursor: string | null = null;
  return new Map<string, Call>([
    [
      'bare: 51 rows by index',
      () =>
        database.query(
          `select * from audit_events where company_id = $1 order by recorded_at desc, id desc limit 51`,
          [company],
        ),
    ],
    ['newest', () => search({})],
    [
      'page after page',
      async () => {
        const [row] = await search({}, cursor);
        cursor = row?.answer.next ?? null;
      },
    ],
    ['a month', (turn) => search(month(turn))],
    ['person, few rows', (turn) => search({ person_id: pick(people, turn) })],
    ['person, most rows', (turn) => search({ person_id: pick(admins, turn) })],
    ['record', (turn) => search({ subject: 'projects', subject_id: pick(records, turn) })],
    ['kind', (turn) => search({ subject: pick(kinds, turn) })],
    ['kind without any row', () => search({ subject: 'kiosks' })],
    [
      'person, kind, month',
      (turn) =>
        search({ person_id: pick(admins, turn), subject: pick(kinds, turn), ...month(turn) }),
    ],
    [
      'person of most rows, kind without',
      (turn) => search({ person_id: pick(admins, turn), subject: 'kiosks' }),
    ],
    ['deletions', () => search({ action: 'delete' })],
    [
      'deletions of a person',
      (turn) => search({ action: 'delete', person_id: pick(people, turn) }),
    ],
    ['frequent word', () => search({ words: 'super' })],
    ['word of 1 in 977', (turn) => search({ words: `after ${100 + (turn % 800)}` })],
    ['rare word', () => search({ words: 'scaffold' })],
    ['word that is nowhere', (turn) => search({ words: `zebra${turn}` })],
    ['rare word, person', (turn) => search({ words: 'scaffold', person_id: pick(admins, turn) })],
    ['word, month', (turn) => search({ words: `after ${100 + (turn % 800)}`, ...month(turn) })],
  ]);
}

async function measure(call: Call): Promise<readonly number[]> {
  for (let turn = 0; turn < 3; turn += 1) await call(turn);
  const until = performance.now() + seconds * 1000;
  const took: number[] = [];
  while (performance.now() < until || took.length < fewest) {
    const before = performance.now();
    await call(took.length + 3);
    took.push(performance.now() - before);
  }
  return took.sort((a, b) => a - b);
}

async function explain(cast: Cast, filters: object): Promise<void> {
  const [row] = await cast.database.query<{ condition: string }>(
    `select app.audit_condition($1, $2, null, null) as condition`,
    [cast.company, JSON.stringify(filters)],
  );
  const plan = await cast.database.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, timing off, summary off)
     select e.* from public.audit_events e where ${row?.condition} order by e.recorded_at desc, e.id desc limit 51`,
  );
  const lines = plan.map((line) => line['QUERY PLAN']);
  const shown = lines.filter((line) => !/never executed|actual rows=0 /.test(line));
  console.log(`\n${JSON.stringify(filters)}`);
  for (const line of shown.slice(0, 12)) console.log(`  ${line.slice(0, 150)}`);
  console.log(`  (${lines.length - Math.min(12, shown.length)} lines more)`);
}

/** Returns whether every kind of search stays within the bound. */
async function benchOn(
  kind: string,
  serverUrl: string | undefined,
  count: number,
): Promise<boolean> {
  if (serverUrl === undefined) delete process.env['TEST_DATABASE_URL'];
  else process.env['TEST_DATABASE_URL'] = serverUrl;
  const cast = await openCast();
  try {
    const startedAt = performance.now();
    await writeHistory(cast, count);
    const loadSeconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    const [size] = await cast.database.query<{ rows: number; heap: string; indexes: string }>(
      `select (select count(*)::int from audit_events) as rows,
         pg_size_pretty(sum(pg_table_size(inhrelid))) as heap,
         pg_size_pretty(sum(pg_indexes_size(inhrelid))) as indexes
       from pg_inherits where inhparent = 'audit_events'::regclass`,
    );
    console.log(
      `\n# ${kind}: ${size?.rows} rows (${size?.heap}, indexes ${size?.indexes}) in ${historyMonths} months, written in ${loadSeconds} s`,
    );
    const people = await cast.database.query<{ id: string }>(
      `select person_id as id from profiles where company_id = $1 and first_name = 'Person' limit 200`,
      [cast.company],
    );
    const records = await cast.database.query<{ id: string }>(
      `select id from projects where company_id = $1 limit 200`,
      [cast.company],
    );
    const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);
    const table: Record<string, object> = {};
    let bare = Number.NaN;
    let slowestMs = 0;
    for (const [name, call] of callsOf(cast, ids(people), ids(records))) {
      const took = await measure(call);
      if (Number.isNaN(bare)) bare = quantile(took, 0.5);
      slowestMs = Math.max(slowestMs, quantile(took, 0.95));
      table[name] = {
        'p50 ms': quantile(took, 0.5).toFixed(1),
        'p95 ms': quantile(took, 0.95).toFixed(1),
        'most ms': quantile(took, 1).toFixed(1),
        'of the bare read': (quantile(took, 0.5) / bare).toFixed(1),
        calls: took.length,
      };
    }
    console.table(table);
    console.log(`slowest kind: p95 ${slowestMs.toFixed(1)} ms (bound ${boundMs})`);
    if (serverUrl !== undefined) {
      await explain(cast, {});
      await explain(cast, { subject: 'projects' });
      await explain(cast, { subject: 'projects', subject_id: records[0]?.id });
      await explain(cast, { action: 'delete' });
    }
    return slowestMs < boundMs;
  } finally {
    await cast.close();
  }
}

await withinBound(
  (kind, serverUrl) => benchOn(kind, serverUrl, serverUrl === undefined ? embeddedRows : rows),
  embeddedRows > 0,
);
