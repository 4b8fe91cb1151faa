import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { openTestDatabase, type TestDatabase } from '@muster/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestRoom, type TestRoom } from '../auth/test-room.ts';
import { createAuthTexts } from './auth-texts.ts';
import { createTwilioTransport } from './twilio-transport.ts';

/** Codes by text: from the request to the provider, and back in. */
type Taken = { readonly request: IncomingMessage; readonly form: URLSearchParams };

let opened: TestDatabase;
let provider: Server;
let taken: Taken[] = [];
let refuses = false;
let room: TestRoom;

const siteUrl = 'https://muster.example.com';

beforeAll(async () => {
  opened = await openTestDatabase();
  provider = createServer((request, response) => {
    void text(request).then((body) => {
      if (refuses) {
        response.statusCode = 400;
        response.end(JSON.stringify({ code: 21211, message: 'Invalid To number' }));
        return;
      }
      taken.push({ request, form: new URLSearchParams(body) });
      response.statusCode = 201;
      response.end(JSON.stringify({ sid: `SM${taken.length}` }));
    });
  });
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve));
  const address = provider.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const transport = createTwilioTransport({
    url: `http://127.0.0.1:${address.port}`,
    accountSid: 'AC1',
    authToken: 'secret',
    from: '+15005550006',
  });
  const sendText = createAuthTexts({ transport, siteUrl });
  room = await createTestRoom(opened.database, { textsPerHour: 30 }, { sendText });
});
afterAll(async () => {
  provider.close();
  await opened.close();
});
beforeEach(() => {
  taken = [];
  refuses = false;
});

let lastNumber = 15005551000;
const nextNumber = () => String((lastNumber += 1));

/** Creates a user whose phone is known and confirmed. */
async function knownPhone(): Promise<string> {
  const phone = nextNumber();
  await opened.database.query(
    'insert into auth.users (id, phone, phone_confirmed_at) values (gen_random_uuid(), $1, now())',
    [phone],
  );
  return phone;
}

async function invitation(): Promise<string> {
  const token = `invitation-${crypto.randomUUID()}`;
  await opened.database.query(
    `with company as (
       insert into public.companies (name) values ('Ridge Line Roofing') returning id
     ), person as (
       insert into public.profiles (company_id, first_name, last_name)
       select id, 'A', 'Roofer' from company returning company_id, person_id
     ), member as (
       insert into public.memberships (company_id, person_id, role)
       select company_id, person_id, 'employee' from person
     )
     insert into public.invitations (company_id, person_id, token_hash, expires_at)
     select company_id, person_id, app.token_hash($1), now() + interval '1 day' from person`,
    [token],
  );
  return token;
}

const ask = (phone: string, body: object = {}, headers = {}) =>
  room.request('POST', '/otp', { phone, ...body }, headers);
const codeOf = (index = 0) => /^\d+/.exec(taken[index]?.form.get('Body') ?? '')?.[0] ?? '';
const enter = (phone: string, token: string) =>
  room.request('POST', '/verify', { type: 'sms', phone, token });

describe('no text is sent', () => {
  test('to a number that no one has and no invitation asks for', async () => {
    for (const body of [{}, { data: { invitation_token: 'made up' } }, { create_user: false }]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await ask(nextNumber(), body)).toMatchObject({
        status: 422,
        body: { error_code: 'otp_disabled' },
      });
    }
    const phone = nextNumber();
    const password = 'winch-over-the-gully-7';
    expect((await room.request('POST', '/signup', { phone, password })).status).toBe(422);
    expect(taken).toEqual([]);
  });

  test('twice within the interval', async () => {
    const phone = await knownPhone();
    expect((await ask(phone)).status).toBe(200);
    expect(await ask(phone)).toMatchObject({
      status: 429,
      body: { error_code: 'over_sms_send_rate_limit' },
    });
    expect(taken).toHaveLength(1);
  });

  test('beyond a tenth of the hour’s for one network', async () => {
    room.pass(3600);
    const texted: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      // oxlint-disable-next-line no-await-in-loop
      texted.push((await ask(await knownPhone())).status);
    }
    expect(texted).toEqual([200, 200, 200, 429]);
    expect(taken).toHaveLength(3);
  });
});

describe('a text', () => {
  beforeEach(() => room.pass(3600));

  test('carries a code that signs in once, bound to the app’s address', async () => {
    const phone = await knownPhone();
    const asked = await ask(`+${phone}`);
    expect([asked.status, asked.body]).toEqual([200, { message_id: 'SM1' }]);
    const [{ request, form } = taken[0]!] = taken;
    expect(request.url).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(request.headers.authorization).toBe(`Basic ${btoa('AC1:secret')}`);
    const code = codeOf();
    expect(Object.fromEntries(form)).toEqual({
      To: `+${phone}`,
      From: '+15005550006',
      Body: `${code} is your Muster code. Don’t share it with anyone.\n\n@muster.example.com #${code}`,
    });
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await enter(phone, wrong)).status).toBe(403);
    expect((await enter(phone, code)).body.user).toMatchObject({ phone });
    expect((await enter(phone, code)).status).toBe(403);
  });

  test('speaks the browser’s language', async () => {
    await ask(await knownPhone(), {}, { 'accept-language': 'es-MX,en;q=0.5' });
    expect(taken[0]?.form.get('Body')).toContain('es su código de Muster');
  });

  test('goes to someone invited, who then belongs to the company', async () => {
    const phone = nextNumber();
    const token = await invitation();
    expect((await ask(phone, { data: { invitation_token: token } })).status).toBe(200);
    expect((await enter(phone, codeOf())).status).toBe(200);
    expect(
      await opened.database.query(
        `select p.first_name, p.has_login, c.name from public.profiles p
         join public.companies c on c.id = p.company_id join auth.users u on u.id = p.id
         where u.phone = $1`,
        [phone],
      ),
    ).toEqual([{ first_name: 'A', has_login: true, name: 'Ridge Line Roofing' }]);
  });

  test('that the provider refuses is told without its words', async () => {
    refuses = true;
    const answer = await ask(await knownPhone());
    expect([answer.status, answer.body['error_code']]).toEqual([422, 'sms_send_failed']);
    expect(JSON.stringify(answer.body)).not.toContain('21211');
  });
});
