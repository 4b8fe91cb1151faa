/**
 * Random requests to all services: none may cause a server error, reveal anything of another company, or run SQL from
 * its values; and the server's heap may not grow. `MUSTER_TEST_FULL=1` sends 100,000 requests, and the second run, on
 * PostgreSQL, half as many as the first; `MUSTER_FUZZ_COUNT` sets another number. `MUSTER_TEST_SEED` repeats a run.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { startServerWithCast, type TestServer } from '@muster/testkit';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { authRequest } from './auth-requests.ts';
import { functionRequest, oddRequest, tableRequest } from './data-requests.ts';
import { markForeignCompany } from './foreign-company.ts';
import { heapOf, leastByQuarter } from './memory.ts';
import type { FuzzRequest } from './request.ts';
import { createSender, sendAll, type Sender } from './sender.ts';
import {
  bucketsSql,
  functionsRequest,
  realtimeRequest,
  storageRequest,
} from './service-requests.ts';
import { describeFailure, wrongWith } from './verdict.ts';

const isFull = process.env['MUSTER_TEST_FULL'] === '1';
const usual = process.env['TEST_DATABASE_URL'] ? 1000 : 2000;
const count = Number(process.env['MUSTER_FUZZ_COUNT'] ?? (isFull ? 100_000 : usual));
const seed = Number(process.env['MUSTER_TEST_SEED'] ?? Date.now() % 2 ** 31);
const concurrency = 16;
const heapSamples = 200;
/** In MiB: random variation between collections, plus what bounded caches may still take. */
const toleratedGrowth = 16;
const secret = `secret-${randomUUID()}`;

const canarySql = `
create table probe.canary (id int primary key, value text not null);
insert into probe.canary values (1, 'untouched');
grant all on probe.canary to anon, authenticated, service_role;
notify pgrst, 'reload schema';`;

let server: TestServer;
let send: Sender;
beforeAll(async () => {
  const fixtures = await readFile(
    join(import.meta.dirname, '../rest/support/fixtures.sql'),
    'utf8',
  );
  const started = await startServerWithCast({
    env: {
      REST_SCHEMAS: 'probe,public',
      LOG_LEVEL: 'silent',
      // With a small heap, collections can't be postponed, so retained memory shows soon.
      NODE_OPTIONS: '--max-old-space-size=128',
    },
    prepare: async (database) => {
      await database.script(fixtures);
      await database.script(canarySql);
      await database.script(bucketsSql);
      await markForeignCompany(database, secret);
    },
  });
  server = started.server;
  send = await createSender(server, started.cast);
});
afterAll(() => server.stop());

const requests: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { arbitrary: tableRequest, weight: 9 },
  { arbitrary: functionRequest, weight: 4 },
  { arbitrary: authRequest, weight: 3 },
  { arbitrary: storageRequest, weight: 3 },
  { arbitrary: realtimeRequest, weight: 1 },
  { arbitrary: functionsRequest, weight: 1 },
  { arbitrary: oddRequest, weight: 1 },
);

/** Generates `count` requests as they are sent; generated up front, they would fill the memory. */
function* someRequests(): Generator<FuzzRequest, undefined> {
  const batch = 500;
  for (let made = 0; made < count; made += batch) {
    const numRuns = Math.min(batch, count - made);
    yield* fc.sample(requests, { numRuns, seed: seed + made });
  }
}

test(
  `${count} requests by chance bring the server to no error of its own`,
  async () => {
    const failures: string[] = [];
    const statuses = new Map<number, number>();
    const exceptions = new Map<string, number>();
    const heap: number[] = [];
    let answered = 0;
    await sendAll(someRequests(), concurrency, async (request) => {
      const answer = await send(request);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const wrong = wrongWith(answer, request, secret);
      if (wrong !== null) failures.push(describeFailure(request, wrong));
      else if (answer.status >= 500) {
        const exception = `${answer.status} ${answer.code}`;
        exceptions.set(exception, (exceptions.get(exception) ?? 0) + 1);
      }
      answered += 1;
      if (answered % Math.ceil(count / heapSamples) === 0) heap.push(await heapOf(server));
    });
    const kept = leastByQuarter(heap);
    const growth = (kept[3] ?? 0) - (kept[2] ?? 0);
    process.stdout.write(
      `fuzz: seed ${seed}, statuses ${listed(statuses)}; 5xx that the protocol prescribes: ${listed(exceptions)}; heap in MiB by quarters of the run ${kept.map(Math.round).join(' ')}\n`,
    );
    expect(failures.slice(0, 20).join('\n\n'), `${failures.length} failures, seed ${seed}`).toBe(
      '',
    );
    expect(growth).toBeLessThan(toleratedGrowth);

    const canary = await send(reading('/rest/v1/canary'));
    expect(canary.text).toBe('[{"id":1,"value":"untouched"}]');
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    // Checks that the word could have been found all along.
    const events =
      '/rest/v1/audit_events?select=*&company_id=eq.c0000000-0000-4000-8000-000000000002';
    const all = await send({
      ...reading(events),
      as: 'service',
      headers: { 'accept-profile': 'public' },
    });
    expect(all.text).toContain(secret);
  },
  300_000 + count * 30,
);

test('a body beyond the limit is refused before it is read', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(9 * 1024 * 1024) });
  for (const target of ['/rest/v1/items', '/rest/v1/rpc/greet', '/auth/v1/signup']) {
    expect((await send({ ...reading(target), method: 'POST', body })).status).toBe(413);
  }
});

const reading = (target: string): FuzzRequest => ({
  method: 'GET',
  target,
  as: 'anon',
  headers: {},
  body: null,
});

const listed = (counts: ReadonlyMap<string | number, number>): string =>
  [...counts]
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
    .map(([name, number]) => `${name} × ${number}`)
    .join(', ') || 'none';
