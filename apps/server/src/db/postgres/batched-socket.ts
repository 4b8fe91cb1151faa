import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Where the driver would connect: the first of these hosts, or a path of the file system. */
export type SocketTarget = {
  readonly host: readonly string[];
  readonly port: readonly number[];
  readonly path?: string | false;
};

/**
 * Opens the socket of a connection in place of the driver, which would hand a batch of messages to
 * the system in several writes once they are longer than a kilobyte, as soon as a browser's headers
 * are among them. Each write and the wake-up that it causes on the other side cost more than what
 * they carry.
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
  // Where the driver looks for the name that the server's certificate has to bear.
  return Object.assign(socket, { host: host[0] });
}

const connectTimeoutMs = 10_000;

/** Gathers what is written from now on until the driver has written all that it has been given. */
export function batchWrites(socket: Socket): void {
  socket.cork();
  // The driver writes the rest of a batch in an immediate of its own, after this one.
  setImmediate(() => setImmediate(() => socket.uncork()));
}
