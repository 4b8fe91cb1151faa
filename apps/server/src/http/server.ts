import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

import type { Listener } from './listener.ts';

const sweepMs = 50;

/**
 * Switches to WebSocket, or returns the status line to refuse with, such as `404 Not Found`, followed by any additional
 * headers.
 */
export type UpgradeHandler = (
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
) => string | null;

export type HttpServer = {
  /** The port in use, chosen by the system if 0 was requested. */
  readonly port: number;
  readonly connectionCount: () => number;
  /** Stops accepting connections; resolves when the last response is finished. */
  stop(): Promise<void>;
  /** Closes all remaining connections. */
  cut(): void;
};

/** Longer than the longest statement that a response can wait for. */
const longestStillMs = 120_000;

/**
 * Listens with limits on clients that send slowly: 10 s for the headers, an hour for the largest upload; other bodies
 * have less (`limitBody`). A connection that is idle in both directions during a request, such as that of a client that
 * doesn't read its response, ends after `stillMs`. Idle connections between requests stay longer than the usual minute
 * of a load balancer, so that it never reuses one that we are just closing.
 */
export async function listen(
  listener: Listener,
  upgrade: UpgradeHandler,
  {
    port,
    host,
    stillMs = longestStillMs,
  }: { readonly port: number; readonly host: string; readonly stillMs?: number },
): Promise<HttpServer> {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 3_600_000,
      keepAliveTimeout: 72_000,
      connectionsCheckingInterval: 2000,
    },
    // The listener always responds; if even that fails, only this client is affected.
    (incoming, outgoing) => void listener(incoming, outgoing).catch(() => outgoing.destroy()),
  );
  server.setTimeout(stillMs);
  server.on('upgrade', (incoming, socket, head) => {
    // Node removes its own listeners: a client that resets the connection would crash the process.
    socket.on('error', () => socket.destroy());
    const refusal = upgrade(incoming, socket, head);
    if (refusal !== null) endUpgrade(socket, refusal);
  });
  server.on('clientError', answerUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const connections = new Set<Duplex>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return {
    port: portOf(server),
    connectionCount: () => connections.size,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection waiting for its client's next request closes once its response is sent.
      const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
      await closed;
      clearInterval(sweep);
    },
    cut() {
      for (const socket of connections) socket.destroy();
    },
  };
}

/** For addresses without a WebSocket, and while it's not available yet or anymore. */
export const refuseUpgrade: UpgradeHandler = () => '503 Service Unavailable\r\nRetry-After: 2';

/** How long a refused client has to read the refusal and close. */
const lingerMs = 1000;

/** Responds instead of switching, and ends the connection, which no time limit covers anymore. */
function endUpgrade(socket: Duplex, status: string): void {
  socket.resume();
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  const cut = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(cut));
}

/** Responds to input that isn't HTTP, has too large headers or arrived too slowly. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusByParserError[error.code ?? ''] ?? '400 Bad Request';
  const body = '{"code":"bad_request","message":"The request cannot be read."}';
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}

const statusByParserError: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}
