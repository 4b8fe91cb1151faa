/** Tokens that none of our keys signed, made to pass a careless check. */
import { createHmac, createPublicKey, randomUUID } from 'node:crypto';
import { type Cast, type TestServer } from '@muster/testkit';
import {
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
} from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isAimedElsewhere } from '../auth/support/target.ts';
import { shareCast } from '../support/shared-server.ts';
import { adminDoorOf, doorsOf } from './support/doors.ts';
import { type WatchedServer, startWatchedServer } from './support/watched-server.ts';

const jwksSchema = z.object({
  keys: z.array(
    z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string(), kid: z.string() }),
  ),
});

/** An attacker's means: a token of their own, and everything that is public. */
type Loot = {
  readonly server: TestServer;
  readonly token: string;
  readonly claims: JWTPayload;
  readonly kid: string;
  readonly publicKey: z.infer<typeof jwksSchema>['keys'][number];
  readonly attackerUrl: string;
};

const encode = (part: object | string) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');

const unsigned = (header: object, claims: JWTPayload, signature = '') =>
  `${encode(header)}.${encode(claims)}.${signature}`;

function withSecret(header: object, claims: JWTPayload, secret: string | Buffer): string {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

async function withOwnKey(
  alg: string,
  claims: JWTPayload,
  header: (publicJwk: object) => Partial<JWTHeaderParameters> & Record<string, unknown>,
): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  return new SignJWT(claims).setProtectedHeader({ alg, ...header(publicJwk) }).sign(privateKey);
}

const signatureOf = (token: string) => token.split('.')[2] ?? '';

