import { describe, expect, test } from 'vitest';

import { createCapture } from '../mail/capture.ts';
import { noPush } from './no-push.ts';
import { PushBusy, PushRefused } from './push-errors.ts';
import type { PushMessage } from './send-push.ts';
import { openDelivery } from './test-delivery.ts';

const { database, addPerson, send, deliverWith, eventually } = openDelivery();

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
    await database().query(
      `delete from auth.sessions a using public.profiles p where p.id = a.user_id and p.person_id = $1`,
      [person],
    );
    await deliverWith(createCapture());
    await expect
      .poll(() => pushesOf(person), { timeout: 15_000 })
      .toEqual([{ endpoint: 'shared', state: 'skipped', attempts: 1, outcome: 'no_subscription' }]);
  });
});

describe('a push to a phone', () => {
  test('goes to each phone and no email beside it; one that is gone is forgotten', async () => {
    const person = await addPerson('phones@example.com');
    await addPhones(person, ['new', 'old']);
    const pushed: [string, PushMessage][] = [];
    const transport = createCapture();
    await deliverWith(transport, noPush, async ({ token }, message) => {
      if (token === 'old') return 'gone';
      pushed.push([token, message]);
      return 'sent';
    });
    await send(person, 'friday');
    await expect
      .poll(() => phonePushesOf(person), { timeout: 15_000 })
      .toEqual([
        { token: null, state: 'skipped', attempts: 1, outcome: 'phone_gone' },
        { token: 'new', state: 'sent', attempts: 1, outcome: null },
      ]);
    expect(pushed).toMatchObject([['new', { body: 'Hello Kit', path: '/time' }]]);
    expect(transport.captured()).toEqual([]);
  });

  test('that its provider is too busy for waits as long as the provider asks', async () => {
    const person = await addPerson('busy@example.com');
    await addPhones(person, ['busy']);
    await deliverWith(createCapture(), noPush, async () => {
      throw new PushBusy('FCM answered 429', 900);
    });
    await send(person, 'friday');
    await expect
      .poll(() => phonePushesOf(person), { timeout: 15_000 })
      .toMatchObject([{ state: 'waiting', attempts: 1 }]);
    await expect
      .poll(async () => {
        const [row] = await database().query<{ pause: number }>(
          `select extract(epoch from due_at - now())::int as pause from app.jobs
           where kind = 'deliver_notification' and state = 'waiting'`,
        );
        return row?.pause ?? 0;
      })
      .toBeGreaterThan(600);
  });

  test.each([
    ['no provider takes', async () => 'no_provider' as const, 'no_provider'],
    ['its provider refuses', () => Promise.reject(new PushRefused('403')), 'PushRefused: 403'],
  ])('that %s becomes one email', async (_, sendToPhone, outcome) => {
    const person = await addPerson(`${outcome.replaceAll(/\W/g, '')}@example.com`);
    await addPhones(person, ['android', 'iphone']);
    const transport = createCapture();
    await deliverWith(transport, noPush, sendToPhone);
    await send(person, 'friday');
    await expect.poll(() => transport.captured().length, { timeout: 15_000 }).toBe(1);
    expect(await phonePushesOf(person)).toMatchObject([{ outcome }, { outcome }]);
  });

  test('does not reach a phone that someone else signed in on meanwhile', async () => {
    const person = await addPerson('before@example.com');
    await addPhones(person, ['handed-on']);
    await send(person, 'friday');
    await addPhones(await addPerson('after@example.com'), ['handed-on']);
    const transport = createCapture();
    await deliverWith(transport);
    await expect
      .poll(() => phonePushesOf(person), { timeout: 15_000 })
      .toEqual([{ token: null, state: 'skipped', attempts: 1, outcome: 'no_phone' }]);
    await expect
      .poll(() => transport.captured().map(({ to }) => to), { timeout: 15_000 })
      .toEqual(['before@example.com']);
  });
});

async function addPhones(person: string, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) {
    await database().query(
      `with session as (
         insert into auth.sessions (id, user_id)
         select gen_random_uuid(), p.id from public.profiles p where p.person_id = $1
         returning id, user_id
       )
       insert into public.device_tokens (user_id, session_id, token, platform)
       select user_id, id, $2, 'android' from session`,
      [person, token],
    );
  }
}

function phonePushesOf(person: string): Promise<readonly unknown[]> {
  return database().query(
    `select t.token, n.state, n.attempts, n.outcome
     from app.notifications n left join public.device_tokens t on t.id = n.device_token_id
     where n.person_id = $1 and n.channel = 'native_push' order by t.token nulls first`,
    [person],
  );
}

async function addBrowsers(person: string, endpoints: readonly string[]): Promise<void> {
  for (const endpoint of endpoints) {
    await database().query(
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
  return database().query(
    `select s.endpoint, n.state, n.attempts, n.outcome
     from app.notifications n left join app.push_subscriptions s on s.id = n.push_subscription_id
     where n.person_id = $1 and n.channel = 'web_push' order by s.endpoint nulls first`,
    [person],
  );
}
