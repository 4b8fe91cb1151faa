/**
 * Measures realtime against a server that only passes messages on, in one run on one machine:
 * `node bench/realtime/run.ts [rounds] [seconds] [sockets] [replicas]`. Twenty sockets share a topic: one sends ten
 * events a second, and all twenty receive them. The contenders take turns, so that other work on the machine affects
 * them equally; medians are shown. With `replicas` as the fourth argument, two servers on one PostgreSQL also take
 * part: half of each topic is on the one, half on the other.
 */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { startPostgresCluster } from '@muster/testkit/postgres-cluster';
import { createServerData } from '@muster/testkit/server-database';

import { loadKeys } from '../../apps/server/src/tokens/keys.ts';
import { type Child, startChild } from '../rest/child.ts';
import { freePort } from '@muster/testkit/server-process';
import { median } from '../quantiles.ts';

const rounds = Number(process.argv[2] ?? 3);
const seconds = Number(process.argv[3] ?? 10);
const sockets = Number(process.argv[4] ?? 2000);
const withReplicas = process.argv[5] === 'replicas';
const socketsPerTopic = 20;
const perSecond = 10;
/** Clients that hang must not block the machine. */
const limitMs = 120_000;

export type Load = {
  readonly urls: readonly string[];
  readonly isMuster: boolean;
  readonly pids: readonly number[];
  readonly sockets: number;
  readonly topics: number;
  /** Events per sender, and so per socket. */
  readonly perSecond: number;
  readonly seconds: number;
};

export type Measured = {
  /** Events received by sockets. */
  readonly perSecond: number;
  /** Milliseconds from sending to receiving. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Share of one processor. */
  readonly cpuShare: number;
  readonly memoryMb: number;
  /** Without the sockets, in the first round. */
  readonly memoryBeforeMb: number;
};

type Contender = Pick<Load, 'urls' | 'isMuster'> & {
  readonly children: readonly Child[];
  readonly end: () => Promise<void>;
};

async function startOurs(servers: number): Promise<Contender> {
  const { dataDir, databaseUrl, remove } = await createServerData();
  const { anonKey } = await loadKeys(dataDir);
  const urls: string[] = [];
  const children: Child[] = [];
  for (let count = 0; count < servers; count += 1) {
    const port = String(await freePort());
    const env = { PORT: port, MUSTER_DATA_DIR: dataDir, MUSTER_DEMO: 'off', LOG_LEVEL: 'warn' };
    const place = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
    children.push(await startChild('../../apps/server/src/main.ts', { ...env, ...place }));
    urls.push(`ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=${anonKey}&vsn=2.0.0`);
  }
  return {
    urls,
    isMuster: true,
    children,
    async end() {
      await Promise.all(children.map((child) => child.end()));
      await remove();
    },
  };
}

async function startBare(): Promise<Contender> {
  const port = String(await freePort());
  const child = await startChild('../realtime/bare-server.ts', { PORT: port });
  return {
    urls: [`ws://127.0.0.1:${port}`],
    isMuster: false,
    children: [child],
    end: () => child.end(),
  };
}

async function measure({ urls, isMuster, children }: Contender): Promise<Measured> {
  const load: Load = {
    urls,
    isMuster,
    pids: children.map(({ pid }) => pid),
    sockets,
    topics: Math.ceil(sockets / socketsPerTopic),
    perSecond,
    seconds,
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'child.ts'), JSON.stringify(load)],
    { timeout: limitMs, killSignal: 'SIGKILL' },
  );
  return JSON.parse(stdout);
}

async function compare(contenders: ReadonlyMap<string, Contender>): Promise<void> {
  const measured = new Map([...contenders.keys()].map((name) => [name, new Array<Measured>()]));
  for (let round = 0; round < rounds; round += 1) {
    const turns = round % 2 === 0 ? [...contenders] : [...contenders].toReversed();
    for (const [name, contender] of turns) measured.get(name)?.push(await measure(contender));
  }
  console.table(
    Object.fromEntries(
      [...measured].map(([name, results]) => {
        const of = (key: keyof Measured) => median(results.map((result) => result[key]));
        return [
          name,
          {
            'events/s': of('perSecond').toFixed(0),
            'p50 ms': of('p50').toFixed(1),
            'p95 ms': of('p95').toFixed(1),
            'p99 ms': of('p99').toFixed(1),
            'CPU of a core': of('cpuShare').toFixed(2),
            'memory MB': of('memoryMb').toFixed(0),
            'before the sockets': results[0]?.memoryBeforeMb.toFixed(0),
          },
        ];
      }),
    ),
  );
}

// The clients import the types of this file, but must not run it.
if (process.argv[1] === import.meta.filename) {
  console.log(
    `Node ${process.version} on ${availableParallelism()} cores: ${sockets} sockets, each gets ${perSecond} events a second, ${rounds} rounds of ${seconds} s`,
  );
  const contenders = new Map<string, Contender>();
  const cluster = withReplicas ? await startPostgresCluster() : null;
  try {
    contenders.set('bare ws', await startBare());
    contenders.set('Muster on PGlite', await startOurs(1));
    if (cluster !== null) {
      process.env['TEST_DATABASE_URL'] = cluster.url;
      contenders.set('two Musters on PostgreSQL', await startOurs(2));
    }
    await compare(contenders);
  } finally {
    await Promise.all([...contenders.values()].map((contender) => contender.end()));
    await cluster?.stop();
  }
}
