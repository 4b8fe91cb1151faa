import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  decisionKinds,
  decisionStates,
  errorCatalogue,
  identitySchema,
  punchVerdicts,
} from '../../packages/contract/src/index.ts';
import { languages } from '../../packages/domain/src/languages.ts';
import { shiftReasons } from '../../packages/contract/src/shift-reasons.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addLogin, openCast, type Cast } from './support/cast.ts';

/** Reasons why work on a job ended, given by the person who ends its JSA. */
const endReasons = ['done'];

/** The database keeps the promises of packages/contract. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('the database and the contract', () => {
  test('name the same reasons: every code that a function returns is in the catalog', async () => {
    const sources = await cast.database.query<{ source: string }>(
      `select prosrc as source from pg_proc
       where pronamespace in ('public'::regnamespace, 'app'::regnamespace)`,
    );
    const text = sources.map(({ source }) => source).join('\n');
    const said = new Set(
      [
        ...text.matchAll(/'reason', '(\w+)'/g),
        ...text.matchAll(/app\.refused\('(\w+)'\)/g),
        ...text.matchAll(/reason := '(\w+)'/g),
        ...text.matchAll(/hold := '(\w+)'/g),
        ...text.matchAll(/detail = '(\w+)'/g),
      ].map(([, word]) => word),
    );
    expect(said.size).toBeGreaterThan(8);
    const known = new Set<string>([...Object.keys(errorCatalogue), ...shiftReasons, ...endReasons]);
    expect(
      [...said].filter((word) => !known.has(String(word))),
      'add these reasons to packages/contract/src/errors.ts',
    ).toEqual([]);
  });

  test('name the same languages', async () => {
    expect(await allowed('company_settings', 'default_language')).toEqual([...languages].sort());
    expect(await allowed('profiles', 'language')).toEqual([...languages].sort());
    const said = await cast.database.query<{ language: string }>(
      'select language from unnest($1::text[]) language where app.is_language(language)',
      [[...languages, 'de', 'EN', '', null]],
    );
    expect(said.map(({ language }) => language)).toEqual([...languages]);
  });

  test('name the same kinds and states of decisions, and the same verdicts', async () => {
    expect(await allowed('decision_items', 'kind')).toEqual([...decisionKinds].sort());
    expect(await allowed('decision_items', 'state')).toEqual([...decisionStates].sort());
    const stored = await allowed('punch_answers', 'verdict');
    expect(stored.filter((verdict) => !punchVerdicts.some((known) => known === verdict))).toEqual(
      [],
    );
    expect([...decisionKinds].filter((kind) => !(kind in errorCatalogue))).toEqual([]);
  });
});

describe('my_identity', () => {
  test.each([
    ['employee', () => cast.employee.caller, { role: 'employee', access_ended: false }],
    ['supervisor', () => cast.supervisor.caller, { role: 'supervisor' }],
    ['admin', () => cast.admin.caller, { role: 'admin' }],
    ['kiosk', () => cast.kiosk.caller, { role: 'kiosk', person_id: null }],
    ['super admin', () => cast.superAdmin, { role: 'super_admin', company: null }],
  ])('says who an %s is', async (_, callerOf, expected) => {
    expect(await identityOf(callerOf())).toMatchObject(expected);
  });

  test('says that a login without a company has none', async () => {
    const sub = await addLogin(cast.database, { user: { first_name: 'New' } });
    expect(await identityOf({ role: 'authenticated', sub })).toMatchObject({
      user_id: sub,
      role: null,
      company: null,
      clock_settings: null,
      access_ended: false,
      profile: { first_name: 'New', profile_complete: false },
    });
  });

  test('says that access has ended, and nothing about the company', async () => {
    await cast.database.query('update memberships set valid_to = now() where person_id = $1', [
      cast.loner.personId,
    ]);
    expect(await identityOf(cast.loner.caller)).toMatchObject({
      person_id: cast.loner.personId,
      role: null,
      company_id: null,
      company: null,
      access_ended: true,
    });
  });
});

async function identityOf(caller: TestCaller) {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select my_identity() as answer',
  );
  return identitySchema.parse(row?.answer);
}

/** Returns the values that a column's check allows, sorted. */
async function allowed(table: string, column: string): Promise<string[]> {
  const [row] = await cast.database.query<{ text: string }>(
    `select pg_get_constraintdef(c.oid) as text
     from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
     where c.contype = 'c' and c.conrelid = $1::regclass and a.attname = $2`,
    [`public.${table}`, column],
  );
  return [...(row?.text ?? '').matchAll(/'(\w+)'/g)].map(([, word]) => String(word)).sort();
}
