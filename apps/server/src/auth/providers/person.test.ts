import { describe, expect, it } from 'vitest';
import { personFromClaims, withAppleName } from './person.ts';

const sub = 'subject';
const email = 'Person@Example.com';
const common = 'https://login.microsoftonline.com/common/v2.0';
const organizations = 'https://login.microsoftonline.com/organizations/v2.0/';
const oneTenant = 'https://login.microsoftonline.com/7a1b/v2.0';

const isVerified = (...[kind, issuer, claims]: Parameters<typeof personFromClaims>) =>
  personFromClaims(kind, issuer, claims).emails[0]?.isVerified;

describe('the address of a person', () => {
  it.each([
    ['google', '', {}, false],
    ['google', '', { email_verified: false }, false],
    ['google', '', { email_verified: 'false' }, false],
    ['google', '', { email_verified: true }, true],
    ['oidc', '', {}, false],
    ['oidc', '', { email_verified: 1 }, false],
    ['oidc', '', { email_verified: 'true' }, true],
    ['apple', '', {}, true],
    ['apple', '', { email_verified: 'false' }, false],
    ['azure', common, {}, false],
    ['azure', organizations, { tid: '7a1b' }, false],
    ['azure', common, { email_verified: true }, false],
    ['azure', common, { xms_edov: '1' }, true],
    ['azure', common, { xms_edov: true }, true],
    ['azure', oneTenant, { xms_edov: '0' }, false],
    ['azure', oneTenant, {}, true],
    ['azure', common, { tid: '9188040d-6c67-4c5b-b112-36a304b66dad' }, true],
  ] as const)('of %s at %j with %j is verified: %s', (kind, issuer, claims, verified) => {
    expect(isVerified(kind, issuer, { sub, email, ...claims })).toBe(verified);
  });

  it('is in lower case, and missing where there is none', () => {
    expect(personFromClaims('google', '', { sub, email }).emails[0]?.email).toBe(
      'person@example.com',
    );
    expect(personFromClaims('google', '', { sub }).emails).toEqual([]);
    expect(personFromClaims('google', '', { sub, email: { toString: 'x' } }).emails).toEqual([]);
  });
});

describe('what is kept of a person', () => {
  it.each([undefined, '', 7, 'x'.repeat(256)])('is nothing with the subject %j', (subject) => {
    expect(() => personFromClaims('oidc', '', { sub: subject, email })).toThrow('sub');
  });

  it('leaves out what is too long, can’t be stored or is not asked for', () => {
    const { claims } = personFromClaims('oidc', '', {
      sub,
      name: 'x'.repeat(2049),
      nickname: 'a\0b',
      given_name: '\ud800',
      family_name: 'Name',
      groups: ['everything'],
      role: 'service_role',
    });
    expect(claims).toEqual({ sub, provider_id: sub, family_name: 'Name' });
  });

  it.each(['', '{', '[]', 'null', '{"name":"x"}', '{"name":{"firstName":7}}'])(
    'takes no name from %j beside Apple’s code',
    (user) => {
      const person = personFromClaims('apple', '', { sub, email });
      expect(withAppleName(person, user)).toEqual(person);
    },
  );
});
