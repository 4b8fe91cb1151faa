import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const entry = join(root, 'apps', 'server', 'src', 'main.ts');
/** Of a process that a test starts: compiled code is shared by the hundreds of a run. */
export const processEnvironment = {
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'muster-compile'),
};
/**
 * WebAssembly is compiled once and not again: the processes of Vitest's tests live too briefly to earn
 * back what the better code costs, 0.6 s of processor and half a gigabyte each. Not those of benches
 * and journeys, which are to be as fast as in production.
 */
export const processFlags = process.env['VITEST'] === undefined ? [] : ['--liftoff-only'];
/** Loading the demo is part of a first start, and test machines are busy. */
const startLimitMs = 600_000;

export type ServerProcess = {
  /** What it has written so far, standard output and standard error together. */
  readonly output: () => string;
  /** Signals it and resolves with its exit code (null after SIGKILL) when it is gone. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

/**
 * Starts the real server as a child process and resolves when it says that it is ready. Of this
 * process's environment it gets nothing but PATH.
 * @throws Error with what it wrote when it ends before that
 */
export async function spawnServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...processFlags, entry], {
    env: { ...processEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    child.kill('SIGKILL');
    reject(new Error(`the server was not ready in ${startLimitMs} ms:\n${output}`));
  }, startLimitMs);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Muster is ready at ')) resolve();
    });
  }
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  void exited.then((code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  await ready.finally(() => clearTimeout(timer));
  return {
    output: () => output,
    end(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

/** More than Vitest has at a time; each draws from ports of its own, other programs as number 0. */
const workers = 4;
const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % workers;
/** Until their server listens, and while it is started again, these look free. */
const given = new Set<number>();

/**
 * A loopback port that no one listens on at the moment. Not one that the system would choose: it
 * gives those to outgoing connections as well, so another test's might hold it before a server does.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_240 / workers, 32_768 / workers) * workers + worker;
    if (given.has(port)) continue;
    given.add(port);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
