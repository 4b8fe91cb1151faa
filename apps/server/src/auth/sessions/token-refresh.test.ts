import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../../../../testkit/src/index.ts';
import { storedForm } from './refresh-token.ts';
import { ban, refresh, signIn, signedInUser } from './session-fixture.ts';
import { type Answer, type TestRoom, bearer, createTestRoom } from '../test-room.ts';

let opened: TestDatabase;
let room: TestRoom;
let people = 0;

beforeAll(async () => {
  opened = await openTestDatabase();
  room = await createTestRoom(opened.database);
});
afterAll(() => opened.close());

const someone = (inRoom = room) => signedInUser(inRoom, `refresh-${(people += 1)}@example.com`);

async function tokenOf(answer: Answer | Promise<Answer>): Promise<string> {
  const { status, body } = await answer;
  expect(status).toBe(200);
  return body.refresh_token ?? '';
}

/** Refreshes three times; returns the session's tokens from the oldest to the active one. */
async function chain(inRoom = room): Promise<[string, string, string]> {
  const first = await tokenOf((await someone(inRoom)).session);
  const second = await tokenOf(refresh(inRoom, first));
  return [first, second, await tokenOf(refresh(inRoom, second))];
}

const alreadyUsed = {
  status: 400,
  body: { error_code: 'refresh_token_already_used', msg: 'Invalid Refresh Token: Already Used' },
};

describe('a refresh token is refused', () => {
  test.each([
    '',
    'short',
    'ABCDEFGHIJKL',
    'abcdefghijk!',
    'abcdefghijklm',
    "' or 1=1 --",
    'a'.repeat(42),
    'a'.repeat(44),
    `${'a'.repeat(42)}=`,
  ])('[A22] when it is malformed: %j', async (token) => {
    expect(await refresh(room, token)).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed', msg: 'Refresh token is not valid' },
    });
  });

  test.each(['aaaaaaaaaaaa', 'a'.repeat(43)])(
    '[A23] when no one was given it: %s',
    async (token) => {
      expect(await refresh(room, token)).toMatchObject({
        status: 400,
        body: {
          error_code: 'refresh_token_not_found',
          msg: 'Invalid Refresh Token: Refresh Token Not Found',
        },
      });
    },
  );

  test('[A26] when it is an older ancestor and the reuse interval is over; the family ends with it', async () => {
    const [first, second, third] = await chain();
    room.pass(11);
    expect(await refresh(room, first)).toMatchObject(alreadyUsed);
    for (const token of [third, second, first]) {
      expect(await refresh(room, token)).toMatchObject(alreadyUsed);
    }
  });

  test('[A26] for as long as it is known, though its session and even its user are gone', async () => {
    const [first, second] = await chain();
    const { sub = '' } = await room.claimsOf(await refresh(room, second));
    room.pass(11);
    expect(await refresh(room, first)).toMatchObject(alreadyUsed);
    expect(
      await room.database.query('select from auth.sessions where user_id = $1', [sub]),
    ).toEqual([]);
    await room.database.query('delete from auth.users where id = $1', [sub]);
    expect(await refresh(room, second)).toMatchObject(alreadyUsed);
  });

  test('[A26] alone, without ending the family, when rotation is off', async () => {
    const lax = await createTestRoom(opened.database, { refreshRotation: false });
    const [first, , third] = await chain(lax);
    lax.pass(11);
    expect(await refresh(lax, first)).toMatchObject(alreadyUsed);
    expect((await refresh(lax, third)).status).toBe(200);
  });

  test('[A27] when its user is banned', async () => {
    const { id, session } = await someone();
    await ban(room, id);
    expect(await refresh(room, session.body.refresh_token)).toMatchObject({
      status: 400,
      body: { error_code: 'user_banned', msg: 'Invalid Refresh Token: User Banned' },
    });
  });

  test('[A27] when it belongs to no session', async () => {
    const { session } = await someone();
    await room.database.query('update auth.refresh_tokens set session_id = null where token = $1', [
      storedForm(session.body.refresh_token ?? ''),
    ]);
    expect(await refresh(room, session.body.refresh_token)).toMatchObject({
      status: 400,
      body: {
        error_code: 'session_not_found',
        msg: 'Invalid Refresh Token: No Valid Session Found',
      },
    });
  });

  test.each([
    ['older than a session may get', { sessionMaxSeconds: 100 }, ''],
    ['unused for longer than a session may be', { sessionIdleSeconds: 100 }, ' (Inactivity)'],
  ])('[A27] when its session is %s', async (_, settings, why) => {
    const strict = await createTestRoom(opened.database, settings);
    const { session } = await someone(strict);
    strict.pass(99);
    const next = await tokenOf(refresh(strict, session.body.refresh_token));
    strict.pass(why === '' ? 2 : 101);
    expect(await refresh(strict, next)).toMatchObject({
      status: 400,
      body: {
        error_code: 'session_expired',
        msg: `Invalid Refresh Token: Session Expired${why}`,
      },
    });
  });

  test('[A27] when the person signed in elsewhere since and may have one session only', async () => {
    const single = await createTestRoom(opened.database, { singleSession: true });
    const { email, session } = await someone(single);
    single.pass(1);
    const newer = await signIn(single, email);
    expect(await refresh(single, session.body.refresh_token)).toMatchObject({
      status: 400,
      body: { msg: 'Invalid Refresh Token: Session Expired (Revoked by Newer Login)' },
    });
    expect((await refresh(single, newer.body.refresh_token)).status).toBe(200);
  });

  test('[A30] after its session was signed out', async () => {
    const { session } = await someone();
    await room.request('POST', '/logout', undefined, bearer(session.body.access_token));
    expect(await refresh(room, session.body.refresh_token)).toMatchObject({
      body: { error_code: 'refresh_token_not_found' },
    });
  });
});

