/** Roles whose sessions end sooner than others. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../../../../testkit/src/index.ts';
import { refresh, signedInUser } from './session-fixture.ts';
import { type Answer, type TestRoom, createTestRoom } from '../test-room.ts';

const hourS = 3600;
const dayS = 24 * hourS;

let opened: TestDatabase;
let room: TestRoom;
let companyId: string;
let people = 0;

beforeAll(async () => {
  opened = await openTestDatabase();
  const [company] = await opened.database.query<{ id: string }>(
    `insert into public.companies (name) values ('Ridge Line Roofing') returning id`,
  );
  companyId = company?.id ?? '';
});
afterAll(() => opened.close());

/** The refresh token of someone with this role. */
async function tokenOf(role: 'admin' | 'supervisor' | 'employee' | 'superAdmin'): Promise<string> {
  const { id, session } = await signedInUser(room, `limits-${(people += 1)}@example.com`);
  const { database } = opened;
  if (role === 'superAdmin') {
    await database.query('insert into public.platform_admins (user_id) values ($1)', [id]);
  } else {
    const [person] = await database.query<{ person_id: string }>(
      'update public.profiles set company_id = $2 where id = $1 returning person_id',
      [id, companyId],
    );
    await database.query(
      'insert into public.memberships (company_id, person_id, role) values ($1, $2, $3)',
      [companyId, person?.person_id ?? '', role],
    );
  }
  return tokenIn(session);
}

function tokenIn({ status, body }: Answer): string {
  expect(status).toBe(200);
  return body.refresh_token ?? '';
}

/**
 * Refreshes after each of these times, all but the last successfully; returns the last response.
 */
async function renewAfter(first: string, seconds: readonly number[]): Promise<Answer> {
  let token = first;
  for (const pause of seconds.slice(0, -1)) {
    room.pass(pause);
    token = tokenIn(await refresh(room, token));
  }
  room.pass(seconds.at(-1) ?? 0);
  return refresh(room, token);
}

const expired = (why: string) => ({
  status: 400,
  body: {
    error_code: 'session_expired',
    msg: `Invalid Refresh Token: Session Expired${why}`,
  },
});

beforeAll(async () => {
  room = await createTestRoom(opened.database);
});

describe('a session can’t be renewed', () => {
  test('[A27] by a super admin who did not use it for 12 hours', async () => {
    const token = await tokenOf('superAdmin');
    expect(await renewAfter(token, [12 * hourS - 1, 12 * hourS + 1])).toMatchObject(
      expired(' (Inactivity)'),
    );
  });

  test('[A27] by an admin who did not use it for 30 days', async () => {
    const token = await tokenOf('admin');
    expect(await renewAfter(token, [30 * dayS - 1, 30 * dayS + 1])).toMatchObject(
      expired(' (Inactivity)'),
    );
  });

  test('[A27] by an admin 90 days after the sign-in, however much it was used', async () => {
    const token = await tokenOf('admin');
    const pauses = [29 * dayS, 29 * dayS, 29 * dayS, 3 * dayS - 1, 2];
    expect(await renewAfter(token, pauses)).toMatchObject(expired(''));
  });

  test('[A27] by an admin after a shorter time that the server sets for everyone', async () => {
    const strict = await createTestRoom(opened.database, { sessionIdleSeconds: dayS });
    const token = await tokenOf('admin');
    strict.pass(Math.ceil((room.now() - strict.now()) / 1000) + dayS + 1);
    expect(await refresh(strict, token)).toMatchObject(expired(' (Inactivity)'));
  });
});

describe('a session goes on', () => {
  test.each(['supervisor', 'employee'] as const)('of a %s after a year', async (role) => {
    const token = await tokenOf(role);
    expect((await renewAfter(token, [365 * dayS])).status).toBe(200);
  });

  test('of a super admin who uses it twice a day, for months', async () => {
    const token = await tokenOf('superAdmin');
    const halfDays = Array.from({ length: 200 }, () => 12 * hourS);
    expect((await renewAfter(token, halfDays)).status).toBe(200);
  });
});
