import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../../../../testkit/src/index.ts';
import type { AuthMail } from '../mails/auth-mail.ts';
import { countCodeTry } from './code-tries.ts';
import { signedInUser } from '../sessions/session-fixture.ts';
import { type TestRoom, createTestRoom } from '../test-room.ts';
import { createWrongCodeAlarm } from '../limits/wrong-codes.ts';

let opened: TestDatabase;
let room: TestRoom;
let people = 0;

beforeAll(async () => {
  opened = await openTestDatabase();
  room = await createTestRoom(opened.database, { requestLimits: null });
});
afterAll(() => opened.close());

async function recovery(): Promise<AuthMail & { readonly hash: string }> {
  const { email } = await signedInUser(room, `tries-${(people += 1)}@example.com`);
  return recoveryOf(email);
}

async function recoveryOf(email: string): Promise<AuthMail & { readonly hash: string }> {
  await room.request('POST', '/recover', { email });
  const mail = room.mails.at(-1);
  if (mail?.to !== email) throw new Error('no mail');
  return { ...mail, hash: new URL(mail.link ?? '').searchParams.get('token') ?? '' };
}

const open = (hash: string) =>
  room.request('POST', '/verify', { type: 'recovery', token_hash: hash });
const type = (email: string, code: string) =>
  room.request('POST', '/verify', { type: 'recovery', email, token: code });

/** Types wrong codes one after another, slowly enough that each is checked. */
async function typeWrongCodes(mail: AuthMail, tries: number): Promise<void> {
  for (let round = 1; round <= tries; round += 1) {
    room.pass(60);
    const wrong = String((Number(mail.code) + round) % 1_000_000).padStart(6, '0');
    expect((await type(mail.to, wrong)).status).toBe(403);
  }
  room.pass(300);
}

describe('an emailed link', () => {
  test('is not made of address and digits alone, so trying all digits opens nothing', async () => {
    const { to, code, hash } = await recovery();
    const computed = createHash('sha224').update(`${to}${code}`).digest('hex');
    expect((await open(computed)).status).toBe(403);
    expect(hash).toMatch(/^[0-9a-f]{56}$/);
    expect((await open(hash)).status).toBe(200);
  });

  test('works after any number of wrong codes', async () => {
    const mail = await recovery();
    await typeWrongCodes(mail, 11);
    expect((await open(mail.hash)).status).toBe(200);
  });
});

describe('an emailed code', () => {
  test('works at the tenth try', async () => {
    const mail = await recovery();
    await typeWrongCodes(mail, 9);
    expect((await type(mail.to, mail.code)).status).toBe(200);
  });

  test('does not work after ten wrong ones, and the next mail brings one that does', async () => {
    const mail = await recovery();
    await typeWrongCodes(mail, 10);
    expect(await type(mail.to, mail.code)).toMatchObject({
      status: 403,
      body: { error_code: 'otp_expired', msg: 'Token has expired or is invalid' },
    });
    const next = await recoveryOf(mail.to);
    room.pass(300);
    expect((await type(next.to, next.code)).status).toBe(200);
  });

  test('is compared with ten of many codes typed at the same moment', async () => {
    const { to } = await recovery();
    const among = await Promise.all(
      Array.from({ length: 25 }, () =>
        countCodeTry(opened.database, to, ['recovery_token'], room.now()),
      ),
    );
    expect(among.filter((ids) => ids.length > 0)).toHaveLength(10);
  });

  test('is not used up by codes typed for something else', async () => {
    const mail = await recovery();
    for (let round = 0; round < 11; round += 1) {
      room.pass(60);
      await room.request('POST', '/verify', { type: 'signup', email: mail.to, token: '000000' });
    }
    room.pass(300);
    expect((await type(mail.to, mail.code)).status).toBe(200);
  });
});

test('wrong codes over all accounts raise an alarm once an hour, and refuse no one', () => {
  let nowMs = 0;
  const counts: number[] = [];
  const note = createWrongCodeAlarm({ now: () => nowMs, onMany: (count) => counts.push(count) });
  const noteMany = (times: number) => Array.from({ length: times }, note);
  nowMs = 3_600_000;
  noteMany(499);
  expect(counts).toEqual([]);
  noteMany(600);
  expect(counts).toEqual([500]);
  nowMs += 3_600_000;
  noteMany(499);
  expect(counts).toEqual([500]);
  noteMany(1);
  expect(counts).toEqual([500, 500]);
});

test('a wrong code and a wrong link count for the alarm, a right one does not', async () => {
  const wrong = 'ab'.repeat(28);
  room.pass(3600);
  const { to, hash } = await recovery();
  for (let round = 0; round < 499; round += 1) await open(wrong);
  expect(room.alarms).toEqual([]);
  await type(to, 'wrong!');
  expect(room.alarms).toEqual([500]);
  expect((await open(hash)).status).toBe(200);
});
