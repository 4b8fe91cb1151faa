import { Hono } from 'hono';

import type { GatewayEnv } from '../http/gateway-env.ts';

/**
 * What monitors of hosted projects ask: `GET /api/ping`, and `GET /api/tenants/<any>/health` with the
 * service role's key. A server has one tenant, whatever it is called.
 */
export function createHttpStatus({
  connectedCount,
  answersInTime,
}: {
  readonly connectedCount: () => number;
  /** True when the database can be asked. */
  readonly answersInTime: () => Promise<boolean>;
}): Hono<GatewayEnv> {
  return new Hono<GatewayEnv>()
    .get('/api/ping', (c) => c.json({ message: 'Success' }))
    .get('/api/tenants/:tenant/health', async (c) => {
      if (c.get('apiKey')?.role !== 'service_role') return c.body(null, 403);
      const isReached = await answersInTime();
      return c.json({
        data: {
          healthy: isReached,
          db_connected: isReached,
          replication_connected: isReached,
          connected_cluster: connectedCount(),
        },
      });
    });
}
