/**
 * Plain versioned migrations for a hosted Supabase project, whose tools know no schema files. The folder belongs to the
 * project and is only ever added to: a state file in it records what it has, so that a second call writes only the
 * changes since.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { MigrationFolders } from './migrate.ts';
import { readMigrations, requiredFunctions, type Migration } from './migrations.ts';
import { readSchemaFiles, type AppliedFile, type SchemaFile } from './schema-files.ts';
import { filesOfFunctions, namesInDrops, planSchema, type SchemaPlan } from './schema-plan.ts';
import { splitStatements } from './split-statements.ts';

const objectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('function'), name: z.string(), shape: z.string() }),
  z.object({ kind: z.literal('view'), name: z.string() }),
  z.object({ kind: z.enum(['policy', 'trigger']), name: z.string(), table: z.string() }),
  z.object({ kind: z.literal('grants'), table: z.string() }),
]);

const stateSchema = z.object({
  /** The product's names of the migrations in the folder, which may have later names there. */
  migrations: z.array(z.string()),
  files: z.array(
    z.object({ path: z.string(), checksum: z.string(), objects: z.array(objectSchema) }),
  ),
});

type HostedState = {
  readonly migrations: readonly string[];
  readonly files: readonly AppliedFile[];
};

const stateFile = 'muster-schemas.json';

/** Writes the files that the folder lacks and returns their names. */
export async function writeHostedMigrations(
  { productDir, schemasDir }: Pick<MigrationFolders, 'productDir' | 'schemasDir'>,
  folder: string,
  now: () => Date,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const state = await readState(folder);
  const files = await readSchemaFiles(schemasDir);
  const migrations = (await readMigrations('product', productDir)).filter(
    ({ name }) => !state.migrations.includes(name),
  );
  let last =
    (await readdir(folder))
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .at(-1) ?? '';
  let applied = state.files;
  const written: string[] = [];

  async function write(name: string, sql: string): Promise<void> {
    await writeFile(join(folder, name), sql, { flag: 'wx' });
    written.push(name);
    last = name;
  }

  for (const migration of migrations) {
    const { sql, after } = withRequired(migration, files, applied);
    applied = after;
    const { name } = migration;
    await write(name > last ? name : `${nextTime(last, now())}${name.slice(timeLength)}`, sql);
  }
  const droppedNames = new Set(migrations.flatMap(({ sql }) => namesInDrops(splitStatements(sql))));
  const plan = planSchema({ applied, files, droppedNames });
  if (plan.files.length + plan.removedPaths.length > 0) {
    await write(`${nextTime(last, now())}_schemas.sql`, sqlOf(plan));
  }
  if (written.length > 0) {
    const next: HostedState = {
      migrations: [...state.migrations, ...migrations.map(({ name }) => name)],
      files: files.map(({ path, checksum, objects }) => ({ path, checksum, objects })),
    };
    await writeFile(join(folder, stateFile), `${JSON.stringify(next, null, 1)}\n`);
  }
  return written;
}

async function readState(folder: string): Promise<HostedState> {
  const text = await readFile(join(folder, stateFile), 'utf8').catch(() => null);
  return text === null ? { migrations: [], files: [] } : stateSchema.parse(JSON.parse(text));
}

function withRequired(
  migration: Migration,
  files: readonly SchemaFile[],
  applied: readonly AppliedFile[],
): { sql: string; after: readonly AppliedFile[] } {
  const required = filesOfFunctions(files, requiredFunctions(migration));
  const paths = new Set(required.map(({ path }) => path));
  const isRequired = ({ path }: AppliedFile) => paths.has(path);
  const plan = planSchema({ applied: applied.filter(isRequired), files: required });
  return {
    sql: plan.files.length === 0 ? migration.sql : `${sqlOf(plan)}\n${migration.sql}`,
    after: [...applied.filter((file) => !isRequired(file)), ...required],
  };
}

function sqlOf({ clearing, files }: SchemaPlan): string {
  return [
    '-- Made by `muster hosted-migrations` from the schema files.',
    'set check_function_bodies = off;',
    ...(clearing === '' ? [] : [clearing]),
    ...files.map(({ path, sql }) => `\n-- schemas/${path}\n${sql}`),
    'reset check_function_bodies;',
    '',
  ].join('\n');
}

const timeLength = 'YYYYMMDDHHMMSS'.length;

/** Returns the time as names of migrations begin with it; later than the last one. */
function nextTime(last: string, now: Date): string {
  const time = (date: Date) => date.toISOString().replaceAll(/\D/g, '').slice(0, timeLength);
  if (time(now) > last.slice(0, timeLength)) return time(now);
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(last) ?? [];
  const seconds = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) / 1000;
  return time(new Date((seconds + 1) * 1000));
}
