import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { readMigrations, requiredFunctions } from '../../apps/server/src/db/migrations.ts';
import { readSchemaFiles, type SchemaFile } from '../../apps/server/src/db/schema-files.ts';
import { openTestDatabase } from '../../apps/testkit/src/index.ts';
import { temporaryFolder } from '../../apps/testkit/src/temporary-folder.ts';
import { catalogLines } from './support/catalog-lines.ts';
import { openPlatformDatabase, productFolders } from './support/platform-database.ts';

/**
 * A database that was made at other schema files and then upgraded is the same as a fresh one. The
 * other files are made from today's: bodies, signatures and grants differ, files lie elsewhere, are
 * missing or are ones that today's have not. Each version does another of these to each file.
 */
const versions = [0, 1, 2, 3, 4];
/** All in the full run; otherwise two, which the commit draws. */
const seed = Number(process.env['MUSTER_TEST_SEED'] ?? 0);
const tried = versions.filter(
  (version) => process.env['MUSTER_TEST_FULL'] === '1' || (version + seed) % versions.length < 2,
);
const limitMs = 240_000;

let older: Awaited<ReturnType<typeof openPlatformDatabase>>;
let folder: string;
let files: readonly SchemaFile[];
let fresh: readonly string[];

beforeAll(async () => {
  older = await openPlatformDatabase();
  folder = await temporaryFolder();
  files = await readSchemaFiles(productFolders.schemasDir);
  const own = await openTestDatabase();
  fresh = await catalogLines(own.database);
  await own.close();
}, limitMs);

afterAll(async () => {
  await older.close();
  await rm(folder, { recursive: true, force: true });
});

test.each(tried)(
  'a database that was made by other files has the catalog of a fresh one after its upgrade (%i)',
  async (version) => {
    const schemasDir = join(folder, String(version));
    await writeVersion(version, schemasDir);
    const productDir = productFolders.productDir;
    await migrate(older.database, { platformDir: null, productDir, schemasDir });
    expect(await catalogLines(older.database)).not.toEqual(fresh);
    await migrate(older.database, { platformDir: null, ...productFolders });
    expect(await catalogLines(older.database)).toEqual(fresh);
  },
  limitMs,
);

async function writeVersion(version: number, schemasDir: string): Promise<void> {
  const migrations = await readMigrations('product', productFolders.productDir);
  const untouched = new Set(migrations.flatMap(requiredFunctions));
  const attachments = files.filter(isAttachment).map(({ sql }) => sql);
  for (const [index, file] of files.entries()) {
    const functions = file.objects.flatMap((object) =>
      object.kind === 'function' ? [object.name] : [],
    );
    const isCalledByPolicy = functions.some((name) =>
      attachments.some((sql) => sql.includes(`${name}(`)),
    );
    const changed = functions.some((name) => untouched.has(name))
      ? file
      : otherwise(file, (index + version) % versions.length, isCalledByPolicy);
    if (changed === null) continue;
    const path = join(schemasDir, changed.path);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, changed.sql);
  }
  await writeFile(join(schemasDir, 'gone_function.sql'), goneFunction);
  await writeFile(join(schemasDir, 'gone.policies.sql'), gonePolicies);
}

function isAttachment({ path }: SchemaFile): boolean {
  return path.endsWith('.policies.sql');
}

type Written = { readonly path: string; readonly sql: string };

/** The file as a version may have had it; null where it had none. */
function otherwise(file: SchemaFile, turn: number, isCalledByPolicy: boolean): Written | null {
  const { path, sql } = file;
  switch (turn) {
    case 0:
      return file;
    case 1:
      // A policy cannot be made without the functions that it calls.
      return isCalledByPolicy ? file : null;
    case 2:
      return { path: `elsewhere/${path}`, sql };
    case 3:
      return { path, sql: `${sql}\n-- As an earlier version had it.\n` };
    default:
      return { path, sql: isAttachment(file) ? withoutGrants(sql) : withOneMoreArgument(sql) };
  }
}

function withoutGrants(sql: string): string {
  return sql.replaceAll(/^grant [^;]+;$/gm, '');
}

/** Comments and grants name the signature, so they go. Triggers take no arguments. */
function withOneMoreArgument(sql: string): string {
  if (sql.includes('returns trigger') || sql.includes('variadic')) return sql;
  return sql
    .replaceAll(/^(?:comment on function|grant execute on function)[\s\S]+?;$/gm, '')
    .replace(
      /^(create or replace function [\w.]+\()((?:[^()]|\([^()]*\))*)/m,
      (_all, start: string, given: string) =>
        `${start}${given.trim() === '' ? '' : `${given.trimEnd()},`} earlier boolean default true`,
    );
}

const goneFunction = `
create or replace function app.gone_function() returns boolean language sql as $$ select true $$;
comment on function app.gone_function() is 'Of a version before.';
grant execute on function app.gone_function() to authenticated;
`;

const gonePolicies = `
create policy gone on public.people_views for select to authenticated using ((select app.gone_function()));
`;
