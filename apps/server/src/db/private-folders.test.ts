import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { startTestServer } from '@muster/testkit';
import { describe, expect, it, vi } from 'vitest';

import { lockFolder } from './folder-lock.ts';
import { openDatabase } from './open-database.ts';

vi.setConfig({ testTimeout: 120_000 });

const run = promisify(execFile);
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };

describe.skipIf(process.platform === 'win32')('a data folder that was made for all to read', () => {
  it('is closed from `database` on at a start, also where an earlier version left it open', async () => {
    const server = await startTestServer();
    try {
      const { dataDir } = server;
      expect(server.output()).not.toContain('Other users of this machine');
      await server.terminate();
      await chmod(dataDir, 0o755);
      const folders = ['database', 'database.replaced-1', 'snapshots', 'files', 'backups', 'run'];
      for (const name of folders) {
        await mkdir(join(dataDir, name), { recursive: true });
        await chmod(join(dataDir, name), 0o755);
        await writeFile(join(dataDir, name, 'wages'), '', { mode: 0o666 });
        await chmod(join(dataDir, name, 'wages'), 0o666);
      }
      const archive = join(dataDir, 'backups.tar');
      await writeFile(archive, '', { mode: 0o644 });
      await server.restart({ LOG_LEVEL: 'warn' });

      for (const name of folders)
        expect([name, await modeOf(join(dataDir, name))]).toEqual([name, 0o700]);
      // The operator's own file stays unchanged.
      expect(await modeOf(archive)).toBe(0o644);
      // Only root can look as another user; otherwise the modes must be enough.
      expect(isRoot ? await reachableBy(nobody, dataDir) : [archive]).toEqual([archive]);
      expect(server.output()).toContain(
        `Other users of this machine can read ${dataDir}. Run chmod 700 on it.`,
      );
      expect(server.output()).not.toContain(join(dataDir, 'database'));
    } finally {
      await server.stop();
    }
  });

  it('gets a folder for the database that is closed before its first file', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'muster-open-'));
    try {
      await chmod(dataDir, 0o755);
      // No database is created while another process has locked the folder, but its folder is.
      const lock = await lockFolder(dataDir);
      await expect(openDatabase({ dataDir, log: silent })).rejects.toThrow('is in use');
      expect(await modeOf(join(dataDir, 'database'))).toBe(0o700);
      await lock.release();
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });
});

async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777;
}

/** Returns the files that a user can read or write, found as that user. */
async function reachableBy(user: typeof nobody, folder: string): Promise<string[]> {
  // It prints an error for each folder that it can't enter, and exits with code 1.
  const found = await run(
    'find',
    [folder, '-type', 'f', '(', '-readable', '-o', '-writable', ')'],
    user,
  ).catch((error: { stdout: string }) => error);
  return found.stdout.split('\n').filter((path) => path !== '');
}
