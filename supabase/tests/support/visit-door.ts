/** The data API of the server, with requests that name a support visit. */
import * as z from 'zod';
import type { Database } from '../../../apps/server/src/db/database.ts';
import { createLogger } from '../../../apps/server/src/log/logger.ts';
import { createRestRoom } from '../../../apps/server/src/rest/create-rest-room.ts';
import { visitHeader } from '../../../packages/contract/src/visits.ts';
import type { TestCaller } from '../../../apps/testkit/src/index.ts';

type Answer = { readonly status: number; readonly body: unknown };

export type VisitDoor = ReturnType<typeof createVisitDoor>;

const log = createLogger({ level: 'silent', format: 'json' });
const claimsSchema = z.looseObject({ role: z.string() });

export function createVisitDoor(database: Database) {
  const rest = createRestRoom({
    database,
    log,
    // Signatures are tested elsewhere: here a token is its claims.
    tokens: { verify: async (token) => claimsSchema.parse(JSON.parse(token)) },
  });

  async function send(
    { role, sub, claims }: TestCaller,
    visit: string,
    method: string,
    path: string,
    body: object = {},
  ): Promise<Answer> {
    const answer = await rest.answer({
      method,
      path,
      queryString: '',
      headers: {
        authorization: `Bearer ${JSON.stringify({ role, sub, ...claims })}`,
        'content-type': 'application/json',
        [visitHeader]: visit,
      },
      apiKey: { role: 'anon' },
      clientNetwork: '127.0.0.1',
      log,
      body: async () => Buffer.from(JSON.stringify(body)),
    });
    return {
      status: answer.status,
      body: answer.body === null || answer.body === '' ? null : JSON.parse(answer.body),
    };
  }

  return {
    send,
    /** Calls a function in a visit. */
    read: (caller: TestCaller, visit: string, name: string, body: object = {}) =>
      send(caller, visit, 'POST', `/rpc/${name}`, body),
    close: () => rest.close(),
  };
}
