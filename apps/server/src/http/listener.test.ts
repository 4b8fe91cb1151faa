import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createListener, type ListenerEnv, type Serving } from './listener.ts';
import { createMetrics } from './metrics.ts';
import { listen, refuseUpgrade, type HttpServer } from './server.ts';

describe('a server that starts or stops', () => {
  let serving: Serving = 'starting';
  let server: HttpServer;

  beforeAll(async () => {
    const listener = createListener({
      serving: () => serving,
      log: pino({ level: 'silent' }),
      metrics: createMetrics(),
      trustedProxies: 0,
      isHttps: false,
    });
    server = await listen(listener, refuseUpgrade, { port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.stop());

  const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);

  it.each(['starting', 'stopping'] as const)('lives but serves nothing while %s', async (state) => {
    serving = state;
    expect((await ask('/health')).status).toBe(200);
    for (const path of ['/ready', '/', '/rest/v1/projects']) {
      const answer = await ask(path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(await answer.json()).toMatchObject({ code: state });
    }
  });

  it('serves once it can', async () => {
    const app = new Hono<ListenerEnv>().get('/ready', (c) => c.text('yes'));
    serving = { app, plainRoomAt: () => undefined };
    expect(await (await ask('/ready')).text()).toBe('yes');
  });

  it('gives every request an id of its own', async () => {
    const ids = await Promise.all(
      ['/health', '/ready', '/nothing'].map(async (path) =>
        (await ask(path)).headers.get('x-request-id'),
      ),
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(null);
  });
});
