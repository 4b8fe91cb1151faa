/**
 * Servers that all files of one worker share, since a start takes two seconds of CPU time. For tests that only touch
 * people, buckets, topics and rows of their own.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Cast, type TestServer, startServerWithCast, startTestServer } from '@muster/testkit';
import { test } from 'vitest';

import { rooms } from '../realtime/support/rooms.ts';
import { policies } from '../storage/support/policies.ts';

const withServer = test.extend(
  'server',
  { scope: 'worker' },
  // Vitest requires the empty pattern, because it reads the names of fixtures from it.
  // oxlint-disable-next-line no-empty-pattern
  async ({}, { onCleanup }) => {
    const tables = await readFile(
      join(import.meta.dirname, '../realtime/support/fixtures.sql'),
      'utf8',
    );
    const server = await startTestServer({
      env: { AUTH_MAIL_INTERVAL_SECONDS: '0', AUTH_MAILS_PER_HOUR: '100000' },
      prepare: (database) => database.script(`${policies}\n${tables}`),
    });
    onCleanup(async () => void (await server.stop()));
    return server;
  },
);

/** Gives a file a server without any people, before its tests. */
export function shareServer(take: (server: TestServer) => void | Promise<void>): void {
  withServer.beforeAll(({ server }) => take(server));
}

type WithCast = { readonly server: TestServer; readonly cast: Cast };

const withCast = test.extend(
  'withCast',
  { scope: 'worker' },
  // oxlint-disable-next-line no-empty-pattern
  async ({}, { onCleanup }) => {
    const started = await startServerWithCast({
      env: { LOG_LEVEL: 'silent', AUTH_ACCESS_TOKEN_SECONDS: '86400' },
      prepare: (database) => database.script(rooms),
    });
    onCleanup(async () => void (await started.server.stop()));
    return started;
  },
);

/** Gives a file a server with the signed-in cast, before its tests. The tests must leave the cast unchanged. */
export function shareCast(take: (started: WithCast) => void | Promise<void>): void {
  withCast.beforeAll(({ withCast: started }) => take(started));
}
