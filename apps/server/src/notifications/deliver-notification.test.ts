import { openTestDatabase, type TestDatabase } from '@muster/testkit';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';

import { createUser } from '../auth/create-user.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { startTestJobs } from '../jobs/test-jobs.ts';
import { createCapture } from '../mail/capture.ts';
import { MailRefused } from '../mail/mail-refused.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { defineNotification } from './define-notification.ts';
import { createDeliverNotification } from './deliver-notification.ts';
import { noPush } from './no-push.ts';
import { type PushMessage, PushRefused, type SendPush } from './send-push.ts';

const siteUrl = 'https://muster.example';
const log = pino({ level: 'silent' });

const reminder = defineNotification({
  kind: 'reminder',
  payload: z.object({ day: z.string() }),
  email: {
    en: ({ payload, firstName, brand }) => ({
      subject: `${brand}: hours for ${payload.day}`,
      paragraphs: [`Hello ${firstName}`],
      action: { label: 'Open', url: `${siteUrl}/time` },
      notes: [],
    }),
    es: ({ payload, firstName, brand }) => ({
      subject: `${brand}: horas del ${payload.day}`,
      paragraphs: [`Hola ${firstName}`],
      action: { label: 'Abrir', url: `${siteUrl}/time` },
      notes: [],
    }),
  },
  attachments: async ({ day }) => [
    { filename: `${day}.csv`, contentType: 'text/csv', content: Buffer.from('a,b') },
  ],
});

let opened: TestDatabase;
let jobs: Jobs | undefined;
let company: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  const [row] = await opened.database.query<{ id: string }>(
    `insert into public.companies (name) values ('Ridge Line Roofing') returning id`,
  );
  company = row?.id ?? '';
});
afterAll(() => opened.close());
beforeEach(() => opened.database.script('delete from app.jobs; delete from app.notifications'));
afterEach(() => jobs?.close());

/** A person of the company with a login; answers their person's id. */
async function addPerson(email: string, language: 'en' | 'es' = 'en'): Promise<string> {
  const { id } = await createUser(
    { database: opened.database, now: Date.now },
    { email, password: 'Kranich-Regen-7' },
  );
  const [row] = await opened.database.query<{ person_id: string }>(
    `update public.profiles set company_id = $2, first_name = 'Kit', language = $3
     where id = $1 returning person_id`,
    [id, company, language],
  );
  const person = row?.person_id ?? '';
  await opened.database.query(
    `insert into public.memberships (company_id, person_id, role) values ($1, $2, 'employee')`,
    [company, person],
  );
  return person;
}

async function send(person: string, key: string, inSeconds = 0): Promise<string | null> {
  const [row] = await opened.database.query<{ id: string | null }>(
    `select app.send_notification('reminder', $1, $2, '{"day": "Friday"}',
       now() + make_interval(secs => $3)) as id`,
    [person, key, inSeconds],
  );
  return row?.id ?? null;
}

async function deliverWith(transport: MailTransport, sendPush: SendPush = noPush): Promise<void> {
  const delivery = { notifications: [reminder], transport, sendPush, siteUrl, log, atOnce: 3 };
  jobs = await startTestJobs(opened.database, { jobs: [createDeliverNotification(delivery)] });
}

type Row = { state: string; attempts: number; outcome: string | null; payload: unknown };

async function rowOf(id: string | null): Promise<Row | undefined> {
  const [row] = await opened.database.query<Row>(
    'select state, attempts, outcome, payload from app.notifications where id = $1',
    [id],
  );
  return row;
}

const eventually = (state: string, id: string | null) =>
  expect.poll(async () => (await rowOf(id))?.state, { timeout: 15_000 }).toBe(state);

