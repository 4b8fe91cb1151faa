import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Where the driver would connect: the first of these hosts, or a file system path. */
export type SocketTarget = {
  readonly host: readonly string[];
  readonly port: readonly number[];
  readonly path?: string | false;
};

/**
 * Opens the socket of a connection in place of the driver, which splits a batch of messages longer
 * than a kilobyte into several writes, as soon as a browser's headers are among them. Each write,
 * with the wake-up that it causes on the other side, costs more than its contents.
 */
export async function openBatchedSocket({ host, port, path }: SocketTarget): Promise<Socket> {
  const socket = path ? connect(path) : connect(port[0] ?? 5432, host[0]);
  await once(socket, 'connect', { signal: AbortSignal.timeout(connectTimeoutMs) }).catch(
    (error: unknown) => {
      socket.destroy();
      throw error;
    },
  );
  socket.setNoDelay(true);
  // The driver looks here for the name that the server's certificate must match.
  return Object.assign(socket, { host: host[0] });
}

const connectTimeoutMs = 10_000;

/** Batches everything the driver writes until it has written all that it was given. */
export function batchWrites(socket: Socket): void {
  socket.cork();
  // The driver writes the rest of a batch in its own immediate, after this one.
  setImmediate(() => setImmediate(() => socket.uncork()));
}
