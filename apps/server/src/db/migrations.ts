/** The versioned migrations: the existing files, those that a database has, and those that it lacks. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { MigrationError } from './migration-error.ts';

type Ledger = 'platform' | 'product';

export type Migration = {
  readonly ledger: Ledger;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
};

export async function readMigrations(ledger: Ledger, folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { ledger, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** True if the migration runs statement by statement, as `create index concurrently` requires. */
export function isOutsideTransaction({ sql }: Migration): boolean {
  return sql.startsWith('-- no-transaction');
}

/** Returns the functions that a migration calls or that its tables need, from its line `-- requires:`. */
export function requiredFunctions({ sql }: Migration): string[] {
  const list = /^-- requires: (.+)$/m.exec(sql)?.[1] ?? '';
  return list.split(',').flatMap((name) => name.trim() || []);
}

export type LedgerLine = {
  readonly ledger: string;
  readonly name: string;
  readonly checksum: string;
};

export function readLedger(database: Database, withPlatform: boolean): Promise<LedgerLine[]> {
  return database.query<LedgerLine>(
    `select ledger, name, checksum from muster.migrations where $1 or ledger = 'product'`,
    [withPlatform],
  );
}

/**
 * Returns the migrations that the database lacks, in order.
 * @throws MigrationError with the reasons listed at `migrate`.
 */
export function pendingOf(
  migrations: readonly Migration[],
  applied: readonly LedgerLine[],
): Migration[] {
  refuseOlderThanFirst(migrations, applied);
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

/** The name of a migration from the versions before schema files. */
const oldestMigration = '20261120070000_foundation.sql';

function refuseOlderThanFirst(
  migrations: readonly Migration[],
  applied: readonly LedgerLine[],
): void {
  const isOld = (line: LedgerLine | Migration) =>
    line.ledger === 'product' && line.name === oldestMigration;
  if (applied.some(isOld) && !migrations.some(isOld)) {
    throw new MigrationError(
      'This database was made by a trial version of Muster and can’t be upgraded. Start with an empty data folder or database.',
    );
  }
}

function keyOf({ ledger, name }: LedgerLine | Migration): string {
  return `${ledger}/${name}`;
}
