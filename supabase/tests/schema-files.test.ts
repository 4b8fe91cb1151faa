import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSchemaFiles, type SchemaFile } from '../../apps/server/src/db/schema-files.ts';
import { openTestDatabase, type TestDatabase } from '../../apps/testkit/src/index.ts';
import { productFolders } from './support/platform-database.ts';

/** Rules of the house for the SQL's text: where a definition is, and what its comments say. */
let opened: TestDatabase;
let files: readonly SchemaFile[];
let migrations: readonly { readonly path: string; readonly sql: string }[];

beforeAll(async () => {
  opened = await openTestDatabase();
  files = await readSchemaFiles(productFolders.schemasDir);
  const names = (await readdir(productFolders.productDir)).sort();
  migrations = await Promise.all(
    names.map(async (path) => ({
      path,
      sql: await readFile(join(productFolders.productDir, path), 'utf8'),
    })),
  );
});
afterAll(() => opened.close());

describe('a definition', () => {
  test('of a function, view, policy or trigger is in a schema file, never in a migration', () => {
    const found = migrations.filter(({ sql }) =>
      /^\s*(?:create (?:or replace )?(?:function|procedure|view|policy|(?:constraint )?trigger)|grant (?!usage on schema)|alter (?:function|policy))\b/m.test(
        sql,
      ),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  test('is in the file that has its name', () => {
    const misplaced = files.flatMap(({ path, objects }) => {
      const base = path
        .slice(path.lastIndexOf('/') + 1)
        .replace(/(?:\.policies|\.view)?\.sql$/, '');
      const names = objects.flatMap((object) =>
        object.kind === 'function' || object.kind === 'view' ? [object.name.split('.')[1]] : [],
      );
      return names.some((name) => name !== base) ? [path] : [];
    });
    expect(misplaced).toEqual([]);
  });

  test('of a function is the only one of its name, also with other arguments', async () => {
    const rows = await opened.database.query<{ name: string }>(`
      select p.proname::text as name from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace)
      group by p.proname having count(*) > 1`);
    expect(rows).toEqual([]);
  });

  test('of everything that the database has is in a file', async () => {
    const rows = await opened.database.query<{ name: string }>(`
      select n.nspname || '.' || p.proname as name from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'app')
      order by 1`);
    const defined = files.flatMap(({ objects }) =>
      objects.flatMap((object) => (object.kind === 'function' ? [object.name] : [])),
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(defined.sort());
  });

  test('compiles: bodies are not checked while the files are applied', async () => {
    const rows = await opened.database.query<{ definition: string }>(`
      select pg_get_functiondef(p.oid) as definition from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace)`);
    const script = rows.map(({ definition }) => definition).join(';\n');
    await expect(
      opened.database.script(`set check_function_bodies = on;\n${script}`),
    ).resolves.toBeUndefined();
  });
});

describe('every function', () => {
  test('says what it does', async () => {
    const rows = await opened.database.query<{ name: string }>(`
      select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace)
        and obj_description(p.oid, 'pg_proc') is null`);
    expect(rows).toEqual([]);
  });
});

describe('the text', () => {
  test('has lines of fewer than 120 characters', () => {
    expect(linesWith((line) => line.length >= 120)).toEqual([]);
  });

  test('tells in its comments what is, not what was', () => {
    const story = /--.*\b(?:previously|formerly|until now|so far|used to|anew|no longer needed)\b/i;
    expect(linesWith((line) => story.test(line))).toEqual([]);
  });
});

function linesWith(isFault: (line: string) => boolean): string[] {
  return [...files, ...migrations].flatMap(({ path, sql }) =>
    sql.split('\n').flatMap((line, at) => (isFault(line) ? [`${path}:${at + 1}: ${line}`] : [])),
  );
}
