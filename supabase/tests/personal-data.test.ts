import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RetentionKind, retentionKinds } from '../../packages/contract/src/retention.ts';
import { z } from 'zod';
import { asCaller } from '../../apps/testkit/src/index.ts';
import type { Person } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import { plantRows, type Planted } from './support/planted.ts';

/**
 * For each table with people in it, app.personal_data says what happens to its rows when someone requests their data,
 * leaves, is erased or turns out to be a duplicate of someone else.
 */
type PersonalData = {
  readonly name: string;
  readonly mine: string;
  readonly download: string;
  readonly erasure: string | null;
  readonly merge: string | null;
  readonly leaving: string | null;
  readonly retention: string;
  readonly withheld: readonly string[];
};

let planted: Planted;
let personalData: readonly PersonalData[];
let bodies: ReadonlyMap<string, string>;

beforeAll(async () => {
  planted = await plantRows();
  const { database } = planted.cast;
  personalData = await database.query<PersonalData>('select * from app.personal_data()');
  const functions = await database.query<{ name: string; body: string }>(`
    select p.pronamespace::regnamespace || '.' || p.proname as name, p.prosrc as body
    from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace) and p.proname <> 'personal_data'`);
  const found = new Map<string, string>();
  for (const { name, body } of functions) found.set(name, `${found.get(name) ?? ''}\n${body}`);
  bodies = found;
});
afterAll(() => planted.cast.close());

/** Returns a function and every function that it calls. */
function reachedFrom(name: string): ReadonlySet<string> {
  const seen = new Set([name]);
  for (const reached of seen) {
    for (const [called] of (bodies.get(reached) ?? '').matchAll(/\b(?:public|app)\.\w+/g)) {
      if (bodies.has(called)) seen.add(called);
    }
  }
  return seen;
}

function textOf(name: string): string {
  return [...reachedFrom(name)].map((reached) => bodies.get(reached)).join('\n');
}

test('every table with people in it has a row, and no row is of another table', async () => {
  const { database } = planted.cast;
  const tables = await database.query<{ name: string }>(`
    select distinct n.nspname || '.' || c.relname as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('public', 'app') and c.relkind in ('r', 'p') and not c.relispartition
      and a.attname ~ '(^|_)(person|user)_id$'`);
  const listed = personalData.map(({ name }) => name);
  expect(new Set(listed).size).toBe(listed.length);
  // Earlier versions of a comment belong to its author, whom only the comment itself names.
  expect(listed.toSorted(), 'say in app.personal_data what becomes of the rows').toEqual(
    [...tables.map(({ name }) => name), 'public.comment_revisions'].toSorted(),
  );
});

const questions = [
  ['download', 'public.my_data', /^\w+$/],
  ['erasure', 'app.erase_account', /^(?:leave|delete|clear \w+(?:, \w+)*)$/],
  ['merge', 'public.merge_people', /^leave$/],
  ['leaving', 'app.end_access', /^(?:delete|end)$/],
] as const;

describe.each(questions)('%s', (question, handler, walked) => {
  test(`is done by ${handler} or a function that it calls, or has a reason`, () => {
    const reached = reachedFrom(handler);
    const wrong = personalData.filter(({ name, leaving, [question]: answer }) => {
      if (answer === null) return question === 'download';
      if (answer === 'leave' && leaving === null) return true;
      if (walked.test(answer) || answer.startsWith('no: ')) return false;
      return !reached.has(answer) || !new RegExp(`\\b${name}\\b`).test(textOf(answer));
    });
    expect(wrong.map(({ name, [question]: answer }) => [name, answer])).toEqual([]);
  });
});

/** The function that deletes a kind of record once its period is over, or the reason why none does. */
const removal: Readonly<Record<RetentionKind, `app.${string}` | `${string} ${string}`>> = {
  voice_audio: 'app.remove_due',
  punch_coordinates: 'app.remove_due',
  location_trail: 'app.remove_due',
  time_cards: 'the period is the least that the law asks; the ledger is never cut',
  payroll: 'the period is the least that the law asks; locked pay is never cut',
};

test.each(retentionKinds)('what is kept for the period of %s goes with it', (kind) => {
  const kept = personalData.filter(({ retention }) => retention === kind);
  const remover = removal[kind];
  if (!remover.startsWith('app.')) return;
  expect(kept.length).toBeGreaterThan(0);
  for (const { name } of kept) expect(textOf(remover)).toContain(name);
});

