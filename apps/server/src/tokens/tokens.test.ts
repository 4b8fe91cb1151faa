import { createHmac, createPublicKey } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Keys, generateKeys } from './keys.ts';
import { generateSigningKey, signJwt } from './signing.ts';
import { TokenError, type TokenErrorKind } from './token-error.ts';
import { type Tokens, clockSkewSeconds, createTokens } from './tokens.ts';

let keys: Keys;
let tokens: Tokens;
let clockMs = Date.UTC(2026, 10, 20, 12);
const nowSeconds = () => Math.floor(clockMs / 1000);

beforeAll(async () => {
  keys = await generateKeys();
  tokens = createTokens({ keys, now: () => clockMs });
});

async function refusal(jwt: string): Promise<TokenErrorKind> {
  try {
    await tokens.verify(jwt);
  } catch (error) {
    if (error instanceof TokenError) return error.kind;
    throw error;
  }
  throw new Error('The token was accepted.');
}

const signed = (claims: Record<string, unknown>) => signJwt(claims, signingKey());

function signingKey() {
  const [key] = keys.signingKeys;
  if (key === undefined) throw new Error('no key');
  return key;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a token is refused', () => {
  test('when it has not three parts', async () => {
    expect(await refusal('not-a-token')).toBe('malformed');
    expect(await refusal('a.b')).toBe('malformed');
    expect(await refusal('')).toBe('malformed');
    await expect(tokens.verify('a.b')).rejects.toMatchObject({
      detail: 'Expected 3 parts in JWT; got 2',
    });
  });

  test('when its header or claims are not JSON', async () => {
    expect(await refusal('!!.e30.c2ln')).toBe('malformed');
    const header = encode({ alg: 'ES256', kid: signingKey().kid });
    expect(await refusal(`${header}.${encode([1])}.AAAA`)).toBe('bad_signature');
  });

  test('when it names no algorithm', async () => {
    expect(await refusal(new UnsecuredJWT({ role: 'service_role' }).encode())).toBe(
      'bad_signature',
    );
  });

  test('when it is signed by HMAC with our public key as the secret', async () => {
    const { kid } = signingKey();
    const publicPem = createPublicKey({ key: signingKey(), format: 'jwk' }).export({
      type: 'spki',
      format: 'pem',
    });
    const head = `${encode({ alg: 'HS256', kid })}.${encode({ role: 'service_role' })}`;
    const signature = createHmac('sha256', publicPem).update(head).digest('base64url');
    expect(await refusal(`${head}.${signature}`)).toBe('bad_signature');
  });

  test('when a key that is not ours signed it under our key id', async () => {
    const stranger = { ...generateSigningKey(), kid: signingKey().kid };
    expect(await refusal(await signJwt({ role: 'service_role' }, stranger))).toBe('bad_signature');
  });

  test('when it names no key', async () => {
    const jwt = await new SignJWT({ role: 'authenticated' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a secret that is long enough for it'));
    expect(await refusal(jwt)).toBe('bad_signature');
  });

  test('when a signed character is changed', async () => {
    const jwt = await signed({ role: 'authenticated' });
    const [header, , signature] = jwt.split('.');
    const claims = encode({ role: 'service_role' });
    expect(await refusal(`${header}.${claims}.${signature}`)).toBe('bad_signature');
  });

  test('when a claim has the wrong type', async () => {
    const soon = String(nowSeconds() + 60);
    expect(await refusal(await signed({ exp: soon }))).toBe('bad_claim');
    await expect(tokens.verify(await signed({ exp: soon }))).rejects.toMatchObject({
      detail: "The JWT 'exp' claim must be a number",
    });
  });

  test('when it has expired, is not yet valid or was issued in the future', async () => {
    const beyond = clockSkewSeconds + 1;
    expect(await refusal(await signed({ exp: nowSeconds() - beyond }))).toBe('expired');
    expect(await refusal(await signed({ nbf: nowSeconds() + beyond }))).toBe('not_yet_valid');
    expect(await refusal(await signed({ iat: nowSeconds() + beyond }))).toBe('issued_in_future');
  });

  test('when it expires after it was accepted once', async () => {
    const jwt = await signed({ exp: nowSeconds() + 10 });
    await tokens.verify(jwt);
    clockMs += (10 + clockSkewSeconds) * 1000;
    expect(await refusal(jwt)).toBe('expired');
  });

  test('as an API key when it is almost one', () => {
    expect(tokens.apiKeyRole('')).toBeNull();
    expect(tokens.apiKeyRole(keys.anonKey.slice(0, -1))).toBeNull();
    expect(tokens.apiKeyRole(`${keys.serviceRoleKey} `)).toBeNull();
  });
});

describe('a token is accepted', () => {
  test('when this server signed it, with every claim kept', async () => {
    const { token, issuedAt, expiresAt } = await tokens.signAccessToken(
      { sub: 'a', role: 'authenticated', app_metadata: { provider: 'email' } },
      3600,
    );
    expect(expiresAt - issuedAt).toBe(3600);
    expect(await tokens.verify(token)).toEqual({
      sub: 'a',
      role: 'authenticated',
      app_metadata: { provider: 'email' },
      iat: issuedAt,
      exp: expiresAt,
    });
  });

  test('when another of the listed keys signed it', async () => {
    const retired = generateSigningKey();
    const both = createTokens({
      keys: { ...keys, signingKeys: [...keys.signingKeys, retired] },
      now: () => clockMs,
    });
    expect(await both.verify(await signJwt({ sub: 'a' }, retired))).toEqual({ sub: 'a' });
  });

  test('when it is an API key, also after its signing key has gone', async () => {
    expect(await tokens.verify(keys.anonKey)).toEqual({ role: 'anon' });
    expect(tokens.apiKeyRole(keys.serviceRoleKey)).toEqual({ role: 'service_role' });
    const rotated = createTokens({
      keys: { ...keys, signingKeys: [generateSigningKey()] },
      now: () => clockMs,
    });
    expect(await rotated.verify(keys.serviceRoleKey)).toEqual({ role: 'service_role' });
  });
});

test('the key set shows public parts only', () => {
  const [key] = tokens.jwks().keys;
  expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
  expect(key).not.toHaveProperty('d');
});
