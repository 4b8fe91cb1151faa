/**
 * Measures the import of a company from a file: `node bench/import/run.ts [people]`. 5,000 people, every 25th row with
 * a planted error: the rows are validated, those without an error imported, then imported again, which must change
 * nothing; on both databases, through the server's own database port, as an admin. PostgreSQL runs with fsync off, so
 * that its disk hides nothing. Prints the functions and triggers in which the import spends its time.
 */
import { randomUUID } from 'node:crypto';
import { openCast, type Cast } from '../../supabase/tests/support/cast.ts';
import { withinBound } from '../within-bound.ts';

const people = Number(process.argv[2] ?? 5_000);
const wrongEvery = 25;
const boundSeconds = 20;

type Row = Readonly<Record<string, string | number>>;
type Answer = {
  readonly verdict: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly flaws: readonly { line: number; field: string }[];
};
type FunctionTime = { name: string; calls: number; 'self ms': number };

const spoils: readonly Row[] = [
  { email: 'not an address' },
  { phone: 'ask the office' },
  { role: 'boss' },
  { crew: 'No such crew' },
  { employee_number: 'B-1' },
  { language: 'xx' },
  { starts_on: '2026-02-30' },
  { rate: 'a lot' },
];

/** The rows of the file, and the line and field of each planted error. */
function file(): { rows: readonly Row[]; planted: readonly string[] } {
  const planted: string[] = [];
  const rows = Array.from({ length: people }, (_, index): Row => {
    const row = {
      line: index + 2,
      first_name: `Person ${index}`,
      last_name: 'Biglist',
      email: `person-${index}@big.test`,
      phone: `555 ${1_000_000 + index}`,
      role: 'employee',
      crew: index % 2 === 0 ? 'Crew one' : 'Crew two',
      employee_number: `B-${index}`,
      language: 'es',
      starts_on: '2026-01-05',
      rate: '25',
    };
    const spoil = spoils[Math.floor(index / wrongEvery) % spoils.length];
    if (index % wrongEvery !== wrongEvery - 1 || spoil === undefined) return row;
    planted.push(...Object.keys(spoil).map((field) => `${row.line} ${field}`));
    return { ...row, ...spoil };
  });
  return { rows, planted };
}

/** Runs one call of `import_people` by an admin, committed, and measures the functions in it. */
async function importPeople({ database, admin }: Cast, mode: string, rows: readonly Row[]) {
  const before = performance.now();
  const told = await database.transaction(
    async (transaction) => {
      await transaction.query(
        `select set_config('track_functions', 'all', true),
           set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
        [{ role: 'authenticated', sub: admin.userId }],
      );
      const [row] = await transaction.query<{ answer: Answer }>(
        'select import_people($1) as answer',
        [{ id: randomUUID(), file_name: 'crew.csv', mode, invite: true, rows }],
      );
      if (row === undefined) throw new Error('import_people answered nothing');
      const functions = await transaction.query<FunctionTime>(
        `select funcname as name, calls, round(self_time::numeric)::int as "self ms"
         from pg_stat_xact_user_functions order by self_time desc limit 12`,
      );
      return { answer: row.answer, functions };
    },
    { timeoutMs: 300_000 },
  );
  return { ...told, seconds: (performance.now() - before) / 1000 };
}

function mustBe(said: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) === JSON.stringify(wanted)) return;
  throw new Error(`${said}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

async function benchOn(kind: string, serverUrl: string | undefined): Promise<boolean> {
  if (serverUrl === undefined) delete process.env['TEST_DATABASE_URL'];
  else process.env['TEST_DATABASE_URL'] = serverUrl;
  const cast = await openCast();
  try {
    const { rows, planted } = file();
    const good = people - planted.length;
    const check = await importPeople(cast, 'check', rows);
    mustBe(
      'flaws',
      check.answer.flaws.map(({ line, field }) => `${line} ${field}`),
      planted,
    );
    const first = await importPeople(cast, 'good', rows);
    mustBe('created', first.answer.counts['created'], good);
    const again = await importPeople(cast, 'good', rows);
    const { created, updated, unchanged } = again.answer.counts;
    mustBe('again', [created, updated, unchanged], [0, 0, good]);
    const audited = await cast.database.query<{ subject: string; rows: number }>(
      'select subject, count(*)::int as rows from audit_events where company_id = $1 group by 1 order by 2 desc limit 6',
      [cast.company],
    );
    console.log(`\n# ${kind}: ${people} rows, ${planted.length} of them with a flaw`);
    console.table(
      Object.fromEntries(
        Object.entries({ check, import: first, again }).map(([name, { seconds }]) => [
          name,
          { seconds: seconds.toFixed(1) },
        ]),
      ),
    );
    console.log(`audit: ${audited.map((a) => `${a.rows} ${a.subject}`).join(', ')}`);
    console.table(first.functions);
    return first.seconds < boundSeconds;
  } finally {
    await cast.close();
  }
}

await withinBound(benchOn);
