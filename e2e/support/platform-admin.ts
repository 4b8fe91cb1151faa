import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

import type { TestServer } from '@muster/testkit';

import { authenticatorCode } from './one-time-code.ts';
import { demoLogins } from './session.ts';

const sessionSchema = z.object({
  access_token: z.string(),
  user: z.object({ factors: z.optional(z.array(z.object({ id: z.string() }))) }),
});
const challengeSchema = z.object({ id: z.string() });
const stepMs = 30_000;

/** Returns the calls of the demo's platform admin, with the second factor already passed. */
export async function openPlatform(server: TestServer) {
  const { superTotpSecret } = z
    .object({ superTotpSecret: z.string() })
    .parse(JSON.parse(await readFile(join(server.dataDir, 'keys.json'), 'utf8')));

  async function post(path: string, body: object, token = server.anonKey): Promise<unknown> {
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        apikey: server.anonKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  const weak = sessionSchema.parse(
    await post('/auth/v1/token?grant_type=password', demoLogins.platform),
  );
  const factor = `/auth/v1/factors/${weak.user.factors?.[0]?.id ?? ''}`;
  const { id } = challengeSchema.parse(await post(`${factor}/challenge`, {}, weak.access_token));
  // Each code is accepted once; the server takes the previous, the current and the next.
  const proven = await [-1, 0, 1].reduce<Promise<unknown>>(
    (before, step) =>
      before.catch(() => {
        const code = authenticatorCode(superTotpSecret, Date.now() + step * stepMs);
        return post(`${factor}/verify`, { challenge_id: id, code }, weak.access_token);
      }),
    Promise.reject(new Error('no code was tried')),
  );
  const { access_token } = sessionSchema.parse(proven);
  return {
    call: (name: string, parameters: object) =>
      post(`/rest/v1/rpc/${name}`, parameters, access_token),
  };
}
