import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../apps/testkit/src/index.ts';

/**
 * A single text that a query can't cast fails the query for everyone whose rows are read with it. So every text that
 * SQL casts is validated before it is stored: a column by a check, a JSON key by the function that takes it. The few
 * exceptions are listed here, each with the effect of an invalid one.
 */
let opened: TestDatabase;
let functions: readonly { readonly name: string; readonly text: string }[];
beforeAll(async () => {
  opened = await openTestDatabase();
  functions = await opened.database.query(
    `select proname as name, prosrc as text from pg_proc
     where pronamespace in ('public'::regnamespace, 'app'::regnamespace) and proname <> 'is_time_zone'`,
  );
});
afterAll(() => opened.close());

const types =
  'date|timestamptz|timestamp|time|interval|uuid|int|integer|bigint|smallint|numeric|float8|boolean|xid8|jsonb';

const columns: Record<string, string> = {
  'app.import_flaws.detail': 'match_people casts the line number that it wrote itself',
  'app.import_rows.rate':
    'find_field_errors compares it with a pattern first; a wrong one is a row error',
  'app.import_rows.starts_on': 'as rate, with is_date_text',
  'public.punches.zone':
    'app.known_zone: the ledger keeps what it has; what arrives is judged by new_item',
  'public.time_entries.zone': 'app.known_zone; write_entries stores only known zones',
};

const keys: Record<string, string> = {
  // Written by our own functions from columns of that type, and never by a caller.
  bytes: 'counts of an export, from the job that wrote it',
  cents: 'sum in read_certified_payroll',
  contact: 'merge_people notes what it moved',
  ends_at: 'works, which a function made',
  entry_id: 'exceptions of day_results, from the pay engine',
  is_expiring: 'list_vendors asks for its type first',
  is_lead: 'a row of crew_members',
  line: 'import_budget numbers the lines itself',
  most_minutes: 'counts in payroll_problems',
  negative: 'counts in payroll_problems',
  currencies: 'counts in payroll_problems',
  now: 'facts, which a function made',
  regular_minutes: 'totals of a sheet',
  overtime_minutes: 'totals of a sheet',
  is_own: 'arguments of a message, written by ours',
  double_minutes: 'totals of a sheet',
  removed_at: 'a row of shifts, kept for undoing',
  rest_due: 'breaks of day_results, from the pay engine',
  rest_recorded: 'breaks of day_results, from the pay engine',
  rows: 'counts of an export, from the job that wrote it',
  shift_id: 'judgements, which a function made',
  starts_at: 'works, which a function made',
  voided: 'an answer of our own',
  week_from: 'write_hours takes it from the pay engine',
  // Parameters of a single request; only that request fails.
  created_at: 'cursor of search_invitations',
  is_exception: 'change of a shift',
  series_id: 'change of a shift',
  iterations: 'set_person_pins compares it with a pattern first',
  period_from: 'sign_at_kiosk asks is_date first',
  session_id: 'claim of a token that the server signed',
};

test('every text column that SQL casts has a check, or is listed here with the effect of an invalid value', async () => {
  const texts = await opened.database.query<{ table: string; name: string; checks: string }>(
    `select n.nspname || '.' || c.relname as table, a.attname as name, coalesce(string_agg(k.def, ' '), '') as checks
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     left join lateral (
       select pg_get_constraintdef(k.oid) as def from pg_constraint k
       where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)
     ) k on true
     where n.nspname in ('public', 'app') and c.relkind in ('r', 'p') and not c.relispartition
       and a.atttypid in ('text'::regtype, 'varchar'::regtype)
     group by 1, 2`,
  );
  const zones = /at time zone (?:\w+\.)?(\w+)/g;
  const casts = new RegExp(String.raw`\b\w+\.(\w+)::(?:${types})\b`, 'g');
  const asZones = new Set(all(zones));
  const asOthers = new Set(all(casts));
  const unguarded = texts.filter(
    ({ name, checks }) =>
      (asZones.has(name) && !checks.includes('is_time_zone')) ||
      (asOthers.has(name) && checks === ''),
  );
  expect(unguarded.map(({ table, name }) => `${table}.${name}`).sort()).toEqual(
    Object.keys(columns).sort(),
  );
});

test('every JSON key that SQL casts is validated on input, or is listed here with the effect of an invalid value', () => {
  const judges = functions.filter(
    ({ name, text }) => /^(?:wrong|is|are|has)_/.test(name) || text.includes('app.first_wrong('),
  );
  const judged = new Set(
    judges.flatMap(({ text }) => [...text.matchAll(/'(\w+)'/g)].map(([, key]) => key)),
  );
  const casts = new RegExp(String.raw`->>?\s*'(\w+)'\s*\)?\s*\)?::(?:${types})\b`, 'g');
  const unjudged = new Set(
    all(
      casts,
      functions.filter((one) => !judges.includes(one)),
    ).filter((key) => !judged.has(key)),
  );
  expect([...unjudged].sort()).toEqual(Object.keys(keys).sort());
});

function all(pattern: RegExp, among = functions): string[] {
  return among.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}
