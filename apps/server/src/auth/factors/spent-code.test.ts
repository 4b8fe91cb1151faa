import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';

import { type TestDatabase, openTestDatabase } from '../../../../testkit/src/index.ts';
import { signedInUser, signIn } from '../sessions/session-fixture.ts';
import { bearer, createTestRoom, type TestRoom } from '../test-room.ts';

let opened: TestDatabase;
let room: TestRoom;
let people = 0;

beforeAll(async () => {
  opened = await openTestDatabase();
  room = await createTestRoom(opened.database);
});
afterAll(() => opened.close());

const enrolledSchema = z.object({ id: z.string(), totp: z.object({ secret: z.string() }) });
const challengeSchema = z.object({ id: z.string() });

/** Signs up a person who has just used a code of their authenticator app and will try more of them. */
async function personWithApp() {
  const { email, session } = await signedInUser(room, `spent-${(people += 1)}@example.com`);
  const post = (token: string | undefined, path: string, body: object) =>
    room.request('POST', path, body, bearer(token));
  const factor = enrolledSchema.parse(
    (await post(session.body.access_token, '/factors', { factor_type: 'totp' })).body,
  );
  const totp = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) });
  /** Requests a challenge; returns a function that answers it with a code. */
  const ask = async (token: string | undefined) => {
    const asked = await post(token, `/factors/${factor.id}/challenge`, {});
    const { id } = challengeSchema.parse(asked.body);
    return (code: string) =>
      post(token, `/factors/${factor.id}/verify`, { challenge_id: id, code });
  };
  const answer = async (token: string | undefined, code: string) => (await ask(token))(code);
  const shown = () => totp.generate({ timestamp: room.now() });
  // Moves to the start of a half minute, when earlier requests no longer count.
  room.pass(330 - (Math.floor(room.now() / 1000) % 30));
  const code = shown();
  const first = await answer(session.body.access_token, code);
  return { email, code, first, ask, answer, shown };
}

describe('a code that was used', () => {
  test.each([0, 29, 59])(
    'is refused to another session, as long as it would count: after %i s',
    async (seconds) => {
      const { email, code, answer } = await personWithApp();
      room.pass(seconds);
      const other = await signIn(room, email);
      expect(await answer(other.body.access_token, code)).toMatchObject({
        status: 422,
        body: { error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' },
      });
    },
  );

  test('raises one session when several show it at the same moment', async () => {
    const { email, ask, shown } = await personWithApp();
    room.pass(30);
    const others = await Promise.all([1, 2, 3, 4].map(() => signIn(room, email)));
    // All challenges are requested before any is answered: the session that gets in ends the others.
    const asked = await Promise.all(others.map(({ body }) => ask(body.access_token)));
    const answers = await Promise.all(asked.map((answer) => answer(shown())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test('keeps no one out: the next one is taken', async () => {
    const { email, code, answer, shown } = await personWithApp();
    const other = await signIn(room, email);
    expect((await answer(other.body.access_token, code)).status).toBe(422);
    room.pass(30);
    expect((await answer(other.body.access_token, shown())).status).toBe(200);
  });

  test('is taken again from the session that used it, whose answer may have been lost', async () => {
    const { code, first, answer } = await personWithApp();
    expect(first.status).toBe(200);
    expect((await answer(first.body.access_token, code)).status).toBe(200);
  });
});
