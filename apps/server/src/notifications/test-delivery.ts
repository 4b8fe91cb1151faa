/** Shared by the tests of delivery: a company with people, one kind of message, and the job. */
import { defineNotification } from '@muster/contract/notices/define-notification';
import { openTestDatabase } from '@muster/testkit';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import * as z from 'zod';

import { createUser } from '../auth/users/create-user.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { startTestJobs } from '../jobs/test-jobs.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { createDeliverNotification } from './deliver-notification.ts';
import { noPhonePush, noPush } from './no-push.ts';
import type { NotificationDefinition } from './notification-definition.ts';
import type { SendToPhone } from './phone/send-to-phone.ts';
import type { SendPush } from './send-push.ts';

const siteUrl = 'https://muster.example';
const log = pino({ level: 'silent' });

const payloadSchema = z.object({ day: z.string() });
const words = defineNotification({
  kind: 'reminder',
  payload: payloadSchema,
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
});
const reminder: NotificationDefinition = {
  ...words,
  attachments: async (payload) => [
    {
      filename: `${payloadSchema.parse(payload).day}.csv`,
      contentType: 'text/csv',
      content: Buffer.from('a,b'),
    },
  ],
};

type Row = { state: string; attempts: number; outcome: string | null; payload: unknown };

/** Opens a database for the tests of the calling file; each test begins without notifications. */
export function openDelivery() {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
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
  const database = () => opened.database;

  /** Adds a person with a login to the company; returns the person's id. */
  async function addPerson(email: string, language: 'en' | 'es' = 'en'): Promise<string> {
    const { id } = await createUser(
      { database: database(), now: Date.now },
      { email, password: 'Kranich-Regen-7' },
    );
    const [row] = await database().query<{ person_id: string }>(
      `update public.profiles set company_id = $2, first_name = 'Kit', language = $3
     where id = $1 returning person_id`,
      [id, company, language],
    );
    const person = row?.person_id ?? '';
    await database().query(
      `insert into public.memberships (company_id, person_id, role) values ($1, $2, 'employee')`,
      [company, person],
    );
    return person;
  }

  async function send(
    person: string,
    key: string,
    inSeconds = 0,
    day = 'Friday',
  ): Promise<string | null> {
    const [row] = await database().query<{ id: string | null }>(
      `select app.send_notification('reminder', $1, $2, jsonb_build_object('day', $4::text),
       now() + make_interval(secs => $3)) as id`,
      [person, key, inSeconds, day],
    );
    return row?.id ?? null;
  }

  async function deliverWith(
    transport: MailTransport,
    sendPush: SendPush = noPush,
    sendToPhone: SendToPhone = noPhonePush,
  ): Promise<void> {
    const delivery = {
      notifications: [reminder],
      transport,
      sendPush,
      sendToPhone,
      siteUrl,
      log,
      atOnce: 3,
    };
    jobs = await startTestJobs(database(), { jobs: [createDeliverNotification(delivery)] });
  }

  async function rowOf(id: string | null): Promise<Row | undefined> {
    const [row] = await database().query<Row>(
      'select state, attempts, outcome, payload from app.notifications where id = $1',
      [id],
    );
    return row;
  }

  const eventually = (state: string, id: string | null) =>
    expect.poll(async () => (await rowOf(id))?.state, { timeout: 15_000 }).toBe(state);
  return { database, company: () => company, addPerson, send, deliverWith, rowOf, eventually };
}
