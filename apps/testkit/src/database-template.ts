import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rmdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = join(import.meta.dirname, '..', '..', '..');

export const migrationFolders = {
  platformDir: join(root, 'apps', 'server', 'src', 'db', 'platform'),
  productDir: join(root, 'supabase', 'migrations'),
  schemasDir: join(root, 'supabase', 'schemas'),
};

/** Templates live here until the migrations change; safe to delete. */
export const templateFolder = join(root, 'node_modules', '.cache', 'muster-test-databases');

let hash: Promise<string> | null = null;

/**
 * Identifies the state of all migration and schema files and of everything else that a template is made from. That
 * includes the month: migrations create the partitions of the month in which they run and of the next three. Read once
 * per process, because there are hundreds of files.
 */
export function migrationsHash(): Promise<string> {
  hash ??= readMigrationsHash();
  return hash;
}

async function readMigrationsHash(): Promise<string> {
  const month = new Date().toISOString().slice(0, 7);
  const content = createHash('sha256').update(`1 ${month}`);
  for (const folder of Object.values(migrationFolders)) {
    for (const name of (await readdir(folder, { recursive: true })).sort()) {
      if (name.endsWith('.sql')) content.update(name).update(await readFile(join(folder, name)));
    }
  }
  return content.digest('hex').slice(0, 16);
}

/** The time of files, which a run with `MUSTER_TEST_DAYS_AHEAD` doesn't move. */
export function fileNow(): number {
  return performance.timeOrigin + performance.now();
}

const heldEveryMs = 5_000;
const abandonedAfterMs = 120_000;

/**
 * Runs `work` while no other process has the lock folder; an abandoned one is taken over. The holder touches it every
 * few seconds, since work may take minutes on a busy machine.
 */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      await mkdir(folder);
      break;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      const since = await stat(folder).then(
        ({ mtimeMs }) => mtimeMs,
        () => fileNow(),
      );
      if (fileNow() - since > abandonedAfterMs) await rmdir(folder).catch(() => {});
      else await delay(50);
    }
  }
  const hold = () => utimes(folder, fileNow() / 1000, fileNow() / 1000);
  await hold();
  const holding = setInterval(() => void hold().catch(() => {}), heldEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(holding);
    await rmdir(folder);
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
