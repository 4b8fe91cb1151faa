import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RetentionKind, retentionKinds } from '../../packages/contract/src/retention.ts';
import { openTestDatabase, type TestDatabase } from '../../packages/testkit/src/index.ts';
import { personalData } from './support/personal-data.ts';

/**
 * Each table with people in it says what becomes of its rows when someone asks for their data or leaves, is
 * erased or turns out to be someone else: the functions that do it list tables by hand.
 */
let opened: TestDatabase;
let tables: readonly string[];
/** All that a function and those it calls say. */
let textOf: (name: string) => string;

beforeAll(async () => {
  opened = await openTestDatabase();
  const found = await opened.database.query<{ name: string }>(`
    select distinct c.oid::regclass::text as name
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace in ('public'::regnamespace, 'app'::regnamespace)
      and c.relkind in ('r', 'p') and not c.relispartition
      and a.attname ~ '(^|_)(person|user)_id$'
    order by 1`);
  tables = found.map(({ name }) => name);
  const functions = await opened.database.query<{ name: string; body: string }>(`
    select p.pronamespace::regnamespace || '.' || p.proname as name, p.prosrc as body
    from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace)`);
  const bodies = new Map<string, string>();
  for (const { name, body } of functions) bodies.set(name, `${bodies.get(name) ?? ''}\n${body}`);
  textOf = (name) => {
    const seen = new Set([name]);
    for (const reached of seen) {
      for (const [called] of (bodies.get(reached) ?? '').matchAll(/\b(?:public|app)\.\w+/g)) {
        if (bodies.has(called)) seen.add(called);
      }
    }
    return [...seen].map((reached) => bodies.get(reached)).join('\n');
  };
});
afterAll(() => opened.close());

const handlers = [
  ['download', 'public.my_data'],
  ['erasure', 'app.erase_account'],
  ['merge', 'public.merge_people'],
  ['leaving', 'app.end_access'],
] as const;

test('every table with people in it is listed, and no other', () => {
  expect(
    Object.keys(personalData).toSorted(),
    'say in support/personal-data.ts what becomes of the rows of each table with a person_id or user_id',
  ).toEqual([...tables].toSorted());
});

describe.each(handlers)('%s', (question, handler) => {
  test(`is done by ${handler} where the list says so`, () => {
    const text = textOf(handler);
    const missing = Object.entries(personalData)
      .filter(([, answers]) => answers[question] === true)
      .map(([name]) => (name.includes('.') ? name : `public.${name}`))
      .filter((name) => !new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(text));
    expect(missing, `${handler} and what it calls never mention these tables`).toEqual([]);
  });
});

/** What deletes the records of a kind once their period is over, or why nothing does. */
const removal: Readonly<Record<RetentionKind, `app.${string}` | `${string} ${string}`>> = {
  voice_audio: 'app.remove_old_transcripts',
  punch_coordinates: 'app.remove_old_punch_locations',
  location_trail: 'nothing is recorded between punches',
  time_cards: 'the period is the least that the law asks; the ledger is never cut',
  payroll: 'the period is the least that the law asks; locked pay is never cut',
};

test.each(retentionKinds)('what is kept for the period of %s goes with it', (kind) => {
  const kept = Object.entries(personalData).filter(([, { retention }]) => retention === kind);
  const remover = removal[kind];
  if (!remover.startsWith('app.')) return;
  expect(kept.length).toBeGreaterThan(0);
  for (const [name] of kept) expect(textOf(remover)).toContain(`delete from public.${name}`);
});

test('a function that does not mention a table is found out', () => {
  expect(textOf('app.end_access')).not.toContain('public.emergency_contacts');
  expect(textOf('app.erase_account')).toContain('public.emergency_contacts');
});
