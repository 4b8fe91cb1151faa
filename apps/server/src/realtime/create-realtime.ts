import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import type { Hono } from 'hono';
import { WebSocketServer } from 'ws';

import type { Database } from '../db/database.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import type { Logger } from '../log/logger.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { createDatabaseFeed } from './database-feed.ts';
import { versions } from './frames.ts';
import { createHttpBroadcast } from './http-broadcast.ts';
import { createHub } from './hub.ts';
import { largestFrameBytes } from './limits.ts';
import { attachSocket, type RealtimeSocket } from './socket.ts';

const upkeepMs = 3_600_000;
const goodbyeMs = 2000;

export type Realtime = {
  /** HTTP side of the room, for `/realtime/v1`. */
  readonly room: Hono<GatewayEnv>;
  /** Takes over a request for `/realtime/v1/websocket`; refuses any other. */
  readonly upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly socketCount: () => number;
  /** Says goodbye to every socket and stops following the database. */
  readonly close: () => Promise<void>;
};

/** Broadcasts between clients and from the database, in the protocol of Supabase Realtime. */
export function createRealtime({
  database,
  tokens,
  log,
  now,
}: {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}): Realtime {
  const hub = createHub();
  const feed = createDatabaseFeed({ database, hub, log });
  const dependencies = {
    database,
    hub,
    feed,
    verify: (jwt: string) => tokens.verify(jwt),
    log,
    now,
  };
  const sockets = new Set<RealtimeSocket>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: largestFrameBytes,
    clientTracking: false,
  });
  const upkeep = setInterval(() => void keepPartitions(), upkeepMs).unref();
  const firstUpkeep = keepPartitions();

  async function keepPartitions(): Promise<void> {
    try {
      await database.query('select realtime.keep_partitions()');
    } catch (error) {
      // Messages land in the default partition meanwhile; the next round tries again.
      log.error({ err: error }, 'partitions of realtime.messages could not be kept');
    }
  }

  return {
    room: createHttpBroadcast(dependencies),
    socketCount: () => sockets.size,

    upgrade(incoming, duplex, head) {
      const url = new URL(incoming.url ?? '', 'http://localhost');
      const apiKey = url.searchParams.get('apikey') ?? headerOf(incoming, 'apikey');
      const vsn = url.searchParams.get('vsn') ?? '1.0.0';
      const version = versions.find((known) => known === vsn);
      if (url.pathname !== '/realtime/v1/websocket') return refuse(duplex, '404 Not Found');
      if (tokens.apiKeyRole(apiKey) === null) return refuse(duplex, '401 Unauthorized');
      if (version === undefined) return refuse(duplex, '400 Bad Request');
      server.handleUpgrade(incoming, duplex, head, (webSocket) => {
        const socket = attachSocket(webSocket, version, apiKey, dependencies);
        sockets.add(socket);
        webSocket.on('close', () => sockets.delete(socket));
      });
    },

    async close() {
      clearInterval(upkeep);
      for (const socket of sockets) socket.close();
      // A client that does not answer the goodbye does not keep the server.
      const cutOff = setTimeout(() => {
        for (const socket of sockets) socket.terminate();
      }, goodbyeMs);
      await Promise.all([...sockets].map((socket) => socket.closed));
      clearTimeout(cutOff);
      await firstUpkeep;
      await feed.close();
    },
  };
}

function headerOf(incoming: IncomingMessage, name: string): string {
  return String(incoming.headers[name] ?? '');
}

function refuse(duplex: Duplex, status: string): void {
  duplex.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
