/** The people who sign in: one per connection, each with their own session. */
import { randomBytes, randomUUID } from 'node:crypto';

import type { Database } from '../../apps/server/src/db/database.ts';
import { createUser } from '../../apps/server/src/auth/users/create-user.ts';
import { asAuthServer } from '../../apps/server/src/auth/auth-database.ts';
import { createRefreshTokens } from '../../apps/server/src/auth/sessions/refresh-token.ts';
import { openSession } from '../../apps/server/src/auth/sessions/session.ts';

export const password = 'winch-over-the-gully-7';
export const people = 8;

export type Person = {
  readonly email: string;
  readonly accessToken: string;
  /** Changes with every refresh. */
  refreshToken: string;
};

/** Creates people by sign-up, as an app would. */
export async function signUpPeople(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Person[]> {
  return Promise.all(
    Array.from({ length: people }, async () => {
      const email = `${randomUUID()}@example.com`;
      const answer = await fetch(`${url}/auth/v1/signup`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      const text = await answer.text();
      const { access_token: accessToken, refresh_token: refreshToken } = Object(JSON.parse(text));
      if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') {
        throw new Error(`The sign-up was answered with ${answer.status}: ${text.slice(0, 500)}`);
      }
      return { email, accessToken, refreshToken };
    }),
  );
}

/** Inserts people directly into the database, for handlers without sign-up. */
export async function insertPeople(
  database: Database,
  sign: (claims: object) => Promise<string>,
): Promise<Person[]> {
  const made: Person[] = [];
  const refreshTokens = createRefreshTokens(randomBytes(32));
  for (let number = 0; number < people; number += 1) {
    const email = `${randomUUID()}@example.com`;
    const { id } = await createUser({ database, now: Date.now }, { email, password });
    const session = await asAuthServer(database).transaction((q) =>
      openSession(q, { refreshTokens, now: Date.now }, { id }, 'password', {
        ip: null,
        userAgent: null,
      }),
    );
    const accessToken = await sign({ sub: id, role: 'authenticated', session_id: session.id });
    made.push({ email, accessToken, refreshToken: session.refreshToken });
  }
  return made;
}
