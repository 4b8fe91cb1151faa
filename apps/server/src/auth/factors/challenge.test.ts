import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';

import { type TestDatabase, openTestDatabase } from '../../../../testkit/src/index.ts';
import { signedInUser } from '../sessions/session-fixture.ts';
import { type Answer, bearer, createTestRoom, type TestRoom } from '../test-room.ts';

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

/** Enrolls an authenticator and requests a challenge for it, which `answer` answers with the right code. */
async function challenged() {
  const { email, session } = await signedInUser(room, `challenge-${(people += 1)}@example.com`);
  const headers = bearer(session.body.access_token);
  const post = (path: string, body: object) => room.request('POST', path, body, headers);
  const factor = enrolledSchema.parse(
    (await post('/factors', { factor_type: 'totp', friendly_name: 'phone' })).body,
  );
  const { id } = challengeSchema.parse((await post(`/factors/${factor.id}/challenge`, {})).body);
  const answer = () => {
    const totp = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) });
    const code = totp.generate({ timestamp: room.now() });
    return post(`/factors/${factor.id}/verify`, { challenge_id: id, code });
  };
  const remove = (asSession: Answer) =>
    room.request('DELETE', `/factors/${factor.id}`, {}, bearer(asSession.body.access_token));
  const mails = () => room.mails.filter(({ to }) => to === email).map(({ kind }) => kind);
  return { id, answer, remove, mails };
}

describe('the right code', () => {
  test('[A54] is refused once the challenge is older than five minutes', async () => {
    const { id, answer } = await challenged();
    room.pass(301);
    expect(await answer()).toMatchObject({
      status: 422,
      body: {
        error_code: 'mfa_challenge_expired',
        msg: `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
      },
    });
  });

  test('[A53 A54] is taken within five minutes of the challenge', async () => {
    const { answer } = await challenged();
    room.pass(299);
    expect(await answer()).toMatchObject({ status: 200, body: { user: expect.anything() } });
  });

  test('tells the owner of the new authenticator by email, and of its end', async () => {
    const { answer, remove, mails } = await challenged();
    expect(mails()).toEqual([]);
    const raised = await answer();
    expect(mails()).toEqual(['factor_added']);
    expect((await remove(raised)).status).toBe(200);
    expect(mails()).toEqual(['factor_added', 'factor_removed']);
  });
});
