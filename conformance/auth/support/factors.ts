import { type Target, call, signedIn } from './target.ts';
import { totpCode } from './totp.ts';

/**
 * Requests about second factors, and people who have some. @param target known only once tests run
 */
export function factorsOf(target: () => Target) {
  const enroll = (bearer: string, changes: object = {}) =>
    call(target(), 'POST', '/factors', {
      bearer,
      body: { factor_type: 'totp', friendly_name: 'phone', ...changes },
    });

  const challenge = (bearer: string, factorId: string) =>
    call(target(), 'POST', `/factors/${factorId}/challenge`, { bearer, body: {} });

  const verify = (bearer: string, factorId: string, challengeId: unknown, code: string) =>
    call(target(), 'POST', `/factors/${factorId}/verify`, {
      bearer,
      body: { challenge_id: challengeId, code },
    });

  async function challengeAndVerify(bearer: string, factor: { id: string; secret: string }) {
    const asked = await challenge(bearer, factor.id);
    return verify(bearer, factor.id, asked.body['id'], totpCode(factor.secret));
  }

  /** Creates a signed-in person with an unverified authenticator. */
  async function enrolled(changes: object = {}) {
    const person = await signedIn(target());
    const { body } = await enroll(person.accessToken, changes);
    return { ...person, factor: { id: String(body['id']), secret: secretOf(body['totp']) } };
  }

  /** The same after the first code: `accessToken` is still from the weaker session. */
  async function withFactor() {
    const person = await enrolled();
    const raised = await challengeAndVerify(person.accessToken, person.factor);
    return { ...person, raised, strongToken: raised.body.access_token ?? '' };
  }

  return { enroll, challenge, verify, enrolled, withFactor, challengeAndVerify };
}

/** Returns the secret of an enrollment's `totp`. */
export const secretOf = (totp: unknown) => String(Object(totp).secret);
export const claimsOf = (token = '') =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
