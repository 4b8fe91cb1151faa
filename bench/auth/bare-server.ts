/**
 * The baseline cost of handlers written just for these requests: node:http, the same driver and database, the same
 * hash, the same signature. `/hash` checks a password and nothing else.
 */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

import {
  hashPassword,
  verifyPassword,
} from '../../apps/server/src/auth/passwords/password-hash.ts';
import { storedForm } from '../../apps/server/src/auth/sessions/refresh-token.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { loadKeys } from '../../apps/server/src/tokens/keys.ts';
import { createTokens } from '../../apps/server/src/tokens/tokens.ts';
import { password } from './people.ts';

const { PORT, MUSTER_DATA_DIR = '', DATABASE_URL } = process.env;
const log = { info() {}, warn: console.warn, error: console.error };
const database = await openDatabase({ dataDir: MUSTER_DATA_DIR, databaseUrl: DATABASE_URL, log });
const tokens = createTokens({ keys: await loadKeys(MUSTER_DATA_DIR), now: Date.now });
const stored = await hashPassword(password);

const userSql = `select row_to_json(u)::text as body from auth.users u where u.id = $1`;

async function checkHash(incoming: IncomingMessage): Promise<string> {
  const { password: given } = await bodyOf(incoming);
  return JSON.stringify({ right: await verifyPassword(String(given), stored) });
}

async function refresh(incoming: IncomingMessage): Promise<string> {
  const { refresh_token: presented } = await bodyOf(incoming);
  const next = randomBytes(32).toString('base64url');
  const [granted] = await database.query<{ user_id: string; session_id: string; body: string }>(
    `with replaced as (
       update auth.refresh_tokens set revoked = true, updated_at = now()
       where token = $1 and not revoked returning user_id, session_id
     ), granted as (
       insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, parent, session_id)
       select $2, user_id, false, now(), now(), $1, session_id from replaced
     )
     select r.user_id, r.session_id, row_to_json(u)::text as body
     from replaced r join auth.users u on u.id::text = r.user_id`,
    [storedForm(String(presented)), storedForm(next)],
  );
  if (granted === undefined) throw new Error('not the active token');
  const claims = { sub: granted.user_id, role: 'authenticated', session_id: granted.session_id };
  const { token } = await tokens.signAccessToken(claims, 3600);
  return `{"access_token":"${token}","refresh_token":"${next}","user":${granted.body}}`;
}

async function user(incoming: IncomingMessage): Promise<string> {
  const claims = await tokens.verify(
    (incoming.headers.authorization ?? '').slice('Bearer '.length),
  );
  const [row] = await database.query<{ body: string }>(userSql, [claims.sub ?? '']);
  return row?.body ?? '{}';
}

async function bodyOf(incoming: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Object(JSON.parse(Buffer.concat(chunks).toString()));
}

const routes: Readonly<Record<string, (incoming: IncomingMessage) => Promise<string>>> = {
  '/hash': checkHash,
  '/refresh': refresh,
  '/user': user,
};

createServer((incoming, outgoing) => {
  (routes[incoming.url ?? '']?.(incoming) ?? Promise.reject(new Error('no such route'))).then(
    (body) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      };
      outgoing.writeHead(200, headers).end(body);
    },
    (error: unknown) => {
      console.error(error);
      outgoing.writeHead(500).end();
    },
  );
}).listen(Number(PORT), '127.0.0.1', () => console.log('The bare handler is ready at its port.'));
