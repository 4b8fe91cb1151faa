/**
 * What a handler written for just these two requests would cost: node:http, the same driver, the
 * same SQL in the same transaction with role and claims, the token's claims out of a cache.
 */
import { createServer } from 'node:http';

import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { owner, statementOf } from './requests.ts';

const { PORT, KNOWN_AUTHORIZATION = '', MUSTER_DATA_DIR = '', DATABASE_URL } = process.env;
const log = { info() {}, warn: console.warn, error: console.error };
const database = await openDatabase({ dataDir: MUSTER_DATA_DIR, databaseUrl: DATABASE_URL, log });
const known = new Map([[KNOWN_AUTHORIZATION, { role: 'authenticated', sub: owner }]]);

async function answer(url: string, authorization: string): Promise<string | null> {
  const claims = known.get(authorization);
  if (claims === undefined) return null;
  const id = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('id');
  const [result] = await database.pipeline([statementOf(id && id.slice('eq.'.length))], {
    readOnly: true,
    caller: { role: claims.role, claims },
  });
  return String(result?.rows[0]?.['body']);
}

createServer((incoming, outgoing) => {
  answer(incoming.url ?? '', incoming.headers.authorization ?? '').then(
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
