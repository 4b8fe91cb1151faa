import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addLogin, openCast, type Cast } from './support/cast.ts';

/** A new company mails 50 invitations in 24 hours, until three are accepted. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

type Invited = {
  readonly person_id: string;
  readonly invitation_id: string;
  readonly token: string | null;
  readonly expires_at: string;
  readonly mail_queued_until: string | null;
};

let number = 0;

async function invite(
  way: 'mail' | 'link' = 'mail',
  caller: TestCaller = cast.admin.caller,
): Promise<Invited> {
  number += 1;
  const [row] = await asCaller<{ answer: Invited }>(
    cast.database,
    caller,
    `select invite_person(first_name => 'New', email => $1, way => $2) as answer`,
    // Someone with a link can claim it with any address.
    [way === 'mail' ? `new${number}@budget.test` : null, way],
  );
  if (row === undefined) throw new Error('invite_person answered nothing');
  return row.answer;
}

async function inviteMany(count: number, caller?: TestCaller): Promise<Invited[]> {
  const invited: Invited[] = [];
  while (invited.length < count) invited.push(await invite('mail', caller));
  return invited;
}

const isQueued = ({ mail_queued_until }: Invited) => mail_queued_until !== null;

/** Takes the company's mails that the server may write now, and returns their number. */
async function write(company: string): Promise<number> {
  const rows = await cast.database.query<{ company: string }>(
    `select i.company_id as company from app.take_invitation_mails(1000) taken
     join invitations i on i.id = taken.invitation_id`,
  );
  await cast.database.query(
    `update invitations set mail_state = 'sent' where mail_state = 'wanted' and mail_due_at <= now()
       + interval '1 minute'`,
  );
  return rows.filter((row) => row.company === company).length;
}

/** Lets time pass by moving all of the company's invitations back. */
async function pass(company: string, time: string): Promise<void> {
  await cast.database.query(
    `update invitations set created_at = created_at - $2::interval,
       mail_due_at = mail_due_at - $2::interval where company_id = $1`,
    [company, time],
  );
}

async function listed(caller: TestCaller): Promise<{ queued_mails: number }> {
  const [row] = await asCaller<{ answer: { queued_mails: number } }>(
    cast.database,
    caller,
    'select search_invitations() as answer',
  );
  return { queued_mails: row?.answer.queued_mails ?? -1 };
}

const accept = async ({ token }: Invited) =>
  void (await addLogin(cast.database, { user: { invitation_token: token } }));

describe('a new company', () => {
  test('mails its fiftieth invitation at once and queues the next one until tomorrow', async () => {
    const invited = await inviteMany(51);
    expect(invited.slice(0, 50).filter(isQueued)).toEqual([]);
    const next = invited[50];
    const wait = Date.parse(next?.mail_queued_until ?? '') - Date.now();
    expect(wait / 3_600_000).toBeGreaterThan(23.9);
    expect(wait / 3_600_000).toBeLessThanOrEqual(24);
    expect(await write(cast.company)).toBe(50);
    expect(await listed(cast.admin.caller)).toEqual({ queued_mails: 1 });
  });

  test('starts the days of a queued invitation when it is emailed', async () => {
    const queued = await invite();
    const days = Date.parse(queued.expires_at) - Date.parse(queued.mail_queued_until ?? '');
    expect(days / 86_400_000).toBeCloseTo(14, 3);
  });

  test('does not take from another one', async () => {
    const other = cast.foreign.admin.caller;
    expect(isQueued(await invite('mail', other))).toBe(false);
    expect(await write(cast.foreign.company)).toBe(1);
    expect(await listed(other)).toEqual({ queued_mails: 0 });
  });

  test('may hand over links meanwhile', async () => {
    expect(await invite('link')).toMatchObject({
      token: expect.any(String),
      mail_queued_until: null,
    });
  });

  test('sends waiting mails on the next day, which leaves the rest of that day’s budget', async () => {
    await pass(cast.company, '23 hours 55 minutes');
    expect(await write(cast.company)).toBe(0);
    await pass(cast.company, '6 minutes');
    expect(await write(cast.company)).toBe(2);
    expect((await inviteMany(48)).filter(isQueued)).toEqual([]);
    expect(isQueued(await invite())).toBe(true);
    expect(await write(cast.company)).toBe(48);
  });

  test('queues a large import day by day', async () => {
    const rows = await cast.database.query<{ days: number }>(
      `select round(extract(epoch from app.invitation_mail_due($1, nth) - now()) / 86400)::int as days
       from unnest(array[1, 50, 51, 100, 101]) as nth`,
      [cast.company],
    );
    // One of tomorrow's places is taken.
    expect(rows.map(({ days }) => days)).toEqual([1, 2, 2, 3, 3]);
  });
});

test('the third accepted invitation, not the second, releases waiting mails', async () => {
  const links = [await invite('link'), await invite('link'), await invite('link')] as const;
  await inviteMany(3);
  await accept(links[0]);
  await accept(links[1]);
  expect(await write(cast.company)).toBe(0);
  const { queued_mails } = await listed(cast.admin.caller);
  expect(queued_mails).toBeGreaterThanOrEqual(3);
  await accept(links[2]);
  expect(await listed(cast.admin.caller)).toEqual({ queued_mails: 0 });
  expect(await write(cast.company)).toBe(queued_mails);
  expect((await inviteMany(51)).filter(isQueued)).toEqual([]);
});
