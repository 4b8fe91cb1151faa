import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../../../testkit/src/index.ts';
import { createCapture } from './capture.ts';
import { createInvitationMails } from './invitation-mails.ts';
import { invitationWords } from './invitation-words.ts';
import { createMailTransport } from './create-mail-transport.ts';
import type { MailTransport } from './mail-transport.ts';
import { createDeliverNotification } from '../notifications/deliver-notification.ts';
import { noPhonePush, noPush } from '../notifications/no-push.ts';
import { startTestJobs } from '../jobs/test-jobs.ts';

let opened: TestDatabase;
let company: string;
const log = pino({ level: 'silent' });
const siteUrl = 'https://muster.example';

beforeAll(async () => {
  opened = await openTestDatabase();
  const [row] = await opened.database.query<{ id: string }>(
    `insert into public.companies (name, settings) values ('Ridge Line Roofing', $1) returning id`,
    [{ branding: { use_custom_colors: true, primary_color: '#c2410c' } }],
  );
  company = row?.id ?? '';
});
afterAll(() => opened.close());
beforeEach(() => opened.database.query('delete from app.notifications'));

/** Adds an invitation that needs a mail; returns its id. */
async function want(language: 'en' | 'es' = 'en', companyId = company): Promise<string> {
  const [row] = await opened.database.query<{ id: string }>(
    `with person as (
       insert into public.profiles (company_id, first_name, language) values ($1, 'Kit', $2)
       returning company_id, person_id
     ), member as (
       insert into public.memberships (company_id, person_id, role)
       select company_id, person_id, 'employee' from person
     )
     insert into public.invitations
       (company_id, person_id, email, token_hash, expires_at, mail_state, mail_due_at)
     select company_id, person_id, 'kit@example.com', sha256(person_id::text::bytea),
       '2094-03-05 20:00Z', 'wanted', now() from person
     returning id`,
    [companyId, language],
  );
  return row?.id ?? '';
}

async function stateOf(id: string): Promise<string | undefined> {
  const [row] = await opened.database.query<{ mail_state: string }>(
    'select mail_state from public.invitations where id = $1',
    [id],
  );
  return row?.mail_state;
}

function startMails(transport: MailTransport) {
  return startTestJobs(opened.database, {
    jobs: [
      createDeliverNotification({
        notifications: [],
        transport,
        sendPush: noPush,
        sendToPhone: noPhonePush,
        siteUrl,
        log,
        atOnce: 3,
      }),
    ],
    // Only a start and a NOTIFY wake the job.
    periodicJobs: [{ ...createInvitationMails({ siteUrl, log }), secondsUntilNext: () => 3600 }],
  });
}

async function runUntil(mailer: MailTransport, settled: () => Promise<boolean>): Promise<void> {
  const mails = await startMails(mailer);
  try {
    await vi.waitFor(async () => expect(await settled()).toBe(true), { timeout: 15_000 });
  } finally {
    await mails.close();
  }
}

describe('the mail of an invitation', () => {
  test('bears the company’s name, speaks the person’s language and brings a link that works', async () => {
    const mailer = createCapture();
    const id = await want('es');
    await runUntil(mailer, async () => (await stateOf(id)) === 'sent');
    const [mail] = mailer.captured();
    expect(mail?.subject).toBe('Ridge Line Roofing le invita');
    expect(mail?.html).toContain('lang="es"');
    expect(mail?.text).toContain('viernes, 5 de marzo');
    const token = new URL(mail?.links[0] ?? '').searchParams.get('invitation');
    const [row] = await opened.database.query<{ answer: unknown }>(
      'select public.invitation_preview($1) as answer',
      [token],
    );
    expect(row?.answer).toMatchObject({ usable: true, first_name: 'Kit' });
  });

  test('is written when someone invites, without waiting for the next look', async () => {
    const mailer = createCapture();
    const mails = await startMails(mailer);
    await want();
    await vi.waitFor(() => expect(mailer.captured()).toHaveLength(1), { timeout: 15_000 });
    await mails.close();
  });

  test('that was wanted while no server ran is written by the next one, once', async () => {
    const id = await want();
    const mailer = createCapture();
    await runUntil(mailer, async () => (await stateOf(id)) === 'sent');
    await runUntil(mailer, async () => true);
    expect(mailer.captured()).toHaveLength(1);
  });

  test('is not held up by one before it that can’t be written', async () => {
    const mailer = createCapture();
    const broken = await want();
    await opened.database.query(
      `update public.invitations set expires_at = '290000-01-01' where id = $1`,
      [broken],
    );
    const [other] = await opened.database.query<{ id: string }>(
      `insert into public.companies (name) values ('Second Light Electric') returning id`,
    );
    const good = await want('en', other?.id);
    await runUntil(mailer, async () => (await stateOf(good)) === 'sent');
    expect(await stateOf(broken)).toBe('wanted');
  });

  test('waits in the queue for a mail server that is away, for as long as the invitation holds', async () => {
    const mailer = createMailTransport({
      smtpUrl: 'smtp://127.0.0.1:9',
      from: 'Muster <no-reply@muster.example>',
    });
    const id = await want();
    await runUntil(mailer, async () => (await stateOf(id)) === 'queued');
    mailer.close();
    const [row] = await opened.database.query(
      `select state, give_up_at > now() as is_patient, content ->> 'subject' as subject
       from app.notifications where kind = 'invitation' and dedupe_key = $1`,
      [id],
    );
    expect(row).toEqual({
      state: 'waiting',
      is_patient: true,
      subject: 'Ridge Line Roofing invites you',
    });
  });
});

test('the mail speaks both languages', () => {
  const facts = { brand: 'Ridge Line', until: 'Friday' };
  for (const words of Object.values(invitationWords)) {
    const { subject, paragraphs, action, notes } = words(facts);
    expect([subject, ...paragraphs, action, ...notes].join()).toContain('Ridge Line');
  }
});
