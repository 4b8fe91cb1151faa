import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../apps/testkit/src/index.ts';
import { usesOfLogin } from './support/uses-of-login.ts';

/** House rules that the catalogs can check for every table and function at once. */
let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

describe('migrations', () => {
  test('are named by time and subject', async () => {
    const names = await readdir(join(import.meta.dirname, '..', 'migrations'));
    expect(names.filter((name) => !/^\d{14}_[a-z][a-z0-9_]*\.sql$/.test(name))).toEqual([]);
  });
});

describe('tables', () => {
  test('all have row security, partitions too', async () => {
    expect(
      await offenders(`
        select c.oid::regclass::text as name from pg_class c
        where c.relnamespace in ('public'::regnamespace, 'app'::regnamespace)
          and c.relkind in ('r', 'p') and not c.relrowsecurity`),
    ).toEqual([]);
  });

  test('all have a comment', async () => {
    expect(
      await offenders(`
        select c.oid::regclass::text as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
          and obj_description(c.oid) is null`),
    ).toEqual([]);
  });

  test('are granted to user roles by column, to anon not at all', async () => {
    expect(
      await offenders(`
        select c.oid::regclass || ' ' || r.rolname || ' ' || a.privilege_type as name
        from pg_class c cross join aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
        where c.relnamespace in ('public'::regnamespace, 'app'::regnamespace)
          and r.rolname in ('anon', 'authenticated')
          -- A delete has no columns.
          and not (r.rolname = 'authenticated' and a.privilege_type = 'DELETE')
        union all
        select c.oid::regclass || '.' || t.attname || ' anon'
        from pg_attribute t cross join aclexplode(t.attacl) a
        join pg_roles r on r.oid = a.grantee join pg_class c on c.oid = t.attrelid
        where c.relnamespace = 'public'::regnamespace and r.rolname = 'anon'`),
    ).toEqual([]);
  });

  test('grant everyone nothing', async () => {
    expect(
      await offenders(`
        select c.oid::regclass::text as name
        from pg_class c cross join aclexplode(c.relacl) a
        where c.relnamespace in ('public'::regnamespace, 'app'::regnamespace) and a.grantee = 0`),
    ).toEqual([]);
  });

  test('that a user may delete from are these', async () => {
    expect(
      await offenders(`
        select c.relname::text as name
        from pg_class c cross join aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
        where c.relnamespace = 'public'::regnamespace and r.rolname = 'authenticated'`),
    ).toEqual(['device_tokens', 'people_views']);
  });

  test('of the field’s truth are written by no one but the rules', async () => {
    expect(
      await offenders(`
        select c.relname || ' ' || a.privilege_type as name
        from pg_class c cross join aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
        where c.relname in (
          'punches', 'punch_answers', 'punch_locations', 'location_reads', 'time_entries',
          'time_breaks', 'time_entry_events', 'decision_items', 'clock_states', 'audit_events'
        ) and r.rolname in ('anon', 'authenticated', 'service_role') and a.privilege_type <> 'SELECT'`),
    ).toEqual([]);
  });

  test('expose no numeric, which reaches JavaScript as a float, and no enum', async () => {
    expect(
      await offenders(`
        select a.attrelid::regclass || '.' || a.attname as name
        from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
          and (t.typname = 'numeric' or t.typtype = 'e')`),
    ).toEqual([]);
  });
});