describe('a refresh token is taken', () => {
  test('[A29] and replaced by a new one, with the session named in the headers', async () => {
    const { id, session } = await someone();
    const { session_id: sessionId } = await room.claimsOf(session);
    const answer = await refresh(room, session.body.refresh_token);
    expect(answer.body.refresh_token).toMatch(/^[\w-]{43}$/);
    expect(answer.body.refresh_token).not.toBe(session.body.refresh_token);
    expect(await room.claimsOf(answer)).toMatchObject({ session_id: sessionId, sub: id });
    expect(answer.headers.get('sb-auth-user-id')).toBe(id);
    expect(answer.headers.get('sb-auth-session-id')).toBe(sessionId);
    expect(answer.headers.get('sb-auth-refresh-token-prefix')).toBe(
      answer.body.refresh_token?.slice(0, 5),
    );
  });

  test('[A57] keeping how and when the session was proven', async () => {
    const { session } = await someone();
    const signedInAt = Math.floor(room.now() / 1000);
    room.pass(600);
    expect(await room.claimsOf(await refresh(room, session.body.refresh_token))).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: signedInAt }],
    });
  });

  test.each([0, 3, 86_400])(
    '[A24] as the parent of the active one %i seconds later, which it then gets again',
    async (seconds) => {
      const strict = await createTestRoom(opened.database, { refreshReuseSeconds: 0 });
      const [, second, third] = await chain(strict);
      strict.pass(seconds);
      expect(await tokenOf(refresh(strict, second))).toBe(third);
      expect(await tokenOf(refresh(strict, second))).toBe(third);
    },
  );

  test('[A24] as the parent after months without a network, when older ones are forgotten', async () => {
    const [first, second, third] = await chain();
    room.pass(100 * 86_400);
    expect(await tokenOf(refresh(room, second))).toBe(third);
    expect(await refresh(room, first)).toMatchObject({
      body: { error_code: 'refresh_token_not_found' },
    });
    expect((await refresh(room, third)).status).toBe(200);
  });

  test('[A25] as an older ancestor within the reuse interval, with a token of its own', async () => {
    const [first, second, third] = await chain();
    room.pass(9);
    const another = await tokenOf(refresh(room, first));
    expect([first, second, third]).not.toContain(another);
    expect((await refresh(room, another)).status).toBe(200);
  });

  test('[A28] by many at once, who all get the same one', async () => {
    const { session } = await someone();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => refresh(room, session.body.refresh_token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  });
});

