/**
 * The baseline cost of a handler written just for these requests: node:http, the same driver, the
 * same SQL in the same transaction with role and claims, the token's claims from a cache. The
 * caller names the workload in a header.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { owners, workloads } from './requests.ts';

const { PORT, KNOWN_AUTHORIZATIONS = '', MUSTER_DATA_DIR = '', DATABASE_URL } = process.env;
const log = { info() {}, warn: console.warn, error: console.error };
const database = await openDatabase({ dataDir: MUSTER_DATA_DIR, databaseUrl: DATABASE_URL, log });
const known = new Map(
  KNOWN_AUTHORIZATIONS.split(',').map((authorization, index) => [
    authorization,
    { role: 'authenticated', sub: owners[index]?.id },
  ]),
);
const workloadsByName = new Map(workloads.map((workload) => [workload.name, workload]));

async function answer(incoming: IncomingMessage): Promise<string | null> {
  const { url = '', method, headers } = incoming;
  const claims = known.get(headers.authorization ?? '');
  const workload = workloadsByName.get(String(headers['x-workload']));
  if (claims === undefined || workload === undefined) return null;
  const body = method === 'POST' ? await text(incoming) : '';
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const [result] = await database.pipeline([workload.statementOf({ query, body })], {
    readOnly: workload.readOnly,
    caller: { role: claims.role, claims },
  });
  return String(result?.rows[0]?.['body']);
}

createServer((incoming, outgoing) => {
  answer(incoming).then(
    (body) => {
      if (body === null) return outgoing.writeHead(401).end();
      const type = 'application/json; charset=utf-8';
      const length = Buffer.byteLength(body);
      return outgoing.writeHead(200, { 'content-type': type, 'content-length': length }).end(body);
    },
    (error: unknown) => {
      console.error(error);
      outgoing.writeHead(500).end();
    },
  );
}).listen(Number(PORT), '127.0.0.1', () => console.log('The bare handler is ready at its port.'));