describe('foreign keys', () => {
  test('all have an index that leads with their columns', async () => {
    expect(
      await offenders(`
        select k.conrelid::regclass || ' ' || k.conname as name
        from pg_constraint k join pg_class c on c.oid = k.conrelid
        where k.contype = 'f' and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace)
          and not exists (
            select from pg_index i
            where i.indrelid = k.conrelid
              and (i.indkey::int2[])[0 : cardinality(k.conkey) - 1] @> k.conkey
              and k.conkey @> (i.indkey::int2[])[0 : cardinality(k.conkey) - 1]
          )`),
    ).toEqual([]);
  });

  test('between tables of a company name the company, so that no row can point to a foreign one', async () => {
    expect(
      await offenders(`
        select k.conrelid::regclass || ' ' || k.conname as name
        from pg_constraint k
        join pg_attribute there on there.attrelid = k.confrelid and there.attname = 'company_id'
        where k.contype = 'f' and k.conrelid::regclass::text !~ '^app\\.'
          and not (there.attnum = any (k.confkey))`),
    ).toEqual([]);
  });

  test('indexes of company tables lead with the company', async () => {
    expect(
      await offenders(`
        select i.indexrelid::regclass::text as name
        from pg_index i
        join pg_class c on c.oid = i.indrelid
        join pg_class x on x.oid = i.indexrelid
        join pg_am m on m.oid = x.relam and m.amname = 'btree'
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
        where c.relnamespace = 'public'::regnamespace and not i.indisunique
          and i.indkey[0] <> a.attnum
          -- The platform reads errors of all companies by time.
          and x.relname <> 'client_errors_created_idx'`),
    ).toEqual([]);
  });
});

describe('functions', () => {
  test('that run with their owner’s rights have no search path', async () => {
    expect(
      await offenders(`
        select p.oid::regprocedure::text as name from pg_proc p
        where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace)
          and p.prosecdef and not coalesce('search_path=""' = any (p.proconfig), false)`),
    ).toEqual([]);
  });

  test('can be executed by everyone only with an explicit grant', async () => {
    expect(
      await offenders(`
        select p.oid::regprocedure::text as name
        from pg_proc p cross join aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
        where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace) and a.grantee = 0`),
    ).toEqual([]);
  });

  test('have a comment if they are exposed', async () => {
    expect(
      await offenders(`
        select p.oid::regprocedure::text as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace and obj_description(p.oid) is null`),
    ).toEqual([]);
  });

  test('behind the exposed ones are out of reach, and their schema too', async () => {
    expect(
      await offenders(`
        select r.rolname::text as name from pg_roles r
        where r.rolname in ('anon', 'authenticated', 'service_role')
          and has_schema_privilege(r.oid, 'app', 'usage')`),
    ).toEqual([]);
  });
});

describe('the caller', () => {
  test('is looked up by app.who_asks; the login itself is read only with a stated reason', async () => {
    const [functions, policies] = await Promise.all([
      offenders(`
        select p.proname::text as name from pg_proc p
        where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace)
          and p.prosrc ~ 'auth\\.uid\\('`),
      offenders(`
        select distinct c.relname::text as name from pg_policy y join pg_class c on c.oid = y.polrelid
        where concat(pg_get_expr(y.polqual, y.polrelid), pg_get_expr(y.polwithcheck, y.polrelid)) ~ 'auth\\.uid\\('`),
    ]);
    expect(functions).toEqual(Object.keys(usesOfLogin.functions).sort());
    expect(policies).toEqual(Object.keys(usesOfLogin.policies).sort());
  });
});

describe('policies', () => {
  test('look up the caller once per statement, not once per row', async () => {
    const rows = await opened.database.query<{ name: string; text: string }>(`
      select polrelid::regclass || ' ' || polname as name,
        concat(pg_get_expr(polqual, polrelid), ' ', pg_get_expr(polwithcheck, polrelid)) as text
      from pg_policy`);
    const perRow = rows.filter(({ text }) =>
      /\b(?:app|auth|realtime)\.\w+\(/.test(
        text.replaceAll(/SELECT (?:app|auth|realtime)\.\w+\(/g, ''),
      ),
    );
    expect(perRow.map(({ name }) => name)).toEqual([]);
  });

  test('name the role they are for', async () => {
    expect(
      await offenders(`
        select polrelid::regclass || ' ' || polname as name from pg_policy
        where polroles <> array['authenticated'::regrole::oid]`),
    ).toEqual([]);
  });
});

/** Returns the names that a rule's query finds to violate it, sorted. */
async function offenders(sql: string): Promise<string[]> {
  const rows = await opened.database.query<{ name: string }>(sql);
  return rows.map(({ name }) => name).sort();
}