describe('a notification', () => {
  test('is sent once although it is enqueued twice, and leaves a log without its content', async () => {
    const transport = createCapture();
    const person = await addPerson('once@example.com');
    const id = await send(person, 'friday');
    expect(await send(person, 'friday')).toBeNull();
    await deliverWith(transport);
    await eventually('sent', id);
    expect(await send(person, 'friday')).toBeNull();
    await eventually('sent', await send(person, 'saturday'));
    expect(transport.captured().map(({ to }) => to)).toEqual([
      'once@example.com',
      'once@example.com',
    ]);
    expect(await rowOf(id)).toEqual({ state: 'sent', attempts: 1, outcome: null, payload: {} });
  });

  test.each([
    ['en', 'Ridge Line Roofing: hours for Friday', 'Hello Kit'],
    ['es', 'Ridge Line Roofing: horas del Friday', 'Hola Kit'],
  ] as const)('speaks %s to who reads it', async (language, subject, greeting) => {
    const transport = createCapture();
    const person = await addPerson(`${language}@example.com`, language);
    await deliverWith(transport);
    await eventually('sent', await send(person, 'words'));
    const [mail] = transport.captured();
    expect(mail).toMatchObject({ subject, text: expect.stringContaining(greeting) });
    expect(mail?.html).toContain(`lang="${language}"`);
    expect(mail?.attachments).toMatchObject([{ filename: 'Friday.csv' }]);
  });

  test('goes to no one without a confirmed address', async () => {
    const [row] = await opened.database.query<{ id: string }>(
      `insert into public.profiles (company_id, first_name) values ($1, 'No login')
       returning person_id as id`,
      [company],
    );
    expect(await send(row?.id ?? '', 'none')).toBeNull();
    expect(await opened.database.query('select from app.notifications')).toEqual([]);
  });

  test('is skipped for who has left by the time it is due', async () => {
    const transport = createCapture();
    const person = await addPerson('leaver@example.com');
    const id = await send(person, 'late');
    await opened.database.query(
      'update public.memberships set valid_to = now() where person_id = $1',
      [person],
    );
    await deliverWith(transport);
    await eventually('skipped', id);
    expect(await rowOf(id)).toMatchObject({ outcome: 'no_address' });
    expect(transport.captured()).toEqual([]);
  });

  test('waits for its time', async () => {
    const transport = createCapture();
    await deliverWith(transport);
    const person = await addPerson('later@example.com');
    const later = await send(person, 'tomorrow', 86_400);
    await eventually('sent', await send(person, 'now'));
    expect(await rowOf(later)).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  test('of a kind without a template fails, and does not stop others', async () => {
    const transport = createCapture();
    const person = await addPerson('kinds@example.com');
    const [row] = await opened.database.query<{ id: string }>(
      `select app.send_notification('unknown_kind', $1, 'x', '{}') as id`,
      [person],
    );
    await deliverWith(transport);
    await eventually('sent', await send(person, 'known'));
    await expect.poll(async () => (await rowOf(row?.id ?? ''))?.attempts).toBeGreaterThanOrEqual(1);
    expect(transport.captured()).toHaveLength(1);
  });

  test('that the mail server refuses for good fails with its reason', async () => {
    const refusing: MailTransport = {
      ...createCapture(),
      deliver: async () => {
        throw new MailRefused('550 no such mailbox');
      },
    };
    await deliverWith(refusing);
    const id = await send(await addPerson('refused@example.com'), 'x');
    await eventually('failed', id);
    expect(await rowOf(id)).toMatchObject({
      attempts: 1,
      outcome: 'MailRefused: 550 no such mailbox',
      payload: {},
    });
  });
});

test('an hour of failures is the end of a notification that is not worth delivering late', async () => {
  let offers = 0;
  const failing: MailTransport = {
    ...createCapture(),
    deliver: async () => {
      offers += 1;
      throw new Error('421 later');
    },
  };
  const id = await send(await addPerson('hour@example.com'), 'x');
  await deliverWith(failing);
  // Six pauses, seven attempts; the pauses are not waited for.
  for (let attempt = 1; attempt <= 7; attempt++) {
    await expect.poll(() => offers, { timeout: 15_000 }).toBeGreaterThanOrEqual(attempt);
    await expect
      .poll(async () => {
        await opened.database.script(
          `update app.jobs set due_at = now() where state = 'waiting'; notify jobs`,
        );
        return offers;
      })
      .toBeGreaterThanOrEqual(Math.min(attempt + 1, 7));
  }
  await eventually('failed', id);
  expect(offers).toBe(7);
});

describe('a push', () => {
  test('goes to each browser once, in the reader’s language, with the page behind it', async () => {
    const person = await addPerson('browsers@example.com', 'es');
    await addBrowsers(person, ['phone', 'laptop']);
    const pushed: [string, PushMessage][] = [];
    let isBusy = true;
    await deliverWith(createCapture(), async ({ endpoint }, message) => {
      if (endpoint === 'laptop' && isBusy) {
        isBusy = false;
        throw new Error('the push service answered 503');
      }
      pushed.push([endpoint, message]);
      return 'sent';
    });
    await eventually('sent', await send(person, 'friday'));
    expect(await send(person, 'friday')).toBeNull();
    await expect
      .poll(() => pushesOf(person), { timeout: 15_000 })
      .toEqual([
        { endpoint: 'laptop', state: 'sent', attempts: 2, outcome: null },
        { endpoint: 'phone', state: 'sent', attempts: 1, outcome: null },
      ]);
    expect(pushed.map(([endpoint]) => endpoint).toSorted()).toEqual(['laptop', 'phone']);
    expect(pushed[0]?.[1]).toMatchObject({
      title: 'Ridge Line Roofing: horas del Friday',
      body: 'Hola Kit',
      path: '/time',
    });
  });

  test('to a browser that is gone removes its subscription, and a refused one is given up', async () => {
    const person = await addPerson('gone@example.com');
    await addBrowsers(person, ['gone', 'refusing']);
    await deliverWith(createCapture(), async ({ endpoint }) => {
      if (endpoint === 'gone') return 'gone';
      throw new PushRefused('the push service answered 403');
    });
    await send(person, 'friday');
    await expect
      .poll(() => pushesOf(person), { timeout: 15_000 })
      .toEqual([
        { endpoint: null, state: 'skipped', attempts: 1, outcome: 'subscription_gone' },
        {
          endpoint: 'refusing',
          state: 'failed',
          attempts: 1,
          outcome: expect.stringContaining('answered 403'),
        },
      ]);
  });

  test('does not reach a browser that was signed out meanwhile', async () => {
    const person = await addPerson('signed-out@example.com');
    await addBrowsers(person, ['shared']);
    await send(person, 'friday');
    await opened.database.query(
      `delete from auth.sessions a using public.profiles p where p.id = a.user_id and p.person_id = $1`,
      [person],
    );
    await deliverWith(createCapture());
    await expect
      .poll(() => pushesOf(person), { timeout: 15_000 })
      .toEqual([{ endpoint: 'shared', state: 'skipped', attempts: 1, outcome: 'no_subscription' }]);
  });
});

async function addBrowsers(person: string, endpoints: readonly string[]): Promise<void> {
  for (const endpoint of endpoints) {
    await opened.database.query(
      `with login as (select p.id from public.profiles p where p.person_id = $1),
       session as (
         insert into auth.sessions (id, user_id) select gen_random_uuid(), login.id from login
         returning id, user_id
       )
       insert into app.push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
       select user_id, id, $2, 'key', 'secret' from session`,
      [person, endpoint],
    );
  }
}

function pushesOf(person: string): Promise<readonly unknown[]> {
  return opened.database.query(
    `select s.endpoint, n.state, n.attempts, n.outcome
     from app.notifications n left join app.push_subscriptions s on s.id = n.push_subscription_id
     where n.person_id = $1 and n.channel = 'web_push' order by s.endpoint nulls first`,
    [person],
  );
}
