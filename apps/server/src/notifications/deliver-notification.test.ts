import { describe, expect, test } from 'vitest';

import { createCapture } from '../mail/capture.ts';
import { MailRefused } from '../mail/mail-refused.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { openDelivery } from './test-delivery.ts';

const { database, company, addPerson, send, deliverWith, rowOf, eventually } = openDelivery();

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
    const [row] = await database().query<{ id: string }>(
      `insert into public.profiles (company_id, first_name) values ($1, 'No login')
       returning person_id as id`,
      [company()],
    );
    expect(await send(row?.id ?? '', 'none')).toBeNull();
    expect(await database().query('select from app.notifications')).toEqual([]);
  });

  test('is skipped for who has left by the time it is due', async () => {
    const transport = createCapture();
    const person = await addPerson('leaver@example.com');
    const id = await send(person, 'late');
    await database().query('update public.memberships set valid_to = now() where person_id = $1', [
      person,
    ]);
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
    const [row] = await database().query<{ id: string }>(
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
  // Six pauses, seven attempts; the test skips the pauses.
  for (let attempt = 1; attempt <= 7; attempt++) {
    await expect.poll(() => offers, { timeout: 15_000 }).toBeGreaterThanOrEqual(attempt);
    await expect
      .poll(async () => {
        await database().script(
          `update app.jobs set due_at = now() where state = 'waiting'; notify jobs`,
        );
        return offers;
      })
      .toBeGreaterThanOrEqual(Math.min(attempt + 1, 7));
  }
  await eventually('failed', id);
  expect(offers).toBe(7);
});
