import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import type { Hono } from 'hono';
import { WebSocketServer } from 'ws';

import type { Database } from '../db/database.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import type { Logger } from '../log/logger.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { createAccessWatch } from './access-watch.ts';
import { createChangeFeed } from './changes/change-feed.ts';
import type { ChannelDependencies } from './channel.ts';
import { createDatabaseFeed } from './database-feed.ts';
import { versions } from './frames.ts';
import { createHttpBroadcast } from './http-broadcast.ts';
import { createHttpStatus } from './http-status.ts';
import { createHub } from './hub.ts';
import { askedAtOnce, goodbyeMs, largestFrameBytes } from './limits.ts';
import { createPresences } from './presence/presences.ts';
import { createReplicas, type Delivery } from './replicas/replicas.ts';
import { attachSocket, type RealtimeSocket } from './socket.ts';

export type Realtime = {
  /** HTTP side of the room, for `/realtime/v1`. */
  readonly room: Hono<GatewayEnv>;
  /** Takes over a request for `/realtime/v1/websocket`, or returns the status with which it is refused. */
  readonly upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => string | null;
  readonly socketCount: () => number;
  /** Says goodbye to every socket and stops following the database. */
  readonly close: () => Promise<void>;
};

/**
 * Broadcasts, presence and row changes between clients, other servers and the database, in the
 * protocol of Supabase Realtime.
 */
export function createRealtime({
  database,
  tokens,
  log,
  now,
  maxSockets,
}: {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Sockets that may have joined a channel at the same time. */
  readonly maxSockets: number;
}): Realtime {
  const server = crypto.randomUUID();
  const hub = createHub();
  const presences = createPresences(hub, log);
  const feed = createDatabaseFeed({ database, hub, log });
  const changeFeed = createChangeFeed({ database, log });
  // The embedded database belongs to this process, so there are no other servers.
  const replicas =
    database.kind === 'pglite'
      ? null
      : createReplicas({
          database,
          log,
          server,
          topics: hub.topics,
          receive: (origin, delivery) => receive(origin, delivery),
          census: () => ({ kind: 'census', entries: presences.ofServer(server) }),
          onGone: (gone) => presences.replace(gone, []),
        });

  function receive(origin: string, delivery: Delivery): void {
    switch (delivery.kind) {
      case 'broadcast':
        return hub.broadcast(delivery.broadcast);
      case 'present':
        return presences.put(delivery.entry);
      case 'absent':
        return presences.remove(delivery.entry);
      case 'census':
        return presences.replace(origin, delivery.entries);
    }
  }

  const sockets = new Set<RealtimeSocket>();
  const accessWatch = createAccessWatch({
    database,
    onChange: (login) => void tellRights(login),
  });

  /** A few at a time, because all clients at once would fill the database's queue for everyone else. */
  async function tellRights(login: string | null): Promise<void> {
    const left = sockets.values();
    const tellSome = async () => {
      for (const socket of left) await socket.rightsChanged(login);
    };
    await Promise.all(Array.from({ length: askedAtOnce }, tellSome));
  }
  const dependencies: ChannelDependencies = {
    database,
    hub,
    feed,
    accessWatch,
    isReachable: replicas?.introduced ?? Promise.resolve(),
    changeFeed,
    presences,
    presenceBook: {
      server,
      put(entry) {
        presences.put(entry);
        replicas?.send({ kind: 'present', entry });
      },
      remove(entry) {
        presences.remove(entry);
        replicas?.send({ kind: 'absent', entry });
      },
    },
    publish(message, except) {
      hub.broadcast(message, except);
      replicas?.send({ kind: 'broadcast', broadcast: message });
    },
    verify: (jwt) => tokens.verify(jwt),
    log,
    now,
  };
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestFrameBytes,
    clientTracking: false,
  });

  return {
    room: createHttpBroadcast(dependencies).route(
      '/',
      createHttpStatus({
        connectedCount: joinedCount,
        answersInTime: () =>
          database.query('select 1', [], { timeoutMs: 2000 }).then(
            () => true,
            () => false,
          ),
      }),
    ),
    socketCount: () => sockets.size,

    upgrade(incoming, duplex, head) {
      const url = URL.parse(incoming.url ?? '', 'http://localhost');
      if (url?.pathname !== '/realtime/v1/websocket') return '404 Not Found';
      const apiKey = url.searchParams.get('apikey') ?? headerOf(incoming, 'apikey');
      const vsn = url.searchParams.get('vsn') ?? '1.0.0';
      const version = versions.find((known) => known === vsn);
      if (tokens.apiKeyRole(apiKey) === null) return '401 Unauthorized';
      if (version === undefined) return '400 Bad Request';
      webSockets.handleUpgrade(incoming, duplex, head, (webSocket) => {
        const mayJoin = () => sockets.size <= maxSockets || joinedCount() < maxSockets;
        const socket = attachSocket(webSocket, version, apiKey, { ...dependencies, mayJoin });
        sockets.add(socket);
        webSocket.on('close', () => sockets.delete(socket));
      });
      return null;
    },

    async close() {
      for (const socket of sockets) socket.close();
      // A client that doesn't answer the goodbye must not keep the server running.
      const cutOff = setTimeout(() => {
        for (const socket of sockets) socket.terminate();
      }, goodbyeMs);
      await Promise.all([...sockets].map((socket) => socket.closed));
      clearTimeout(cutOff);
      presences.close();
      await Promise.all([accessWatch.close(), feed.close(), changeFeed.close(), replicas?.close()]);
    },
  };

  function joinedCount(): number {
    let count = 0;
    for (const socket of sockets) if (socket.hasJoined()) count += 1;
    return count;
  }
}

function headerOf(incoming: IncomingMessage, name: string): string {
  return String(incoming.headers[name] ?? '');
}
