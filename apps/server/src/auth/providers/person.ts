import * as z from 'zod';
import type { ProvidedEmail, ProvidedPerson } from './provider.ts';
import type { ProviderKind } from './provider-settings.ts';

/** Providers write true as `true`, "true" or "1". */
const truth = z.optional(
  z.unknown().transform((value) => value === true || value === 'true' || value === '1'),
);

/** Metadata travels in every token, so values longer than any name or link are left out. */
const longestClaim = 2048;

const text = z.optional(
  z.unknown().transform((value) => {
    const isFit =
      typeof value === 'string' &&
      value.length <= longestClaim &&
      value.isWellFormed() &&
      !value.includes('\0');
    return isFit && value !== '' ? value : undefined;
  }),
);

const claimsSchema = z.object({
  iss: text,
  sub: z.string().min(1).max(255),
  email: text,
  email_verified: truth,
  name: text,
  given_name: text,
  family_name: text,
  nickname: text,
  preferred_username: text,
  profile: text,
  picture: text,
  website: text,
  gender: text,
  birthdate: text,
  zoneinfo: text,
  locale: text,
  hd: text,
  tid: text,
  oid: text,
  xms_edov: truth,
  is_private_email: truth,
});

type Claims = z.output<typeof claimsSchema>;

/** The tenant of personal accounts, whose addresses Microsoft has verified. */
const microsoftPersonalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad';

/**
 * Reads a person from a verified ID token, in the names of the protocol's identities.
 * @param issuer As configured; for Microsoft it shows which tenants' users can sign in.
 * @throws ZodError if it has no subject.
 */
export function personFromClaims(
  kind: Exclude<ProviderKind, 'github'>,
  issuer: string,
  idToken: Readonly<Record<string, unknown>>,
): ProvidedPerson {
  const claims = claimsSchema.parse(idToken);
  return {
    subject: claims.sub,
    emails: emailOf(claims.email, isEmailVerified(kind, issuer, claims)),
    claims: withoutMissing({ iss: claims.iss, sub: claims.sub, ...claimsOf(kind, claims) }),
  };
}

function claimsOf(kind: Exclude<ProviderKind, 'github'>, claims: Claims): Record<string, unknown> {
  const { sub, name, picture } = claims;
  switch (kind) {
    case 'google':
      return {
        name,
        full_name: name,
        picture,
        avatar_url: picture,
        provider_id: sub,
        custom_claims: claims.hd === undefined ? undefined : { hd: claims.hd },
      };
    case 'apple':
      return {
        provider_id: sub,
        custom_claims:
          claims.is_private_email === undefined
            ? undefined
            : { is_private_email: claims.is_private_email },
      };
    case 'azure':
      return {
        full_name: name,
        preferred_username: claims.preferred_username,
        provider_id: sub,
        custom_claims: withoutMissing({ tid: claims.tid, oid: claims.oid }),
      };
    case 'oidc': {
      const { given_name, family_name, nickname, preferred_username, profile, website } = claims;
      const { gender, birthdate, zoneinfo, locale } = claims;
      return {
        ...{ name, given_name, family_name, nickname, preferred_username, profile, picture },
        ...{ website, gender, birthdate, zoneinfo, locale },
        provider_id: sub,
      };
    }
  }
}

/**
 * Microsoft says with `xms_edov` whether it verified that the mailbox belongs to the person. If the
 * claim is not set up, an administrator of any tenant could have entered any address, so it's
 * trusted only from the one tenant that the operator chose, or from personal accounts.
 */
function isEmailVerified(
  kind: Exclude<ProviderKind, 'github'>,
  issuer: string,
  claims: Claims,
): boolean {
  switch (kind) {
    case 'azure': {
      const isOneTenant = !/\/(common|organizations|consumers)\/v2\.0\/?$/.test(issuer);
      return claims.xms_edov ?? (isOneTenant || claims.tid === microsoftPersonalTenant);
    }
    case 'apple':
      return claims.email_verified ?? true;
    case 'google':
    case 'oidc':
      return claims.email_verified ?? false;
  }
}

function emailOf(email: string | undefined, isVerified: boolean): readonly ProvidedEmail[] {
  return email === undefined ? [] : [{ email: email.toLowerCase(), isVerified, isPrimary: true }];
}

const appleNameSchema = z.object({
  name: z.object({ firstName: z.string().default(''), lastName: z.string().default('') }),
});

/**
 * Apple gives the name only at the first sign-in, unsigned and beside the code, so it's treated as
 * the person's own claim. @param user JSON, or anything that a stranger sent instead.
 */
export function withAppleName(person: ProvidedPerson, user: string | null): ProvidedPerson {
  const parsed = appleNameSchema.safeParse(jsonOrNull(user ?? ''));
  if (!parsed.success) return person;
  const { firstName, lastName } = parsed.data.name;
  const name = text.parse(`${firstName} ${lastName}`.trim());
  return { ...person, claims: withoutMissing({ ...person.claims, name, full_name: name }) };
}

function jsonOrNull(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return null;
  }
}

const githubProfileSchema = z.object({
  id: z.int(),
  login: z.string(),
  name: text,
  avatar_url: text,
});

const githubEmailsSchema = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** @param apiUrl Stands in for an issuer in the identity, because GitHub has none. */
export function personFromGithub(
  profile: unknown,
  emails: unknown,
  apiUrl: string,
): ProvidedPerson {
  const { id, login, name, avatar_url: avatar } = githubProfileSchema.parse(profile);
  const subject = String(id);
  return {
    subject,
    emails: githubEmailsSchema.parse(emails).map(({ email, primary, verified }) => ({
      email: email.toLowerCase(),
      isVerified: verified,
      isPrimary: primary,
    })),
    claims: withoutMissing({
      iss: apiUrl,
      sub: subject,
      name,
      full_name: name,
      user_name: login,
      preferred_username: login,
      avatar_url: avatar,
      provider_id: subject,
    }),
  };
}

function withoutMissing(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );
}