test('[A28] a refresh that finds its session locked for five seconds gives up with a conflict', async () => {
  if (room.database.kind === 'pglite') return; // One transaction at a time: nothing is ever locked.
  const { session } = await someone();
  const { session_id: sessionId } = await room.claimsOf(session);
  const answer = await room.database.transaction(async (other) => {
    await other.query('select from auth.sessions where id = $1 for update', [sessionId ?? '']);
    return refresh(room, session.body.refresh_token);
  });
  expect(answer).toMatchObject({
    status: 409,
    body: {
      error_code: 'conflict',
      msg: 'Too many concurrent token refresh requests on the same session or refresh token',
    },
  });
});

describe('whoever reads the database', () => {
  test('finds no refresh token that can be used, neither active nor replaced', async () => {
    const issued = await chain();
    const stored = await room.database.query<{ token: string; parent: string }>(
      'select token, parent from auth.refresh_tokens',
    );
    const values = stored.flatMap(({ token, parent }) => [token, parent]);
    for (const token of issued) {
      expect(values).toContain(storedForm(token));
      expect(values).not.toContain(token);
    }
    for (const token of issued.map(storedForm)) {
      expect(await refresh(room, token)).toMatchObject({
        body: { error_code: 'refresh_token_not_found' },
      });
    }
  });
});

describe('a token from before tokens were derived', () => {
  /** Creates a session as an older version left it: a parent and an active token, both stored in plain text. */
  async function formerSession() {
    const { session } = await someone();
    const { session_id: sessionId = '' } = await room.claimsOf(session);
    const [parent, active] = ['former', 'active'].map((name) =>
      `${name}${String((people += 1)).padStart(6, '0')}`.slice(0, 12),
    );
    await room.database.query(
      'update auth.sessions set refresh_token_counter = null where id = $1',
      [sessionId],
    );
    await room.database.query('delete from auth.refresh_tokens where session_id = $1', [sessionId]);
    for (const [token, isRevoked, from] of [
      [parent, true, ''],
      [active, false, parent],
    ] as const) {
      await room.database.query(
        `insert into auth.refresh_tokens
           (token, user_id, revoked, created_at, updated_at, parent, session_id)
         select $1, user_id::text, $2, $4, $4, $3, id from auth.sessions where id = $5`,
        [token ?? '', isRevoked, from ?? '', new Date(room.now()), sessionId],
      );
    }
    return { parent: parent ?? '', active: active ?? '' };
  }

  test('is taken once more and replaced by a derived one', async () => {
    const { active } = await formerSession();
    const next = await tokenOf(refresh(room, active));
    expect(next).toMatch(/^[\w-]{43}$/);
    expect(await tokenOf(refresh(room, active))).toBe(next);
    expect((await refresh(room, next)).status).toBe(200);
  });

  test('[A24] is answered with the same active one when it is the parent', async () => {
    const { parent, active } = await formerSession();
    room.pass(60);
    expect(await tokenOf(refresh(room, parent))).toBe(active);
    const next = await tokenOf(refresh(room, active));
    expect((await refresh(room, next)).status).toBe(200);
  });
});

test('after the key was lost, tokens that were issued go on working, and a lost answer is made up for', async () => {
  const [, second, third] = await chain();
  const rekeyed = await createTestRoom(opened.database, {}, { refreshTokenKey: randomBytes(32) });
  const replaced = await tokenOf(refresh(rekeyed, second));
  expect(replaced).not.toBe(third);
  expect((await refresh(rekeyed, replaced)).status).toBe(200);
  expect((await refresh(rekeyed, third)).status).toBe(200);
});
