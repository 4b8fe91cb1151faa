import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../../../../testkit/src/index.ts';
import { signedInUser } from '../sessions/session-fixture.ts';
import { type TestRoom, bearer, createTestRoom, strongPassword } from '../test-room.ts';

let opened: TestDatabase;
let room: TestRoom;
let people = 0;

beforeAll(async () => {
  opened = await openTestDatabase();
  room = await createTestRoom(opened.database, { mailIntervalSeconds: 0 });
});
afterAll(() => opened.close());

const address = () => `metadata-${(people += 1)}@example.com`;

/** Returns metadata of this many bytes as JSON. */
const dataOf = (bytes: number) => ({ a: 'ñ'.repeat(3) + 'x'.repeat(bytes - 8 - 6) });
const tooLarge = {
  status: 400,
  body: { error_code: 'validation_failed', msg: 'User metadata cannot be larger than 8192 bytes' },
};

describe('metadata of 8192 bytes is taken, of one more refused,', () => {
  test.each([
    ['/signup', { password: strongPassword }],
    ['/otp', {}],
    ['/magiclink', {}],
  ])('by %s', async (path, fields) => {
    const ask = (bytes: number) =>
      room.request('POST', path, { email: address(), data: dataOf(bytes), ...fields });
    expect(await ask(8193)).toMatchObject(tooLarge);
    expect((await ask(8192)).status).toBe(200);
  });

  test('by a change, together with what is there', async () => {
    const { session } = await signedInUser(room, address());
    const { user, access_token: token } = session.body;
    const update = (data: object) => room.request('PUT', '/user', { data }, bearer(token));
    const there = JSON.stringify(user?.['user_metadata']).length;
    // Joining the two drops the braces of one object and adds a comma.
    expect(await update(dataOf(8193 - there + 1))).toMatchObject(tooLarge);
    expect((await update(dataOf(8192 - there + 1))).status).toBe(200);
    expect(await update({ b: 1 })).toMatchObject(tooLarge);
    expect((await update({ a: null, b: 1 })).status).toBe(200);
  });
});
