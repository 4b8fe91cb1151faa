import type { PublicConfig } from '@muster/contract';
import { Hono } from 'hono';

import type { ListenerEnv } from './listener.ts';

/** `GET /config.json`: the settings that the app needs before it can call anything. */
export function createPublicConfigPage(config: PublicConfig): Hono<ListenerEnv> {
  return new Hono<ListenerEnv>().get('/config.json', (c) =>
    c.json(config, 200, { 'Cache-Control': 'no-cache' }),
  );
}
