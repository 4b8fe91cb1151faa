import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../../../testkit/src/index.ts';
import { createUser } from '../auth/users/create-user.ts';
import { type AuthMailRequest, createAuthMails, preferredLanguage } from './auth-mails.ts';
import { authWords } from './auth-words.ts';
import { createBrandFor } from './brand.ts';
import { createCapture } from './capture.ts';
import type { MailTransport } from './mail-transport.ts';
import { createSendMail } from './mailer.ts';

let opened: TestDatabase;
let companyId: string;
let mailer: MailTransport;
let send: (request: AuthMailRequest) => Promise<void>;

beforeAll(async () => {
  opened = await openTestDatabase();
  const [company] = await opened.database.query<{ id: string }>(
    `insert into public.companies (name, logo_url, settings) values ('Ridge Line Roofing',
       'https://cdn.example/ridge.png', $1) returning id`,
    [{ branding: { use_custom_colors: true, primary_color: '#c2410c' } }],
  );
  companyId = company?.id ?? '';
});
afterAll(() => opened.close());
beforeEach(() => {
  mailer = createCapture();
  send = createAuthMails({
    sendMail: createSendMail({ database: opened.database, transport: mailer }),
    brandFor: createBrandFor(opened.database, 'https://muster.example'),
  });
});

const request = (changes: Partial<AuthMailRequest> = {}): AuthMailRequest => ({
  kind: 'recovery',
  to: 'employee@example.com',
  userId: crypto.randomUUID(),
  userMetadata: {},
  link: 'https://muster.example/auth/v1/verify?token=t&type=recovery',
  code: '123456',
  validSeconds: 3600,
  acceptLanguage: undefined,
  ...changes,
});

async function sent(changes: Partial<AuthMailRequest> = {}) {
  await send(request(changes));
  const mail = mailer.captured().at(-1);
  if (mail === undefined) throw new Error('no mail');
  return mail;
}

async function employee(language: 'en' | 'es'): Promise<string> {
  const { id } = await createUser(
    { database: opened.database, now: Date.now },
    { email: `${crypto.randomUUID()}@example.com`, password: null },
  );
  await opened.database.query(
    'update public.profiles set company_id = $2, language = $3 where id = $1',
    [id, companyId, language],
  );
  return id;
}

describe('whose name a mail bears', () => {
  test('is the product’s for a person without a company', async () => {
    const mail = await sent();
    expect(mail.subject).toBe('Set a new password for Muster');
    expect(mail.html).not.toContain('<img');
  });

  test('comes with a logo out of this server’s own store under the server’s address', async () => {
    const path = '/storage/v1/object/public/company-logos/c/logo.png';
    await opened.database.query('update public.companies set logo_url = $2 where id = $1', [
      companyId,
      path,
    ]);
    const mail = await sent({ userId: await employee('en') });
    expect(mail.html).toContain(`src="https://muster.example${path}"`);
    await opened.database.query('update public.companies set logo_url = $2 where id = $1', [
      companyId,
      'https://cdn.example/ridge.png',
    ]);
  });

  test('is the product’s for a made-up invitation', async () => {
    const mail = await sent({ userMetadata: { invitation_token: 'guess' } });
    expect(mail.subject).toBe('Set a new password for Muster');
    expect(await sent({ userMetadata: { invitation_token: 5 } })).toMatchObject({
      subject: 'Set a new password for Muster',
    });
  });

  test('is the company’s, with its logo and color, for its people', async () => {
    const mail = await sent({ userId: await employee('en') });
    expect(mail.subject).toBe('Set a new password for Ridge Line Roofing');
    expect(mail.html).toContain('src="https://cdn.example/ridge.png"');
    expect(mail.html).toContain('background:#c2410c;color:#ffffff');
  });

  test('is the inviting company’s, in the language meant for the person', async () => {
    const token = `invitation-${crypto.randomUUID()}`;
    const [person] = await opened.database.query<{ person_id: string }>(
      `insert into public.profiles (company_id, first_name, language) values ($1, 'Robin', 'es')
       returning person_id`,
      [companyId],
    );
    await opened.database.query(
      `insert into public.memberships (company_id, person_id, role) values ($1, $2, 'employee')`,
      [companyId, person?.person_id ?? ''],
    );
    await opened.database.query(
      `insert into public.invitations (company_id, person_id, token_hash, expires_at)
       values ($1, $2, app.token_hash($3), now() + interval '1 day')`,
      [companyId, person?.person_id ?? '', token],
    );
    const mail = await sent({ kind: 'confirmation', userMetadata: { invitation_token: token } });
    expect(mail.subject).toBe('Confirme su correo para Ridge Line Roofing');
  });
});

describe('the language of a mail', () => {
  test('is the person’s own choice before the company’s before the browser’s', async () => {
    const userId = await employee('es');
    const acceptLanguage = 'en';
    expect((await sent({ userId, acceptLanguage })).html).toContain('lang="es"');
    expect(
      (await sent({ userId, acceptLanguage: 'es', userMetadata: { language: 'en' } })).html,
    ).toContain('lang="en"');
    expect((await sent({ acceptLanguage: 'es-MX,en;q=0.5' })).html).toContain('lang="es"');
  });

  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['fr, de;q=0.9', 'en'],
    ['en;q=0.2, es-419;q=0.8', 'es'],
    ['es;q=0, en', 'en'],
    ['ES', 'es'],
    [';;q=,', 'en'],
  ])('of a browser that prefers %j is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});

test('every kind of mail has its words in both languages, with link, code and validity', async () => {
  const [en, es] = [Object.keys(authWords.en), Object.keys(authWords.es)];
  expect(es).toEqual(en);
  for (const language of ['en', 'es'] as const) {
    for (const kind of [
      'confirmation',
      'recovery',
      'invite',
      'email_change_new_address',
    ] as const) {
      const mail = await sent({ kind, userMetadata: { language } });
      expect(mail.links).toEqual([request().link]);
      expect(mail.text).toContain('123456');
      expect(mail.text).toContain(language === 'en' ? '1 hour' : '1 hora');
    }
  }
  const change = { kind: 'email_change_old_address', newAddress: 'new@example.com' } as const;
  expect((await sent(change)).text).toContain('new@example.com');
});

test('a notice of a change has nothing to click or to type', async () => {
  for (const language of ['en', 'es'] as const) {
    for (const kind of [
      'password_changed',
      'email_changed',
      'factor_added',
      'factor_removed',
      'recovery_codes_created',
      'recovery_code_used',
    ] as const) {
      const newAddress = 'new@example.com';
      const mail = await sent({
        kind,
        link: null,
        code: '',
        newAddress,
        userMetadata: { language },
      });
      expect(mail.links).toEqual([]);
      expect(mail.text.includes(newAddress)).toBe(kind === 'email_changed');
      expect(mail.html).toContain(`lang="${language}"`);
      expect(mail.text).toMatch(language === 'en' ? /administrator/ : /administrador/);
    }
  }
});

test('no mail repeats what a stranger typed about themselves', async () => {
  const mail = await sent({
    kind: 'confirmation',
    userMetadata: { first_name: 'WIN http://spam.example', last_name: 'now' },
  });
  expect(JSON.stringify(mail)).not.toContain('spam.example');
});
