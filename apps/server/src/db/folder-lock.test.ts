import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '@muster/testkit/temporary-folder';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const lockPath = (): string => join(folder, 'muster.lock');

/** Starts another process that keeps the folder locked until it is killed. */
async function holdElsewhere(): Promise<{ pid: number; kill: () => Promise<void> }> {
  const program = `
    import { lockFolder } from '${import.meta.resolve('./folder-lock.ts')}';
    await lockFolder(process.argv[1]);
    process.stdout.write('held');
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const { pid } = child;
  if (pid === undefined) throw new Error('the process did not start');
  return {
    pid,
    kill: async () => {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    },
  };
}

test('a second opener is refused with a sentence that names the process', async () => {
  const other = await holdElsewhere();
  const attempt = lockFolder(folder);
  await expect(attempt).rejects.toThrow(FolderInUseError);
  await expect(attempt).rejects.toThrow(
    `The data folder ${folder} is in use by the process ${other.pid}. Stop that process first, or set MUSTER_DATA_DIR to another folder.`,
  );
  await other.kill();
});

test('a second opener in the same process is refused too', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await lock.release();
  await (await lockFolder(folder)).release();
});

test('of many openers at once exactly one holds the folder, also over a stale lock', async () => {
  const other = await holdElsewhere();
  await other.kill();
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
});

test('the lock of a killed process is taken over at once', async () => {
  const other = await holdElsewhere();
  await other.kill();
  const lock = await lockFolder(folder);
  expect(JSON.parse(await readFile(lockPath(), 'utf8'))).toMatchObject({ pid: process.pid });
  await lock.release();
});

test('a process that got the dead holder’s number is not taken for it', async () => {
  await leaveLock({ pid: process.pid, startedAt: 'another boot/1', machine: await thisMachine() });
  const lock = lockFolder(folder);
  await expect(lock).resolves.toBeDefined();
  await (await lock).release();
});

test('a holder on another machine is respected until it falls silent', async () => {
  await leaveLock({ pid: 4, startedAt: 'x', machine: 'other-host' });
  await expect(lockFolder(folder)).rejects.toThrow('in use by the process 4 on other-host');
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lockPath(), longAgo, longAgo);
  await (await lockFolder(folder)).release();
});

async function leaveLock(holder: {
  pid: number;
  startedAt: string;
  machine: string;
}): Promise<void> {
  await writeFile(lockPath(), JSON.stringify({ ...holder, token: 'left behind' }));
}

async function thisMachine(): Promise<string> {
  const lock = await lockFolder(folder);
  const { machine } = JSON.parse(await readFile(lockPath(), 'utf8')) as { machine: string };
  await lock.release();
  expect(machine).toContain(hostname());
  return machine;
}
