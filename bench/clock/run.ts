/**
 * Measures how long a clock waits during an attack: `node bench/clock/run.ts [rounds] [requests]`. `my_clock` by one
 * employee, alone and in turn while a stranger sends patterns that PostgreSQL would match for seconds, while 150
 * connections send large bodies without a key, and while one person in another company reads as much as they can or
 * sends long batches of punches. Prints medians of the 95th percentiles and of their ratios; a ratio should stay below
 * three.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { startServerWithCast, type Cast, type TestServer } from '@muster/testkit';
import { startPostgresCluster } from '@muster/testkit/postgres-cluster';

import { attackNames, type AttackName } from './attack-names.ts';
import { median } from '../quantiles.ts';

const rounds = Number(process.argv[2] ?? 5);
const requests = Number(process.argv[3] ?? 100);

type Place = { readonly server: TestServer; readonly cast: Cast };

/** The 95th percentile of sequential requests, in milliseconds. */
async function clockP95({ server, cast }: Place): Promise<number> {
  const took: number[] = [];
  for (let count = 0; count < requests; count += 1) {
    const before = performance.now();
    const answer = await fetch(`${server.url}/rest/v1/rpc/my_clock`, {
      method: 'POST',
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${cast.employee.accessToken}`,
        'Content-Type': 'application/json',
      },
      body: '{}',
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`my_clock answered ${answer.status}`);
    took.push(performance.now() - before);
  }
  return took.sort((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Number.NaN;
}

async function attacked(place: Place, attack: AttackName): Promise<number> {
  const { server, cast } = place;
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'child.ts')], {
    env: {
      PATH,
      HOME,
      SERVER_URL: server.url,
      ANON_KEY: server.anonKey,
      TOKEN: cast.outsider.accessToken,
      PERSON: cast.outsider.personId,
      ATTACK: attack,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    await once(child.stdout, 'data');
    return await clockP95(place);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

async function benchOn(kind: string, serverUrl: string | undefined): Promise<void> {
  if (serverUrl === undefined) delete process.env['TEST_DATABASE_URL'];
  else process.env['TEST_DATABASE_URL'] = serverUrl;
  const place = await startServerWithCast({ env: { LOG_LEVEL: 'silent' } });
  try {
    await clockP95(place);
    const table: Record<string, { 'p95 ms': string; ratio: string }> = {};
    for (const attack of attackNames) {
      const measured: { readonly alone: number; readonly under: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        measured.push({ alone: await clockP95(place), under: await attacked(place, attack) });
      }
      const alone = median(measured.map((round) => round.alone));
      const under = median(measured.map((round) => round.under));
      table[attack] = {
        'p95 ms': `${alone.toFixed(1)} → ${under.toFixed(1)}`,
        ratio: median(measured.map((round) => round.under / round.alone)).toFixed(2),
      };
    }
    console.log(`\n# ${kind}, ${rounds} rounds of ${requests} requests`);
    console.table(table);
  } finally {
    await place.server.stop();
  }
}

const cluster = await startPostgresCluster();
try {
  await benchOn('PostgreSQL', cluster.url);
} finally {
  await cluster.stop();
}
await benchOn('PGlite', undefined);
