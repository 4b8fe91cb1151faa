import type { Cast, TestServer } from '@muster/testkit';

import { encode, signerOf } from '../rest/support/tokens.ts';
import type { Caller, FuzzRequest } from './request.ts';
import type { FuzzAnswer } from './verdict.ts';

export type Sender = (request: FuzzRequest) => Promise<FuzzAnswer>;

const userId = '00000000-0000-4000-8000-000000000001';
const hourSeconds = 3_600;

export async function createSender(server: TestServer, cast: Cast): Promise<Sender> {
  const sign = await signerOf(server.dataDir);
  const now = Math.floor(Date.now() / 1000);
  const user = { role: 'authenticated', sub: userId, aud: 'authenticated' };
  const inADay = now + 24 * hourSeconds;
  const valid = sign({ ...user, exp: inADay });
  const tokens: Readonly<Record<Caller, string | null>> = {
    anon: null,
    user: valid,
    employee: sign({ ...user, sub: cast.employee.userId, exp: inADay }),
    admin: sign({ ...user, sub: cast.admin.userId, exp: inADay }),
    service: server.serviceRoleKey,
    expired: sign({ ...user, exp: now - hourSeconds }),
    forged: `${valid.slice(0, -6)}AAAAAA`,
    'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ role: 'service_role' })}.`,
    'other role': sign({ role: 'postgres', exp: now + hourSeconds }),
    garbage: 'not.a.token',
  };

  return async ({ method, target, as, headers, body }) => {
    const token = tokens[as];
    const hasBody = body !== null && !['GET', 'HEAD'].includes(method);
    const answer = await fetch(`${server.url}${target}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerLimitMs),
      headers: {
        apikey: as === 'service' ? server.serviceRoleKey : server.anonKey,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(hasBody ? { body } : {}),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      code: codeOf(answer, text),
      retryAfter: answer.headers.get('retry-after'),
      text,
      headers: JSON.stringify([...answer.headers]),
    };
  };
}

/** Longer than any request of a caller may take. */
const answerLimitMs = 90_000;

/** Returns the error's code: from the body, or from a header if there is no body. */
function codeOf(answer: Response, text: string): string | null {
  const named = /error=(\S+)/.exec(answer.headers.get('proxy-status') ?? '')?.[1];
  if (named !== undefined) return named;
  if (answer.status < 400) return null;
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : null;
  } catch {
    return null;
  }
}

/** Sends all requests in order, with the given concurrency. */
export async function sendAll(
  requests: Iterator<FuzzRequest>,
  concurrency: number,
  send: (request: FuzzRequest) => Promise<void>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let next = requests.next(); next.done !== true; next = requests.next()) {
        await send(next.value);
      }
    }),
  );
}
