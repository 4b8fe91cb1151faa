/**
 * Keeps a second process off the embedded database's folder, where two writers would silently lose
 * rows. The lock is a file that names its holder. It outlives a killed process, so a holder that no
 * longer runs is replaced at once; one on another machine or in another container (a shared volume),
 * where its number means nothing here, only after it has stopped renewing the file.
 */
import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { link, mkdir, readFile, rmdir, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { processStartOf } from './process-identity.ts';

const renewEveryMs = 3_000;
const silentAfterMs = 15_000;
const takeoverTakesMs = 10_000;

const holderSchema = z.object({
  pid: z.number(),
  startedAt: z.string(),
  machine: z.string(),
  token: z.string(),
});
type Holder = z.infer<typeof holderSchema>;

/** Another process uses the folder; the message is a sentence for the operator. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  readonly pid: number;

  constructor(folder: string, holder: Holder) {
    const where = holder.machine === machine() ? '' : ` on ${holder.machine}`;
    super(
      `The data folder ${folder} is in use by the process ${holder.pid}${where}. Stop that process first, or set MUSTER_DATA_DIR to another folder.`,
    );
    this.pid = holder.pid;
  }
}

export type FolderLock = { release(): Promise<void> };

/** @throws FolderInUseError while the folder is locked by another process, or already by this one. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'muster.lock');
  const me: Holder = {
    pid: process.pid,
    startedAt: processStartOf(process.pid) ?? 'unknown',
    machine: machine(),
    token: randomUUID(),
  };
  while (!(await tryToHold(path, me))) {
    const holder = await readHolder(path);
    if (holder === null) continue;
    if (!(await isGone(path, holder))) throw new FolderInUseError(folder, holder);
    await removeStale(path, holder);
  }
  const renewing = setInterval(() => {
    const now = new Date();
    // If the file is gone, the folder is gone too and there is nothing left to protect.
    utimes(path, now, now).catch(() => {});
  }, renewEveryMs);
  renewing.unref();
  return {
    async release() {
      clearInterval(renewing);
      if ((await readHolder(path))?.token === me.token) await unlink(path);
    },
  };
}

/** A link appears with its content or not at all, and only one process can create it. */
async function tryToHold(path: string, me: Holder): Promise<boolean> {
  const own = `${path}.${me.token}`;
  // Flushed, because an empty file after a power cut would keep every process from starting.
  await writeFile(own, JSON.stringify(me), { mode: 0o600, flush: true });
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await unlink(own);
  }
}

/** Null if the lock has just been released. */
async function readHolder(path: string): Promise<Holder | null> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw new Error(`The lock file ${path} cannot be read; remove it if no server is running.`, {
      cause: error,
    });
  }
}

async function isGone(path: string, holder: Holder): Promise<boolean> {
  if (holder.machine === machine()) return processStartOf(holder.pid) !== holder.startedAt;
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs > silentAfterMs;
}

/** Only one process at a time removes a stale lock, so that no one removes the next holder's. */
async function removeStale(path: string, stale: Holder): Promise<void> {
  const guard = `${path}.takeover`;
  try {
    await mkdir(guard);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    const { mtimeMs } = await stat(guard).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > takeoverTakesMs) await rmdir(guard).catch(() => {});
    await delay(20);
    return;
  }
  try {
    if ((await readHolder(path))?.token === stale.token) await unlink(path);
  } finally {
    await rmdir(guard);
  }
}

/** Two processes with the same value share their process numbers: same machine, same container. */
function machine(): string {
  return process.platform === 'linux'
    ? `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`
    : hostname();
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
