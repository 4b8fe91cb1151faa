import { Hono } from 'hono';

import type { GatewayEnv } from '../http/gateway-env.ts';

/**
 * Endpoints for monitors of hosted projects: `GET /api/ping`, and `GET /api/tenants/<any>/health` with the service
 * role's key. A server has one tenant, under any name.
 */
export function createHttpStatus({
  connectedCount,
  answersInTime,
}: {
  readonly connectedCount: () => number;
  /** True if the database can be queried. */
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
