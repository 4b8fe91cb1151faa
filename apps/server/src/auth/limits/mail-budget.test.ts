import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../../../../testkit/src/index.ts';
import { asAuthServer } from '../auth-database.ts';
import { AuthError } from '../auth-error.ts';
import { takeMail } from './mail-budget.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(() => opened.database.query('delete from muster.budgets'));

const settings = { mailsPerHour: 9, mailsPerNetwork: 4 };

/** Returns how many of this many mails are sent, all at the same instant. */
async function sent(
  mails: number,
  { ip, isForStranger = false }: { readonly ip: string | null; readonly isForStranger?: boolean },
  limits: { readonly mailsPerHour: number; readonly mailsPerNetwork: number | null } = settings,
  nowMs = 0,
): Promise<number> {
  let count = 0;
  for (let round = 0; round < mails; round += 1) {
    try {
      await asAuthServer(opened.database).transaction((q) =>
        takeMail(q, limits, { ip, isForStranger }, nowMs),
      );
      count += 1;
    } catch (error) {
      const isRefusal = error instanceof AuthError && error.code === 'over_email_send_rate_limit';
      if (!isRefusal || error.status !== 429) throw error;
    }
  }
  return count;
}

describe('the mails of one network', () => {
  test('end at its own budget, and leave that of others alone', async () => {
    expect(await sent(6, { ip: '203.0.113.7' })).toBe(4);
    expect(await sent(6, { ip: '203.0.113.8' })).toBe(4);
  });

  test('are those of a whole /48', async () => {
    expect(await sent(3, { ip: '2001:db8:1:1::1' })).toBe(3);
    expect(await sent(3, { ip: '2001:db8:1:2::1' })).toBe(1);
    expect(await sent(3, { ip: '2001:db8:2:1::1' })).toBe(3);
  });

  test('come back evenly over the hour', async () => {
    await sent(4, { ip: '203.0.113.7' });
    expect(await sent(2, { ip: '203.0.113.7' }, settings, 899_000)).toBe(0);
    expect(await sent(2, { ip: '203.0.113.7' }, settings, 901_000)).toBe(1);
  });

  test('are not counted where every client has the same address, or none', async () => {
    const unlimited = { mailsPerHour: 9, mailsPerNetwork: null };
    expect(await sent(6, { ip: '127.0.0.1' }, unlimited)).toBe(6);
    expect(await sent(6, { ip: null })).toBe(3);
  });
});

test('strangers leave a third to people who are known', async () => {
  const anyone = { mailsPerHour: 9, mailsPerNetwork: null };
  expect(await sent(9, { ip: '203.0.113.7', isForStranger: true }, anyone)).toBe(6);
  expect(await sent(9, { ip: '203.0.113.8' }, anyone)).toBe(3);
  expect(await sent(1, { ip: '203.0.113.7', isForStranger: true }, anyone)).toBe(0);
});
