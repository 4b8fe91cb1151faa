import * as fc from 'fast-check';

import { type FuzzRequest, caller } from './request.ts';
import { bodyText, text } from './values.ts';

const fields = [
  'email',
  'password',
  'phone',
  'data',
  'type',
  'token',
  'token_hash',
  'redirect_to',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'create_user',
  'nonce',
  'gotrue_meta_security',
  'app_metadata',
  'user_metadata',
  'role',
  'ban_duration',
  'email_confirm',
] as const;

const endpoints: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token?grant_type=pkce'],
  ['POST', '/token?grant_type=nope'],
  ['POST', '/recover'],
  ['POST', '/otp'],
  ['POST', '/magiclink'],
  ['POST', '/resend'],
  ['POST', '/verify'],
  ['GET', '/verify'],
  ['GET', '/user'],
  ['PUT', '/user'],
  ['POST', '/logout'],
  ['GET', '/reauthenticate'],
  ['GET', '/settings'],
  ['GET', '/authorize'],
  ['GET', '/callback'],
  ['POST', '/factors'],
  ['POST', '/sso'],
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', '/admin/users/x'],
  ['PUT', '/admin/users/00000000-0000-4000-8000-000000000001'],
  ['DELETE', '/admin/users/00000000-0000-4000-8000-000000000002'],
  ['POST', '/admin/generate_link'],
  ['POST', '/invite'],
  ['GET', '/.well-known/jwks.json'],
];

const parameters = fc
  .array(
    fc.tuple(
      fc.constantFrom('redirect_to', 'scope', 'type', 'token', 'page', 'per_page', 'provider'),
      text,
    ),
    { maxLength: 3 },
  )
  .map((pairs) =>
    pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&'),
  );

/** Requests for signing up, signing in, and everything related. */
export const authRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({
    endpoint: fc.constantFrom(...endpoints),
    parameters,
    as: caller,
    headers: fc.record(
      {
        'content-type': fc.constantFrom(
          'application/json',
          'application/x-www-form-urlencoded',
          'x',
        ),
        'x-supabase-api-version': fc.constantFrom('2024-01-01', 'nope', '1999-01-01'),
      },
      { requiredKeys: [] },
    ),
    body: bodyText(fields),
  })
  .map(({ endpoint: [method, path], parameters: list, ...rest }) => ({
    ...rest,
    method,
    target: `/auth/v1${path}${path.includes('?') ? '&' : '?'}${list}`,
  }));
