import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type TestDatabase, openTestDatabase } from '../../../../testkit/src/index.ts';
import { signIn, signedInUser } from '../sessions/session-fixture.ts';
import { type Answer, type TestRoom, bearer, createTestRoom } from '../test-room.ts';

let opened: TestDatabase;
let room: TestRoom;
let people = 0;

beforeAll(async () => {
  opened = await openTestDatabase();
  room = await createTestRoom(opened.database, { requestLimits: null });
});
afterAll(() => opened.close());

const path = '/factors/recovery-codes';
const enrolledSchema = z.object({ id: z.string(), totp: z.object({ secret: z.string() }) });
const codesSchema = z.object({ codes: z.array(z.string()) });

const call = (session: Answer, method: string, at: string, body?: object) =>
  room.request(method, at, body, bearer(session.body.access_token));

/** Signs up a person with an authenticator, in a session that has verified it. */
async function strongPerson() {
  const { id, email, session } = await signedInUser(room, `codes-${(people += 1)}@example.com`);
  const enrolled = await call(session, 'POST', '/factors', { factor_type: 'totp' });
  const factor = enrolledSchema.parse(enrolled.body);
  const { body: challenge } = await call(session, 'POST', `/factors/${factor.id}/challenge`, {});
  const totp = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) });
  const strong = await call(session, 'POST', `/factors/${factor.id}/verify`, {
    challenge_id: challenge['id'],
    code: totp.generate({ timestamp: room.now() }),
  });
  expect(strong.status).toBe(200);
  return { id, email, strong, factorId: factor.id };
}

const codesOf = (answer: Answer) => codesSchema.parse(answer.body).codes;

const refused = (status: number, code: string) => ({ status, body: { error_code: code } });

describe('recovery codes are refused', () => {
  test('to whoever has no other factor', async () => {
    const { session } = await signedInUser(room, `codes-${(people += 1)}@example.com`);
    expect(await call(session, 'POST', path)).toMatchObject(
      refused(422, 'mfa_recovery_codes_sole_factor'),
    );
    expect(await call(session, 'GET', path)).toMatchObject(refused(404, 'mfa_factor_not_found'));
  });

  test('to a session that has not shown the second factor', async () => {
    const { email, strong } = await strongPerson();
    const weak = await signIn(room, email);
    expect(await call(weak, 'POST', path)).toMatchObject(refused(403, 'insufficient_aal'));
    await call(strong, 'POST', path);
    for (const [method, at] of [
      ['POST', `${path}/regenerate`],
      ['DELETE', path],
    ] as const) {
      expect(await call(weak, method, at)).toMatchObject(refused(403, 'insufficient_aal'));
    }
  });

  test('a second time, and under a name that is taken', async () => {
    const { strong } = await strongPerson();
    const named = { friendly_name: '' };
    expect((await call(strong, 'POST', path, named)).status).toBe(200);
    expect(await call(strong, 'POST', path)).toMatchObject(
      refused(422, 'mfa_verified_factor_exists'),
    );
  });

  test('when they are wrong, used or of an earlier set, and locked after several wrong ones', async () => {
    const { email, strong } = await strongPerson();
    const [first = '', second = ''] = codesOf(await call(strong, 'POST', path));
    const weak = await signIn(room, email);
    const wrong = refused(422, 'mfa_verification_failed');
    for (const code of ['', 'aaaaaaaaaaaaaaaa']) {
      expect(await call(weak, 'POST', `${path}/verify`, { code })).toMatchObject(wrong);
    }
    expect((await call(weak, 'POST', `${path}/verify`, { code: first })).status).toBe(200);
    const weaker = await signIn(room, email);
    expect(await call(weaker, 'POST', `${path}/verify`, { code: first })).toMatchObject(wrong);
    await call(strong, 'POST', `${path}/regenerate`);
    expect(await call(weaker, 'POST', `${path}/verify`, { code: second })).toMatchObject(wrong);
    for (let tries = 0; tries < 3; tries += 1) {
      await call(weaker, 'POST', `${path}/verify`, { code: second });
    }
    expect(await call(weaker, 'POST', `${path}/verify`, { code: second })).toMatchObject(
      refused(429, 'mfa_recovery_codes_locked'),
    );
  });
});

describe('recovery codes', () => {
  test('raise a session, once each, however they are typed', async () => {
    const { id, email, strong } = await strongPerson();
    const answer = await call(strong, 'POST', path, { friendly_name: 'Paper' });
    expect(answer.body).toMatchObject({
      type: 'recovery_code',
      friendly_name: 'Paper',
      total: 10,
    });
    const codes = codesOf(answer);
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[2-9a-hjkmnp-z]{16}$/.test(code))).toBe(true);
    const typed = (codes[0] ?? '').toUpperCase().replaceAll(/(.{4})/g, '$1-');

    const [weak, other] = [await signIn(room, email), await signIn(room, email)];
    const raised = await call(weak, 'POST', `${path}/verify`, { code: ` ${typed} ` });
    expect(await room.claimsOf(raised)).toMatchObject({ sub: id, aal: 'aal2' });
    expect((await room.claimsOf(raised)).amr).toContainEqual({
      method: 'mfa/recovery_code',
      timestamp: Math.floor(room.now() / 1000),
    });
    expect((await call(raised, 'GET', path)).body).toMatchObject({ total: 10, remaining: 9 });
    expect((await call(strong, 'GET', '/user')).status).toBe(200);
    expect(await call(other, 'GET', '/user')).toMatchObject(refused(403, 'session_not_found'));
    expect(room.mails.filter(({ to }) => to === email).map(({ kind }) => kind)).toEqual([
      'factor_added',
      'recovery_codes_created',
      'recovery_code_used',
    ]);
  });

  test('are stored only as keyed hashes', async () => {
    const { strong } = await strongPerson();
    const codes = codesOf(await call(strong, 'POST', path));
    const rows = await opened.database.query<{ code_hash: string }>(
      'select code_hash from muster.recovery_codes',
    );
    for (const { code_hash: stored } of rows) {
      expect(stored).toMatch(/^[\w-]{43}$/);
      expect(codes).not.toContain(stored);
    }
  });

  test('go with the last other factor, so that the password alone is enough again', async () => {
    const { email, strong, factorId } = await strongPerson();
    const [code = ''] = codesOf(await call(strong, 'POST', path));
    const raised = await call(await signIn(room, email), 'POST', `${path}/verify`, { code });
    expect((await call(raised, 'DELETE', `/factors/${factorId}`, {})).status).toBe(200);
    expect(await call(raised, 'GET', path)).toMatchObject(refused(404, 'mfa_factor_not_found'));
    const renewed = await room.request('POST', '/token?grant_type=refresh_token', {
      refresh_token: raised.body.refresh_token,
    });
    expect(await room.claimsOf(renewed)).toMatchObject({ aal: 'aal1' });
  });

  test('are given up by their owner', async () => {
    const { strong } = await strongPerson();
    await call(strong, 'POST', path);
    expect((await call(strong, 'DELETE', path)).status).toBe(200);
    expect(await call(strong, 'GET', path)).toMatchObject(refused(404, 'mfa_factor_not_found'));
    expect((await call(strong, 'POST', path)).status).toBe(200);
  });
});
