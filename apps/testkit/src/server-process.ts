import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const entry = join(root, 'apps', 'server', 'src', 'main.ts');
/** Environment of a test's child process. The hundreds of processes in a run share compiled code. */
export const processEnvironment = {
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'muster-compile'),
};
/**
 * Compiles WebAssembly only once, without optimizing it: the processes of Vitest's tests are too short-lived to earn
 * back the cost of better code, 0.6 s of processor time and half a gigabyte each. Benches and journeys don't use this,
 * because they must be as fast as production.
 */
export const processFlags = process.env['VITEST'] === undefined ? [] : ['--liftoff-only'];
/** A first start loads the demo, and test machines are busy. */
const startLimitMs = 600_000;

export type ServerProcess = {
  /** Everything it has written so far, standard output and standard error together. */
  readonly output: () => string;
  /** Sends the signal and resolves with the exit code (null after SIGKILL) once the process is gone. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

/**
 * Starts the real server as a child process and resolves when it reports that it is ready. It gets only PATH from this
 * process's environment.
 * @throws Error with its output if it ends before that
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

/** More than Vitest runs at a time; each draws from its own ports, and other programs use number 0. */
const workers = 4;
const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % workers;
/** These look free until their server listens, and while it restarts. */
const given = new Set<number>();

/**
 * A loopback port that no one listens on at the moment. It isn't one that the system would choose: it also gives those
 * to outgoing connections, so another test's connection might occupy it before a server does.
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
