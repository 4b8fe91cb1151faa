/**
 * Checks that the response time doesn't reveal known addresses:
 * `node bench/auth/even-times.ts [what]`; `run.ts` also runs it at its end. Requests for a known
 * and an unknown address alternate, one at a time; the medians of 1,000 rounds (`TIMING_ROUNDS`)
 * may differ by at most a tenth.
 */
import { randomUUID } from 'node:crypto';

import { startTestServer } from '@muster/testkit';

import { password } from './people.ts';

const rounds = Number(process.env['TIMING_ROUNDS'] ?? 1000);

/** Starts its own server, with confirmation on, and prints a table. */
export async function compareTimes(only?: string): Promise<void> {
  const server = await startTestServer({
    env: {
      AUTH_MAIL_INTERVAL_SECONDS: '0',
      AUTH_MAILS_PER_HOUR: '1000000',
      AUTH_FREE_ATTEMPTS: '1000',
    },
  });
  try {
    const known = `${randomUUID()}@example.com`;
    const post = async (path: string, body: object, key = server.anonKey) => {
      const answer = await fetch(`${server.url}/auth/v1${path}`, {
        method: 'POST',
        headers: { apikey: key, authorization: `Bearer ${key}` },
        body: JSON.stringify(body),
      });
      await answer.arrayBuffer();
      if (answer.status >= 429) throw new Error(`${path} was answered with ${answer.status}`);
    };
    const admin = server.serviceRoleKey;
    await post('/admin/users', { email: known, password, email_confirm: true }, admin);

    const probes: Readonly<Record<string, (email: string) => Promise<void>>> = {
      'a wrong password': (email) =>
        post('/token?grant_type=password', { email, password: 'not-the-right-one' }),
      'a sign-up': (email) => post('/signup', { email, password }),
      'a recovery': (email) => post('/recover', { email }),
      'a mail that signs in': (email) => post('/otp', { email }),
    };
    const table: Record<string, object> = {};
    for (const [name, send] of Object.entries(probes)) {
      if (only === undefined || name === only) table[name] = await medians(send, known);
    }
    console.log(`\nmedians of ${rounds} rounds`);
    console.table(table);
  } finally {
    await server.stop();
  }
}

async function medians(send: (email: string) => Promise<void>, known: string): Promise<object> {
  const times: [toKnown: number[], toUnknown: number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    // The order alternates, so that a busy moment affects both equally.
    for (const kind of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const email = kind === 0 ? known : `${randomUUID()}@example.com`;
      const startedAt = performance.now();
      await send(email);
      times[kind].push(performance.now() - startedAt);
    }
  }
  const [toKnown = 0, toUnknown = 0] = times.map(
    (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)],
  );
  return {
    'known ms': toKnown.toFixed(1),
    'unknown ms': toUnknown.toFixed(1),
    'differ by': `${((Math.abs(toKnown - toUnknown) / Math.max(toKnown, toUnknown)) * 100).toFixed(1)} %`,
  };
}

if (import.meta.main) await compareTimes(process.argv[2]);
