import { Hono } from 'hono';

import type { Database } from '../db/database.ts';
import type { ListenerEnv } from './listener.ts';
import type { Metrics } from './metrics.ts';

const readinessTimeoutMs = 2000;

/** `GET /ready`: whether the server can do its work; `GET /metrics`: its metrics. */
export function createReadyPages(database: Database, metrics: Metrics): Hono<ListenerEnv> {
  return new Hono<ListenerEnv>()
    .get('/ready', async (c) => {
      if (await answersInTime(database)) return c.json({ status: 'ready' });
      c.header('Retry-After', '2');
      return c.json({ status: 'unready', reason: 'The database does not answer.' }, 503);
    })
    .get('/metrics', async (c) =>
      c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }),
    );
}

async function answersInTime(database: Database): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), readinessTimeoutMs);
  const answered = database.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
}
