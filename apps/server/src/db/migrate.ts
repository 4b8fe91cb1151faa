/**
 * Brings a database to the state that the folders describe. Migration files are applied once, in the order of their
 * names; schema files (`schema-files.ts`) are applied whenever they change, after the migrations. All pending changes
 * run in one transaction together with their lines in the ledger; only a migration whose first line is
 * `-- no-transaction` runs statement by statement, after a commit of what comes before it. A line
 * `-- requires: app.name, …` in a migration names functions that it calls or that its tables need: their files are
 * applied just before it. Several servers may start at once: one applies the changes, the others wait and find them
 * applied.
 */
import type { ScriptTransaction } from './script-transaction.ts';
import type { Database } from './database.ts';
import { MigrationError } from './migration-error.ts';
import {
  isOutsideTransaction,
  pendingOf,
  readLedger,
  readMigrations,
  requiredFunctions,
  type Migration,
} from './migrations.ts';
import { readSchemaFiles, type AppliedFile, type SchemaFile } from './schema-files.ts';
import { namesInDrops, planSchema } from './schema-plan.ts';
import { appliedFilesSql, SchemaState } from './schema-state.ts';
import { splitStatements } from './split-statements.ts';

export type MigrationFolders = {
  /** Folder with the parts of the schema that a hosted project already has; null if the database is one. */
  readonly platformDir: string | null;
  readonly productDir: string;
  readonly schemasDir: string;
};

/** Called before a migration runs, and before the schema files are compared. */
export type MigrationProgress = (step: {
  readonly name: string;
  /** Starts at 1. */
  readonly position: number;
  readonly total: number;
}) => void;

export type MigratableDatabase = Database & {
  /** Runs `work` while no other process or caller has the `lock` on this database. */
  exclusively<T>(lock: string, work: () => Promise<T>): Promise<T>;
  /**
   * One transaction as the server itself without a time limit; nothing else uses an embedded database meanwhile. Rolled
   * back when `work` throws; never retried.
   */
  migration<T>(work: (transaction: ScriptTransaction) => Promise<T>): Promise<T>;
};

/** Names of migrations and paths of schema files, in the order in which they are applied. */
export type Changes = {
  readonly migrations: readonly string[];
  readonly schemaFiles: readonly string[];
};

/** Applies missing and changed files, and returns them. */
export async function migrate(
  database: MigratableDatabase,
  folders: MigrationFolders,
  onProgress: MigrationProgress = () => {},
): Promise<Changes> {
  const { migrations, files } = await readAll(folders);
  return database.exclusively('muster.migrations', async () => {
    await database.script(ledgerSql);
    const pending = pendingOf(migrations, await readLedger(database, folders.platformDir !== null));
    const schemaFiles: string[] = [];
    let position = 0;
    const begin = ({ name }: Migration) =>
      onProgress({ name, position: ++position, total: pending.length });

    const rounds = roundsOf(pending);
    for (const round of rounds) {
      const [alone] = round;
      if (alone !== undefined && isOutsideTransaction(alone)) {
        begin(alone);
        await applyAlone(database, alone);
        continue;
      }
      await database.migration(async (transaction) => {
        const schema = await SchemaState.read(transaction, files);
        for (const migration of round) {
          begin(migration);
          schemaFiles.push(...(await schema.require(requiredFunctions(migration))));
          await apply(transaction, migration);
        }
        if (round === rounds.at(-1)) {
          schemaFiles.push(...(await schema.applyAll(droppedNames(pending))));
        }
      });
    }
    // Servers already running on the database still know an older schema.
    if (pending.length + schemaFiles.length > 0) {
      await database.script(`notify pgrst, 'reload schema'`);
    }
    return { migrations: pending.map(({ name }) => name), schemaFiles };
  });
}

/**
 * The changes that the database doesn't have yet.
 * @throws MigrationError like `migrate` for files that can't be applied.
 */
export async function pendingChanges(
  database: Database,
  folders: MigrationFolders,
): Promise<Changes> {
  const { migrations, files } = await readAll(folders);
  const [ledger] = await database.query<{ exists: boolean }>(
    `select to_regclass('muster.schema_files') is not null as exists`,
  );
  const exists = ledger?.exists === true;
  const lines = exists ? await readLedger(database, folders.platformDir !== null) : [];
  const applied = exists ? await database.query<AppliedFile>(appliedFilesSql) : [];
  return {
    migrations: pendingOf(migrations, lines).map(({ name }) => name),
    schemaFiles: planSchema({ applied, files }).files.map(({ path }) => path),
  };
}

const ledgerSql = `
create schema if not exists muster;
create table if not exists muster.migrations (
  ledger text not null,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now(),
  primary key (ledger, name)
);
comment on table muster.migrations is 'Which migration files this database has seen, and their content then.';
create table if not exists muster.schema_files (
  path text primary key,
  checksum text not null,
  objects jsonb not null,
  applied_at timestamptz not null default now()
);
comment on table muster.schema_files is 'Which schema files this database has, their content, and what they define.';
`;

async function readAll(
  folders: MigrationFolders,
): Promise<{ migrations: Migration[]; files: SchemaFile[] }> {
  const { platformDir, productDir, schemasDir } = folders;
  const migrations = [
    ...(platformDir === null ? [] : await readMigrations('platform', platformDir)),
    ...(await readMigrations('product', productDir)),
  ];
  return { migrations, files: await readSchemaFiles(schemasDir) };
}

/** Groups of migrations that are applied together. The last group includes the schema files, so it's a transaction. */
function roundsOf(pending: readonly Migration[]): Migration[][] {
  let open: Migration[] = [];
  const rounds = [open];
  for (const migration of pending) {
    if (isOutsideTransaction(migration)) rounds.push([migration], (open = []));
    else open.push(migration);
  }
  return rounds.filter((round) => round.length > 0 || round === open);
}

function droppedNames(pending: readonly Migration[]): Set<string> {
  return new Set(pending.flatMap(({ sql }) => namesInDrops(splitStatements(sql))));
}

// A migration may change role or search path for its own purposes.
const afterMigration = 'reset role;\nreset search_path;';

async function apply(transaction: ScriptTransaction, migration: Migration): Promise<void> {
  await orExplain(migration, 'failed and nothing was changed', () =>
    transaction.script(`${migration.sql}\n;${afterMigration}\n${ledgerEntry(migration)}`),
  );
}

async function applyAlone(database: Database, migration: Migration): Promise<void> {
  await orExplain(migration, 'failed partway and may be partly applied', async () => {
    await database.script(migration.sql, { transactional: false });
    await database.script(ledgerEntry(migration));
  });
}

function ledgerEntry({ ledger, name, checksum }: Migration): string {
  return `insert into muster.migrations (ledger, name, checksum) values ('${ledger}', '${name.replaceAll("'", "''")}', '${checksum}')`;
}

async function orExplain(
  { name }: Migration,
  outcome: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MigrationError(`The migration ${name} ${outcome}: ${reason}`, { cause });
  }
}
