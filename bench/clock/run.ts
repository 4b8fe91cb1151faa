/**
 * How long a clock waits while someone attacks: `node bench/clock/run.ts [requests]`.
 * `my_clock` by one employee, first alone, then while a stranger sends patterns that PostgreSQL
 * would match for seconds, while a hundred and fifty connections send large bodies without a key,
 * and while one person reads as much as they can. Ratios of the 95th percentiles are printed; they
 * should stay below three.
 */
import { request } from 'node:http';

import { startServerWithCast, type Cast, type TestServer } from '@muster/testkit';
import { startPostgresCluster } from '@muster/testkit/postgres-cluster';

const requests = Number(process.argv[2] ?? 300);
const backReferences = encodeURIComponent(String.raw`^(a+)(a+)(a+)(a+)(a+)(a+)\1\2\3\4\5\6$`);

type Place = { readonly server: TestServer; readonly cast: Cast };
type Attack = (place: Place, hasEnded: () => boolean) => Promise<unknown>;

async function send(
  { server }: Place,
  path: string,
  token: string,
  init: RequestInit = {},
): Promise<number> {
  const answer = await fetch(`${server.url}${path}`, {
    ...init,
    headers: {
      apikey: server.anonKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** So many loops at once, each sending again as soon as it was answered. */
const loops =
  (count: number, once: (place: Place) => Promise<unknown>): Attack =>
  (place, hasEnded) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        while (!hasEnded()) await once(place).catch(() => undefined);
      }),
    );

/** Eight megabytes without a key, as fast as they are taken. */
function sendWithoutKey({ server }: Place): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = request(`${server.url}/rest/v1/rpc/record_punches`, {
      method: 'POST',
      headers: { 'Content-Length': 8 * 1024 * 1024 },
    });
    const end = () => {
      outgoing.destroy();
      resolve();
    };
    outgoing.on('error', end).on('response', end).on('close', end);
    outgoing.write(Buffer.alloc(256 * 1024, ' '));
  });
}

const attacks: Readonly<Record<string, Attack>> = {
  'patterns that refer back': loops(12, (place) =>
    send(
      place,
      `/rest/v1/profiles?select=id&first_name=match.${backReferences}`,
      place.cast.outsider.accessToken,
    ),
  ),
  'bodies without a key': loops(150, sendWithoutKey),
  'one person who reads all the time': loops(12, (place) =>
    send(place, '/rest/v1/profiles?select=*', place.cast.outsider.accessToken),
  ),
};

/** The 95th percentile of one request after the other, in milliseconds. */
async function clockP95(place: Place): Promise<number> {
  const took: number[] = [];
  for (let count = 0; count < requests; count += 1) {
    const before = performance.now();
    const status = await send(place, '/rest/v1/rpc/my_clock', place.cast.employee.accessToken, {
      method: 'POST',
      body: '{}',
    });
    if (status !== 200) throw new Error(`my_clock answered ${status}`);
    took.push(performance.now() - before);
  }
  return took.sort((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Number.NaN;
}

async function benchOn(kind: string, serverUrl: string | undefined): Promise<void> {
  if (serverUrl === undefined) delete process.env['TEST_DATABASE_URL'];
  else process.env['TEST_DATABASE_URL'] = serverUrl;
  const place = await startServerWithCast({ env: { LOG_LEVEL: 'silent' } });
  try {
    await clockP95(place);
    const table: Record<string, { 'p95 ms': string; ratio: string }> = {};
    for (const [name, attack] of Object.entries(attacks)) {
      const idle = await clockP95(place);
      let isOver = false;
      const underWay = attack(place, () => isOver);
      const attacked = await clockP95(place);
      isOver = true;
      await underWay;
      table[name] = {
        'p95 ms': `${idle.toFixed(1)} → ${attacked.toFixed(1)}`,
        ratio: (attacked / idle).toFixed(2),
      };
    }
    console.log(`\n# ${kind}, ${requests} requests`);
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
