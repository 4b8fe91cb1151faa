import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type BreakableNetwork = {
  /** Address under which the browser reaches the server while the network is up. */
  readonly url: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

/** A plain TCP relay in front of the server: cutting it drops connections and refuses new ones. */
export async function startBreakableNetwork(serverUrl: string): Promise<BreakableNetwork> {
  const target = Number(new URL(serverUrl).port);
  const sockets = new Set<Socket>();
  let isUp = true;

  const relay = createServer((incoming) => {
    if (!isUp) {
      incoming.destroy();
      return;
    }
    const outgoing = connect(target, '127.0.0.1');
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // A cut connection is the point here, not a failure.
      socket.on('error', () => socket.destroy());
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const address = relay.address();
  if (address === null || typeof address === 'string') throw new Error('the relay has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    cut() {
      isUp = false;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isUp = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      relay.close();
      await once(relay, 'close');
    },
  };
}