test('a function that does not mention a table is found out', () => {
  expect(textOf('app.end_access')).not.toContain('public.emergency_contacts');
  expect(textOf('public.merge_people')).toContain('public.emergency_contacts');
});

test('the download has each key of the list with its rows, and nothing that is withheld', async () => {
  const { cast } = planted;
  const [answer] = await asCaller<{ data: Record<string, unknown> }>(
    cast.database,
    cast.employee.caller,
    'select my_data() as data',
  );
  const data = answer?.data ?? {};
  const keys = personalData.filter(({ download }) => /^\w+$/.test(download));
  expect(Object.keys(data).toSorted()).toEqual(
    [
      ...[
        'made_at',
        'login',
        'sessions',
        'profile',
        'company',
        'calendar_feed',
        'kept_after_erasure',
      ],
      ...keys.map(({ download }) => download),
    ].toSorted(),
  );
  expect(keys.filter(({ download }) => !Array.isArray(data[download]))).toEqual([]);
  const columns = new Set(
    [...JSON.stringify(data).matchAll(/"(\w+)":/g)].map(([, column]) => column ?? ''),
  );
  const secret =
    /^(?:(?:request|report|ticket|token)_hash|token|endpoint|p256dh|auth|search_text)$/;
  expect([...columns].filter((column) => secret.test(column))).toEqual([]);
});

test('the download names no one else', async () => {
  const { cast } = planted;
  await cast.database.query(
    `update profiles set first_name = 'Zacharias', last_name = 'Quillfeather' where person_id <> $1`,
    [cast.employee.personId],
  );
  const [answer] = await asCaller<{ data: unknown }>(
    cast.database,
    cast.employee.caller,
    'select my_data() as data',
  );
  expect(JSON.stringify(answer?.data)).not.toMatch(/Zacharias|Quillfeather/);
});

test('an erasure leaves no row in tables that it deletes, and nothing in columns that it clears', async () => {
  const { cast } = planted;
  expect(await chooseNames(cast.employee, 'number')).toMatchObject({ reason: 'not_allowed' });
  expect(await chooseNames(cast.admin, 'initials')).toMatchObject({ detail: 'choice' });
  expect(await chooseNames(cast.admin, 'number')).toEqual({ verdict: 'applied' });
  await cast.database.query('select app.erase_account($1, $2)', [
    cast.company,
    cast.employee.personId,
  ]);
  const left: string[] = [];
  for (const { name, mine, erasure } of personalData) {
    if (erasure !== 'delete' && !erasure?.startsWith('clear ')) continue;
    const cleared = erasure === 'delete' ? [] : erasure.slice(6).split(', ');
    const condition = cleared.map((column) => `t.${column} is not null`).join(' or ');
    const rows = await cast.database.query(
      `with p (company, people, login) as (values ($1::uuid, $2::uuid[], $3::uuid))
       select from p, ${name} t where ${mine
         .replaceAll('$1', 'p.company')
         .replaceAll('$2', 'p.people')
         .replaceAll('$3', 'p.login')} ${condition && `and (${condition})`}`,
      [cast.company, [cast.employee.personId], cast.employee.userId],
    );
    if (rows.length > 0) left.push(name);
  }
  expect(left).toEqual([]);

  // Downloaded again by an admin: the remaining records are named, with the date until which the law requires them.
  const second = await callJson(cast.database, cast.admin.caller, 'person_data($1)', [
    cast.employee.personId,
  ]);
  const kept = z
    .array(z.object({ what: z.string(), why: z.string(), until: z.nullable(z.string()) }))
    .parse(second['kept_after_erasure']);
  const about = ['made_at', 'login', 'profile', 'company', 'kept_after_erasure'];
  const named = new Set([...about, ...kept.map(({ what }) => what), 'memberships', 'crews']);
  const there = Object.entries(second).filter(
    ([, value]) => !Array.isArray(value) || value.length > 0,
  );
  expect(there.map(([key]) => key).filter((key) => !named.has(key))).toEqual([]);
  expect(kept.filter(({ why, until }) => (why === 'law') !== (until !== null))).toEqual([]);
  expect(kept.map(({ what }) => what)).toContain('punches');
  expect(second['profile']).toMatchObject({ first_name: 'Former employee', last_name: '1' });
  expect(second['login']).toBeNull();
});

function chooseNames({ caller }: Person, choice: string) {
  return callJson(planted.cast.database, caller, 'choose_erased_names($1)', [choice]);
}
