import { createHash } from 'node:crypto';
import type { Profile } from '@node-saml/node-saml';
import { AuthError } from '../auth-error.ts';
import { personFromClaims } from '../providers/person.ts';
import type { ProvidedPerson, Provider } from '../providers/provider.ts';
import { splitCertificates } from './certificates.ts';
import { companyPerson } from './company-person.ts';
import type { OpenableSignIn } from './openable-sign-in.ts';
import { companyProviderName } from './provider-name.ts';
import { readAssertion } from './read-assertion.ts';
import { samlAddresses } from './saml-addresses.ts';

/** Tolerated clock skew, and the maximum age of an assertion, regardless of its own claims. */
const skewMs = 60_000;
const longestMs = 600_000;

const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

/** Not accepted: SHA-1 hashes and signatures, a document type (it could define entities), and encrypted parts. */
const unfit = /xmldsig#(rsa-|dsa-)?sha1"|<!DOCTYPE|<!ENTITY|EncryptedAssertion/i;

/**
 * A company's SAML 2.0 provider. Only responses to our own requests are accepted: the signed assertion names the
 * request, which is used once, so nothing can be replayed and no one is signed in without having asked.
 */
export function createSamlProvider(signIn: OpenableSignIn, apiUrl: string): Provider {
  const { entityId, acsUrl } = samlAddresses(apiUrl);

  const about = async (verifier: string) => {
    // Loaded on demand: few servers have such a company.
    const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml');
    const question = questionOf(verifier);
    return {
      question,
      saml: new SAML({
        entryPoint: signIn.sign_in_url ?? '',
        issuer: entityId,
        callbackUrl: acsUrl,
        audience: entityId,
        idpCert: splitCertificates(signIn.certificate ?? ''),
        identifierFormat: null,
        disableRequestedAuthnContext: true,
        wantAssertionsSigned: true,
        // Most providers sign only the assertion, and nothing outside it is read here.
        wantAuthnResponseSigned: false,
        acceptedClockSkewMs: skewMs,
        maxAssertionAgeMs: longestMs,
        generateUniqueId: () => question,
        validateInResponseTo: ValidateInResponseTo.always,
        cacheProvider: {
          saveAsync: (key, value) => Promise.resolve({ createdAt: Date.now(), value: key + value }),
          getAsync: (key) => Promise.resolve(key === question ? new Date().toISOString() : null),
          removeAsync: (key) => Promise.resolve(key),
        },
      }),
    };
  };

  return {
    name: companyProviderName(signIn.id),
    method: 'sso/saml',

    async authorizationUrl({ state, verifier }) {
      const { saml } = await about(verifier);
      return new URL(await saml.getAuthorizeUrlAsync(state, undefined, {}));
    },

    async exchange({ verifier }, answer) {
      const { saml, question } = await about(verifier);
      const SAMLResponse = answer.get('code') ?? '';
      try {
        if (unfit.test(Buffer.from(SAMLResponse, 'base64').toString())) {
          throw new Error('The answer is encrypted, signed by SHA-1 or has a document type.');
        }
        const { profile } = await saml.validatePostResponseAsync({ SAMLResponse });
        if (profile === null) throw new Error('The answer says that no one signed in.');
        if (profile.issuer !== signIn.issuer) throw new Error('The answer is of another issuer.');
        const endsAt = readAssertion(profile.getAssertion?.(), { question, recipient: acsUrl });
        return {
          person: personOf(signIn, profile),
          accessToken: null,
          refreshToken: null,
          ...(endsAt === null ? {} : { endsAt }),
        };
      } catch (cause) {
        throw new AuthError(400, 'validation_failed', 'SAML Assertion is not valid', { cause });
      }
    },

    checkIdToken: null,
  };
}

/** The request's id; someone who knows the public state of a flow can't derive it. */
function questionOf(verifier: string): string {
  return `_${createHash('sha256').update(`saml ${verifier}`).digest('hex')}`;
}

function personOf(
  { domains, issuer, email_claim: claim }: OpenableSignIn,
  profile: Profile,
): ProvidedPerson {
  const address = claim === 'NameID' ? profile.nameID : attribute(profile, claim);
  const subject = profile.nameIDFormat === transient ? address : profile.nameID;
  const person = personFromClaims('oidc', issuer, { iss: issuer, sub: subject });
  return companyPerson(domains, person, address, { isVouchedFor: true });
}

function attribute({ attributes }: Profile, name: string): unknown {
  const all: unknown = attributes;
  const value: unknown = Object(all)[name];
  return Array.isArray(value) ? value[0] : value;
}
