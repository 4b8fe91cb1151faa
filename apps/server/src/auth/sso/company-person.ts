import { personFromClaims } from '../providers/person.ts';
import type { ProvidedPerson } from '../providers/provider.ts';
import type { OpenableSignIn } from './openable-sign-in.ts';

/** On this issuer a personal account can have a company's address; `hd` shows who owns the account. */
const googleIssuer = 'https://accounts.google.com';

/**
 * Reads the person from an ID token of a company's issuer. The issuer is trusted only for addresses of domains that the
 * company has proven.
 */
export function personFromIdToken(
  {
    domains,
    issuer,
    email_claim: claim,
  }: Pick<OpenableSignIn, 'domains' | 'issuer' | 'email_claim'>,
  claims: Readonly<Record<string, unknown>>,
): ProvidedPerson {
  const { email_verified: isVerified, hd } = claims;
  const isOfCompany = issuer !== googleIssuer || domains.includes(String(hd).toLowerCase());
  return companyPerson(domains, personFromClaims('oidc', issuer, claims), claims[claim], {
    isVouchedFor: isOfCompany && isVerified !== false && isVerified !== 'false',
  });
}

/** The person with their one address, verified if it's of the company's domains and vouched for. */
export function companyPerson(
  domains: readonly string[],
  person: ProvidedPerson,
  address: unknown,
  { isVouchedFor }: { readonly isVouchedFor: boolean },
): ProvidedPerson {
  const email = typeof address === 'string' ? address.trim().toLowerCase() : '';
  const isOwn = /^[^\s@]+@[^\s@]+$/.test(email) && domains.includes(email.split('@')[1] ?? '');
  return {
    ...person,
    emails: email === '' ? [] : [{ email, isVerified: isVouchedFor && isOwn, isPrimary: true }],
  };
}
