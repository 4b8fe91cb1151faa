import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../../../../testkit/src/index.ts';
import { signedInUser } from '../sessions/session-fixture.ts';
import { type TestRoom, bearer, createTestRoom, strongPassword } from '../test-room.ts';

const testPhone = '15005550006';
let opened: TestDatabase;
let room: TestRoom;

beforeAll(async () => {
  opened = await openTestDatabase();
  room = await createTestRoom(opened.database, {
    mailIntervalSeconds: 0,
    mailsPerHour: 1e9,
    requestLimits: null,
    freeAttempts: 1e6,
    anonymousSignIn: true,
    passwordReauthentication: true,
    codeByTestPhone: new Map([[testPhone, '123456']]),
  });
});
afterAll(() => opened.close());

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('\0', "' or 1=1 --", '%00', '👷', 'x'.repeat(300), '999999999', 'constructor'),
);
const mail = fc.oneof(
  fc.integer({ min: 0, max: 99 }).map((n) => `person-${n}@example.com`),
  odd,
);
const password = fc.oneof(fc.constantFrom(strongPassword, 'bucket-of-torque-91'), odd);
const metadata = fc.oneof(fc.dictionary(odd, fc.jsonValue(), { maxKeys: 4 }), fc.jsonValue());
const challenge = {
  code_challenge: fc.oneof(fc.constant('x'.repeat(50)), odd),
  code_challenge_method: fc.oneof(fc.constantFrom('s256', 'plain'), odd),
};
const phone = fc.oneof(fc.constant(testPhone), fc.integer({ min: 1e9, max: 9e9 }).map(String), odd);
const adminFields = {
  email: mail,
  phone,
  password,
  email_confirm: fc.boolean(),
  phone_confirm: fc.boolean(),
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: fc.oneof(fc.constantFrom('24h', 'none', `${'9'.repeat(400)}h`, '-1h'), odd),
  role: odd,
};

const some = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.oneof(fc.jsonValue(), odd) },
  );

type Caller = 'anon' | 'person' | 'admin';

/** Every endpoint with a body that has the fields it reads. */
const requests: readonly (readonly [Caller, string, string, fc.Arbitrary<unknown>])[] = [
  ['anon', 'POST', '/signup', some({ email: mail, phone, password, data: metadata, ...challenge })],
  ['anon', 'POST', '/token?grant_type=password', some({ email: mail, phone, password })],
  ['anon', 'POST', '/token?grant_type=pkce', some({ auth_code: odd, code_verifier: odd })],
  ['anon', 'POST', '/token?grant_type=refresh_token', some({ refresh_token: odd })],
  [
    'anon',
    'POST',
    '/otp',
    some({
      email: mail,
      phone,
      channel: odd,
      create_user: fc.boolean(),
      data: metadata,
      ...challenge,
    }),
  ],
  ['anon', 'POST', '/magiclink', some({ email: mail, data: metadata, ...challenge })],
  ['anon', 'POST', '/recover', some({ email: mail, ...challenge })],
  [
    'anon',
    'POST',
    '/resend',
    some({
      email: mail,
      phone,
      type: fc.constantFrom('signup', 'email_change', 'sms', 'phone_change'),
      ...challenge,
    }),
  ],
  [
    'anon',
    'POST',
    '/verify',
    some({
      email: mail,
      phone,
      type: fc.oneof(fc.constantFrom('signup', 'email', 'sms', 'phone_change'), odd),
      token: odd,
      token_hash: odd,
    }),
  ],
  ['anon', 'GET', '/verify', fc.constant(undefined)],
  ['person', 'GET', '/user', fc.constant(undefined)],
  [
    'person',
    'PUT',
    '/user',
    some({ email: mail, data: metadata, phone: odd, nonce: odd, ...challenge }),
  ],
  ['person', 'GET', '/reauthenticate', fc.constant(undefined)],
  [
    'person',
    'POST',
    '/factors',
    some({
      factor_type: fc.oneof(fc.constant('totp'), odd),
      friendly_name: odd,
      issuer: fc.oneof(odd, fc.string({ unit: 'binary', minLength: 500, maxLength: 3000 })),
    }),
  ],
  ['person', 'POST', '/factors/FACTOR/challenge', some({})],
  ['person', 'POST', '/factors/FACTOR/verify', some({ challenge_id: odd, code: odd })],
  [
    'admin',
    'POST',
    '/admin/generate_link',
    some({
      type: fc.oneof(fc.constantFrom('signup', 'invite', 'magiclink', 'email_change_new'), odd),
      email: mail,
      new_email: mail,
      password,
      data: metadata,
      redirect_to: odd,
    }),
  ],
  ['admin', 'POST', '/invite', some({ email: mail, data: metadata })],
  ['admin', 'GET', '/admin/users', fc.constant(undefined)],
  [
    'admin',
    'POST',
    '/admin/users',
    some({ ...adminFields, id: fc.oneof(fc.uuid(), odd), password_hash: odd }),
  ],
  ['admin', 'PUT', '/admin/users/OTHER', some(adminFields)],
];

const query = fc.dictionary(
  fc.constantFrom('redirect_to', 'filter', 'page', 'per_page', 'token', 'type'),
  odd,
  { maxKeys: 2 },
);

// Some of the requests hash passwords.
test('no request makes the server fail, whatever it contains', { timeout: 90_000 }, async () => {
  const { session } = await signedInUser(room, 'fuzz@example.com');
  const { id: otherId } = await signedInUser(room, 'other@example.com');
  const person = bearer(session.body.access_token);
  const factor = await room.request('POST', '/factors', { factor_type: 'totp' }, person);
  const headersOf = {
    anon: {},
    person,
    admin: bearer(room.keys.serviceRoleKey),
  };
  const anyRequest = fc.constantFrom(...requests).chain(([caller, method, path, body]) =>
    fc.record({
      caller: fc.constant(caller),
      method: fc.constant(method),
      path: fc.constant(
        path.replace('OTHER', otherId).replace('FACTOR', String(factor.body['id'])),
      ),
      body,
    }),
  );
  const speaksCodes = { 'x-supabase-api-version': '2024-01-01' };
  await fc.assert(
    fc.asyncProperty(anyRequest, query, async ({ caller, method, path, body }, extra) => {
      const parameters = Object.entries(extra)
        .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
        .join('&');
      const url = `${path}${path.includes('?') ? '&' : '?'}${parameters}`;
      const answer = await room.request(method, url, body, {
        ...headersOf[caller],
        ...speaksCodes,
      });
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: 400 },
  );
});
