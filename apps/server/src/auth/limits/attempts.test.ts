import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../../../../testkit/src/index.ts';
import { networkOf } from './attempts.ts';
import { createUser } from '../users/create-user.ts';
import { signIn } from '../sessions/session-fixture.ts';
import { type TestRoom, createTestRoom, strongPassword } from '../test-room.ts';

let opened: TestDatabase;
let room: TestRoom;

beforeAll(async () => {
  opened = await openTestDatabase();
  room = await createTestRoom(opened.database);
});
afterAll(() => opened.close());

test.each([
  [null, ''],
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

describe('wrong passwords', () => {
  /** Makes wrong attempts, each as soon as it is allowed; returns how many seconds each had to wait. */
  async function waits(email: string, tries: number): Promise<number[]> {
    const list: number[] = [];
    for (let round = 0; round < tries; round += 1) {
      let waited = 0;
      let answer = await signIn(room, email, 'wrong');
      while (answer.status === 429) {
        const seconds = Number(answer.headers.get('retry-after'));
        room.pass(seconds);
        waited += seconds;
        answer = await signIn(room, email, 'wrong');
      }
      list.push(waited);
    }
    return list;
  }

  test('wait twice as long each time past five, and never longer than five minutes', async () => {
    expect(await waits('nobody@example.com', 16)).toEqual([
      0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300,
    ]);
  });

  test('are forgotten after an hour without one, and by a right one', async () => {
    const email = 'forgetful@example.com';
    await createUser(room, { email, password: strongPassword });
    await waits(email, 6);
    room.pass(3601);
    expect(await waits(email, 6)).toEqual([0, 0, 0, 0, 0, 1]);
    room.pass(60);
    expect((await signIn(room, email)).status).toBe(200);
    expect(await waits(email, 5)).toEqual([0, 0, 0, 0, 0]);
  });
});