const forgeries: Readonly<Record<string, (loot: Loot) => string | Promise<string>>> = {
  'alg none': ({ claims }) => unsigned({ alg: 'none' }, claims),
  'alg none with the key’s id': ({ claims, kid }) => unsigned({ alg: 'none', kid }, claims),
  'alg None': ({ claims, kid }) => unsigned({ alg: 'None', kid }, claims),
  'alg nOnE with a real signature': ({ claims, kid, token }) =>
    unsigned({ alg: 'nOnE', kid }, claims, signatureOf(token)),
  'no alg': ({ claims, kid }) => unsigned({ kid }, claims),
  'alg null': ({ claims, kid }) => unsigned({ alg: null, kid }, claims),
  'alg as a list': ({ claims, kid }) => unsigned({ alg: ['none', 'ES256'], kid }, claims),
  'other claims under a real signature': ({ claims, token }) =>
    `${token.split('.')[0]}.${encode({ ...claims, role: 'service_role' })}.${signatureOf(token)}`,
  'a signature of zeros': ({ claims, kid }) =>
    unsigned({ alg: 'ES256', kid }, claims, Buffer.alloc(64).toString('base64url')),
  'an empty signature': ({ claims, kid }) => unsigned({ alg: 'ES256', kid }, claims),
  'a signature that is one byte': ({ claims, kid }) =>
    unsigned({ alg: 'ES256', kid }, claims, 'AA'),
  'HS256 with the public key as JSON': ({ claims, kid, publicKey }) =>
    withSecret({ alg: 'HS256', kid }, claims, JSON.stringify(publicKey)),
  'HS256 with the public key as PEM': ({ claims, kid, publicKey }) =>
    withSecret({ alg: 'HS256', kid }, claims, pem(publicKey)),
  'HS256 with the public key as PEM, without an id': ({ claims, publicKey }) =>
    withSecret({ alg: 'HS256' }, claims, pem(publicKey)),
  'HS256 with the public key as DER': ({ claims, kid, publicKey }) =>
    withSecret({ alg: 'HS256', kid }, claims, der(publicKey)),
  'HS256 with a coordinate of the key': ({ claims, kid, publicKey }) =>
    withSecret({ alg: 'HS256', kid }, claims, Buffer.from(publicKey.x, 'base64url')),
  'HS256 with the empty secret': ({ claims }) => withSecret({ alg: 'HS256' }, claims, ''),
  'HS256 with the public API key': ({ claims, server }) =>
    withSecret({ alg: 'HS256' }, claims, server.anonKey),
  'HS256 with a usual secret': ({ claims }) =>
    withSecret({ alg: 'HS256' }, claims, 'super-secret-jwt-token-with-at-least-32-characters-long'),
  'an own key under our id': ({ claims, kid }) => withOwnKey('ES256', claims, () => ({ kid })),
  'an own key in the header': ({ claims, kid }) =>
    withOwnKey('ES256', claims, (jwk) => ({ kid, jwk })),
  'an own key at an address': ({ claims, kid, attackerUrl }) =>
    withOwnKey('ES256', claims, () => ({ kid, jku: `${attackerUrl}/keys`, x5u: attackerUrl })),
  'an own RSA key under our id': ({ claims, kid }) => withOwnKey('RS256', claims, () => ({ kid })),
  'an own Edwards key under our id': ({ claims, kid }) =>
    withOwnKey('EdDSA', claims, () => ({ kid })),
  'another curve under our id': ({ claims, kid }) => withOwnKey('ES384', claims, () => ({ kid })),
  'an id that is a path': ({ claims }) =>
    withSecret({ alg: 'HS256', kid: '../../../../dev/null' }, claims, ''),
  'an id that is SQL': ({ claims }) =>
    withSecret({ alg: 'HS256', kid: "x' union select 'key' --" }, claims, 'key'),
  'an id that is a property of every object': ({ claims }) =>
    withSecret({ alg: 'HS256', kid: '__proto__' }, claims, ''),
  'an id that is a list': ({ claims, kid }) =>
    unsigned({ alg: 'ES256', kid: [kid] }, claims, Buffer.alloc(64).toString('base64url')),
  'an address as id': ({ claims, attackerUrl }) =>
    withOwnKey('ES256', claims, () => ({ kid: `${attackerUrl}/keys` })),
  'an extension that must be understood': ({ token, claims, kid }) =>
    unsigned({ alg: 'ES256', kid, crit: ['b64'], b64: false }, claims, signatureOf(token)),
  'encryption instead of a signature': ({ claims }) =>
    `${encode({ alg: 'dir', enc: 'A128GCM' })}..${encode('iv')}.${encode(claims)}.${encode('tag')}`,
  'JSON instead of dots': ({ claims, kid, token }) =>
    JSON.stringify({
      payload: encode(claims),
      protected: encode({ alg: 'ES256', kid }),
      signature: signatureOf(token),
    }),
  'a header that is no object': ({ claims }) => `${encode('"ES256"')}.${encode(claims)}.AA`,
  'claims that are no object': ({ kid, token }) =>
    `${encode({ alg: 'ES256', kid })}.${encode('"x"')}.${signatureOf(token)}`,
  'ten thousand dots': () => '.'.repeat(10_000),
};

