/**
 * Brings a database to the state that the migration folders describe. Every file is applied once, in
 * the order of names, in a transaction of its own together with its line in the ledger; a file whose
 * first line is `-- no-transaction` runs statement by statement. Several servers may start at once:
 * one applies, the others wait and find it done.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';

export type MigrationFolders = {
  /** What a hosted project has by itself; null where the database is one. */
  readonly platformDir: string | null;
  readonly productDir: string;
};

/** Called before a migration runs. */
export type MigrationProgress = (step: {
  readonly name: string;
  /** Counts from 1. */
  readonly position: number;
  readonly total: number;
}) => void;

export type MigratableDatabase = Database & {
  /** Runs `work` while no other process or caller holds `lock` on this database. */
  exclusively<T>(lock: string, work: () => Promise<T>): Promise<T>;
};

/** A migration cannot be applied; the message is a sentence for the operator. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

type Ledger = 'platform' | 'product';

type Migration = {
  readonly ledger: Ledger;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
};

/**
 * Applies what is missing and answers the names of what it applied.
 * @throws MigrationError when an applied file was edited or is gone, when a new one sorts before an
 *   applied one, or when one fails.
 */
export async function migrate(
  database: MigratableDatabase,
  { platformDir, productDir }: MigrationFolders,
  onProgress: MigrationProgress = () => {},
): Promise<string[]> {
  const migrations = await readAll({ platformDir, productDir });
  return database.exclusively('muster.migrations', async () => {
    await database.script(ledgerSql);
    const pending = pendingOf(migrations, await readLedger(database, platformDir !== null));
    for (const [index, migration] of pending.entries()) {
      onProgress({ name: migration.name, position: index + 1, total: pending.length });
      await apply(database, migration);
    }
    // Servers that run on the database already know an older schema.
    if (pending.length > 0) await database.script(`notify pgrst, 'reload schema'`);
    return pending.map((migration) => migration.name);
  });
}

/**
 * The names of the migrations that the database does not have yet.
 * @throws MigrationError as `migrate` does for files that cannot be applied.
 */
export async function pendingMigrations(
  database: Database,
  { platformDir, productDir }: MigrationFolders,
): Promise<string[]> {
  const migrations = await readAll({ platformDir, productDir });
  const [ledger] = await database.query<{ exists: boolean }>(
    `select to_regclass('muster.migrations') is not null as exists`,
  );
  const applied = ledger?.exists === true ? await readLedger(database, platformDir !== null) : [];
  return pendingOf(migrations, applied).map(({ name }) => name);
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
`;

async function readAll({ platformDir, productDir }: MigrationFolders): Promise<Migration[]> {
  return [
    ...(platformDir === null ? [] : await readMigrations('platform', platformDir)),
    ...(await readMigrations('product', productDir)),
  ];
}

async function readMigrations(ledger: Ledger, folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { ledger, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

type LedgerLine = { readonly ledger: string; readonly name: string; readonly checksum: string };

function readLedger(database: Database, withPlatform: boolean): Promise<LedgerLine[]> {
  return database.query<LedgerLine>(
    `select ledger, name, checksum from muster.migrations where $1 or ledger = 'product'`,
    [withPlatform],
  );
}

function pendingOf(migrations: readonly Migration[], applied: readonly LedgerLine[]): Migration[] {
  const appliedByKey = new Map(applied.map((line) => [keyOf(line), line]));
  const lastApplied = new Map<string, string>();
  for (const { ledger, name } of applied) {
    if (name > (lastApplied.get(ledger) ?? '')) lastApplied.set(ledger, name);
  }
  const known = new Set(migrations.map(keyOf));
  for (const line of applied) {
    if (!known.has(keyOf(line))) {
      throw new MigrationError(
        `The database has the migration ${line.name}, which this version does not know: it was migrated by a newer version. Start that one, or restore a backup.`,
      );
    }
  }
  return migrations.filter((migration) => {
    const line = appliedByKey.get(keyOf(migration));
    if (line === undefined) {
      const last = lastApplied.get(migration.ledger);
      if (last !== undefined && migration.name < last) {
        throw new MigrationError(
          `The migration ${migration.name} sorts before ${last}, which is already applied. Give it a later name.`,
        );
      }
      return true;
    }
    if (line.checksum !== migration.checksum) {
      throw new MigrationError(
        `The migration ${migration.name} was edited after it had been applied. Restore its text and put the change into a new migration.`,
      );
    }
    return false;
  });
}

function keyOf({ ledger, name }: { readonly ledger: string; readonly name: string }): string {
  return `${ledger}/${name}`;
}

async function apply(database: Database, migration: Migration): Promise<void> {
  const { ledger, name, sql, checksum } = migration;
  const entry = `insert into muster.migrations (ledger, name, checksum) values ('${ledger}', '${name.replaceAll("'", "''")}', '${checksum}')`;
  try {
    if (sql.startsWith('-- no-transaction')) {
      await database.script(sql, { transactional: false });
      await database.script(entry);
    } else {
      // A migration may have changed role or search path for its own purposes.
      await database.script(`${sql}\n;reset role;\nreset search_path;\n${entry}`);
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MigrationError(`The migration ${name} failed and was undone: ${reason}`, { cause });
  }
}
