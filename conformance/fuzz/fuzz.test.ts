/**
 * Requests made by chance over auth, tables and functions: none may bring the server to an error of
 * its own, and no SQL among the values may run. `MUSTER_TEST_FULL=1` sends 20,000 of them,
 * `MUSTER_FUZZ_SEED` repeats a run.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { startTestServer, type TestServer } from '@muster/testkit';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { authRequest } from './auth-requests.ts';
import { functionRequest, oddRequest, tableRequest } from './data-requests.ts';
import type { FuzzRequest } from './request.ts';
import { createSender, sendAll, type Sender } from './sender.ts';
import { describeFailure, wrongWith } from './verdict.ts';

const isFull = process.env['MUSTER_TEST_FULL'] === '1';
const count = isFull ? 20_000 : 1_500;
const seed = Number(process.env['MUSTER_FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const concurrency = 16;

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
  server = await startTestServer({
    env: { REST_SCHEMAS: 'probe,public', LOG_LEVEL: 'silent' },
    prepare: async (database) => {
      await database.script(fixtures);
      await database.script(canarySql);
    },
  });
  send = await createSender(server);
});
afterAll(() => server.stop());

const requests: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { arbitrary: tableRequest, weight: 9 },
  { arbitrary: functionRequest, weight: 4 },
  { arbitrary: authRequest, weight: 6 },
  { arbitrary: oddRequest, weight: 1 },
);

test(
  `${count} requests by chance bring the server to no error of its own`,
  async () => {
    const failures: string[] = [];
    const statuses = new Map<number, number>();
    const exceptions = new Map<string, number>();
    await sendAll(fc.sample(requests, { numRuns: count, seed }), concurrency, async (request) => {
      const answer = await send(request);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const wrong = wrongWith(answer);
      if (wrong !== null) failures.push(describeFailure(request, wrong));
      else if (answer.status >= 500) {
        const exception = `${answer.status} ${answer.code}`;
        exceptions.set(exception, (exceptions.get(exception) ?? 0) + 1);
      }
    });
    process.stdout.write(
      `fuzz: seed ${seed}, statuses ${listed(statuses)}; 5xx that the protocol prescribes: ${listed(exceptions)}\n`,
    );
    expect(failures.slice(0, 20).join('\n\n'), `${failures.length} failures, seed ${seed}`).toBe(
      '',
    );

    const canary = await send(reading('/rest/v1/canary'));
    expect(canary.text).toBe('[{"id":1,"value":"untouched"}]');
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  },
  isFull ? 1_800_000 : 300_000,
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
