/**
 * A PostgreSQL cluster for tests: created by initdb in a temporary folder, reachable only on a free loopback port,
 * removed when stopped. PostgreSQL refuses to run as root, so a root process runs it as `postgres` or, if there is no
 * such user, as `nobody`.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { once } from 'node:events';
import { freePort } from './server-process.ts';

export type PostgresCluster = {
  /** Superuser, database `postgres`. */
  readonly url: string;
  /** Kills the postmaster with SIGKILL and waits until all its backends are gone. */
  killPostmaster(): Promise<void>;
  /** Starts the postmaster again on the same data and port after a kill. */
  restart(): Promise<void>;
  /** Shuts down and removes the cluster. */
  stop(): Promise<void>;
};

/** Settings that skip durability, which a temporary cluster doesn't need. */
const fleetingSettings = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off'];

/** @param isDurable Uses a real server's settings, for tests of durability. */
export async function startPostgresCluster({
  isDurable = false,
}: { isDurable?: boolean } = {}): Promise<PostgresCluster> {
  const bin = postgresBinFolder();
  const identity = clusterIdentity();
  const folder = await mkdtemp(join(tmpdir(), 'muster-cluster-'));
  const data = join(folder, 'data');
  const port = await freePort();
  if (identity !== null) chownSync(folder, identity.uid, identity.gid);

  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    throw new Error(`initdb failed: ${made.error?.message ?? ''}${made.stderr}`);
  }
  await writeFile(
    join(data, 'postgresql.auto.conf'),
    [
      `port = ${port}`,
      `listen_addresses = '127.0.0.1'`,
      `unix_socket_directories = ''`,
      `max_connections = 200`,
      ...(isDurable ? [] : fleetingSettings),
      '',
    ].join('\n'),
  );

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let postmaster = await startPostmaster();

  async function startPostmaster(): Promise<ChildProcess> {
    const child = spawn(join(bin, 'postgres'), ['-D', data], {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = `${output}${text}`.slice(-4_000);
    });
    for (;;) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${output}`);
      const state = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
      const lines = state.split('\n');
      if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return child;
      await delay(20);
    }
  }

  return {
    url,
    async killPostmaster() {
      const backends = childrenOf(postmaster);
      const exited = once(postmaster, 'exit');
      postmaster.kill('SIGKILL');
      await exited;
      await allGone(backends);
    },
    async restart() {
      postmaster = await startPostmaster();
    },
    async stop() {
      if (postmaster.exitCode === null && postmaster.signalCode === null) {
        const backends = childrenOf(postmaster);
        const exited = once(postmaster, 'exit');
        postmaster.kill('SIGQUIT');
        await exited;
        await allGone(backends);
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function postgresBinFolder(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const candidates = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
    '/opt/homebrew/opt/postgresql/bin',
  ];
  const found = candidates.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
  if (found === undefined) {
    throw new Error('PostgreSQL is not installed: neither initdb nor postgres was found.');
  }
  return found;
}

/** User and group to run as; null to stay the current user. */
function clusterIdentity(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const user of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }));
    if (ids.every(({ status }) => status === 0)) {
      const [uid, gid] = ids.map(({ stdout }) => Number(stdout));
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody.');
}

function childrenOf(postmaster: ChildProcess): number[] {
  const found = spawnSync('pgrep', ['-P', String(postmaster.pid)], { encoding: 'utf8' });
  return found.stdout.split('\n').filter(Boolean).map(Number);
}

/** Backends notice a dead postmaster on their own; the next one refuses to start before that. */
async function allGone(pids: readonly number[]): Promise<void> {
  while (pids.some(isAlive)) await delay(20);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