function pem(publicKey: Loot['publicKey']): string {
  return createPublicKey({ key: publicKey, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString();
}

function der(publicKey: Loot['publicKey']): Buffer {
  return createPublicKey({ key: publicKey, format: 'jwk' }).export({ type: 'spki', format: 'der' });
}

describe.skipIf(isAimedElsewhere)('a token', () => {
  let server: TestServer;
  let cast: Cast;
  let attacker: WatchedServer;
  let loot: Loot;
  shareCast(async (shared) => {
    attacker = await startWatchedServer();
    ({ server, cast } = shared);
    const answer = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
    const [publicKey] = jwksSchema.parse(await answer.json()).keys;
    if (publicKey === undefined) throw new Error('no key');
    const token = cast.employee.accessToken;
    loot = {
      server,
      token,
      claims: decodeJwt(token),
      kid: String(decodeProtectedHeader(token).kid),
      publicKey,
      attackerUrl: `http://127.0.0.1:${attacker.port}`,
    };
  });
  afterAll(() => attacker.stop());

  it.each(Object.keys(forgeries))('[B3 A32] with %s opens nothing', async (name) => {
    const forge = forgeries[name];
    if (forge === undefined) throw new Error('no such forgery');
    const asEmployee = await forge(loot);
    for (const door of doorsOf(server)) {
      expect([door.name, await door.opensTo(asEmployee)]).toEqual([door.name, false]);
    }
    const asService = await forge({ ...loot, claims: { ...loot.claims, role: 'service_role' } });
    expect(await adminDoorOf(server).opensTo(asService)).toBe(false);
    expect(attacker.visits).toEqual([]);
  });

  it('[A60] of a person does not open the administration', async () => {
    expect(await adminDoorOf(server).opensTo(cast.admin.accessToken)).toBe(false);
    expect(await adminDoorOf(server).opensTo(server.anonKey)).toBe(false);
  });

  it('[A32] that is an API key is no one', async () => {
    for (const key of [server.anonKey, server.serviceRoleKey]) {
      const answer = await fetch(`${server.url}/auth/v1/user`, {
        headers: { apikey: server.anonKey, Authorization: `Bearer ${key}` },
      });
      expect(answer.status).toBe(403);
    }
  });

  it('for renewing a session opens nothing else', async () => {
    for (const door of doorsOf(server)) {
      expect([door.name, await door.opensTo(cast.employee.refreshToken)]).toEqual([
        door.name,
        false,
      ]);
    }
  });

  it('[C2] in a signed address opens nothing else, and no other file', async () => {
    const storage = async (method: string, path: string, init: RequestInit = {}) =>
      fetch(`${server.url}/storage/v1${path}`, {
        method,
        headers: { apikey: server.anonKey, Authorization: `Bearer ${server.serviceRoleKey}` },
        ...init,
      });
    const bucket = `attack-${randomUUID()}`;
    const json = {
      apikey: server.anonKey,
      Authorization: `Bearer ${server.serviceRoleKey}`,
      'Content-Type': 'application/json',
    };
    await storage('POST', '/bucket', { headers: json, body: JSON.stringify({ name: bucket }) });
    for (const name of ['mine.txt', 'other.txt']) {
      await storage('POST', `/object/${bucket}/${name}`, { body: name });
    }
    const addressSchema = z.object({ signedURL: z.string() });
    const signed = addressSchema.parse(
      await (
        await storage('POST', `/object/sign/${bucket}/mine.txt`, {
          headers: json,
          body: '{"expiresIn":60}',
        })
      ).json(),
    );
    const download = new URL(signed.signedURL, server.url).searchParams.get('token') ?? '';
    const uploadSchema = z.object({ token: z.string() });
    const upload = uploadSchema.parse(
      await (
        await storage('POST', `/object/upload/sign/${bucket}/new.txt`, {
          headers: json,
          body: '{}',
        })
      ).json(),
    ).token;

    for (const token of [download, upload]) {
      for (const door of doorsOf(server)) {
        expect([door.name, await door.opensTo(token)]).toEqual([door.name, false]);
      }
      expect(await adminDoorOf(server).opensTo(token)).toBe(false);
    }
    const get = (path: string, token: string) =>
      fetch(`${server.url}/storage/v1/object/sign/${bucket}/${path}?token=${token}`);
    const put = (path: string, token: string) =>
      fetch(`${server.url}/storage/v1/object/upload/sign/${bucket}/${path}?token=${token}`, {
        method: 'PUT',
        body: 'overwritten',
      });
    expect(await (await get('mine.txt', download)).text()).toBe('mine.txt');
    const refusals = [
      await get('other.txt', download),
      await get('mine.txt', upload),
      await get('mine.txt', cast.employee.accessToken),
      await get('mine.txt', server.anonKey),
      await put('mine.txt', download),
      await put('other.txt', upload),
      await put('new.txt', cast.employee.accessToken),
    ];
    expect(refusals.map(({ ok }) => ok)).toEqual(refusals.map(() => false));
  });

  it('of a person opens every door, so that the refusals above say something', async () => {
    for (const door of doorsOf(server)) {
      expect([door.name, await door.opensTo(cast.employee.accessToken)]).toEqual([door.name, true]);
    }
    expect(await adminDoorOf(server).opensTo(server.serviceRoleKey)).toBe(true);
  });
});
