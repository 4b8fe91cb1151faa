import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';

/** A server of the attacker's that records its visitors. */
export type WatchedServer = {
  readonly port: number;
  /** Requested paths, in order. */
  readonly visits: readonly string[];
  readonly stop: () => Promise<void>;
};

/** Listens on 127.0.0.1; `localhost` leads there too. */
export async function startWatchedServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    void response.end('{}'),
): Promise<WatchedServer> {
  const visits: string[] = [];
  const server = createServer((request, response) => {
    visits.push(request.url ?? '');
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    visits,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
