import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT } from 'jose';
import type { Page } from '@playwright/test';
import * as z from 'zod';

import type { TestServer } from '@muster/testkit';

export const signedInKey = 'muster.session';
const storedSchema = z.looseObject({
  access_token: z.string(),
  expires_at: z.number(),
  user: z.looseObject({ id: z.uuid() }),
});
const keysSchema = z.object({ signingKeys: z.array(z.record(z.string(), z.string())) });

/** Reads the current session: the one from the sign-in, or its last renewal. */
async function readSession(page: Page) {
  const [storageKey, text] = await page.evaluate((key) => {
    const renewed = Object.keys(localStorage).find((other) => other.startsWith(`${key}.`));
    return [renewed ?? key, localStorage.getItem(renewed ?? key)] as const;
  }, signedInKey);
  return { storageKey, session: storedSchema.parse(JSON.parse(text ?? 'null')) };
}

export async function signedInUserId(page: Page): Promise<string> {
  return (await readSession(page)).session.user.id;
}

/** Replaces the stored access token with one that the server would have signed hours ago. */
export async function ageSession(page: Page, server: TestServer, hours: number): Promise<void> {
  const { storageKey, session } = await readSession(page);
  const expiresAt = Math.floor(Date.now() / 1000) - hours * 3600;
  const { signingKeys } = keysSchema.parse(
    JSON.parse(await readFile(join(server.dataDir, 'keys.json'), 'utf8')),
  );
  const header = decodeProtectedHeader(session.access_token);
  const jwk = signingKeys.find(({ kid }) => kid === header.kid);
  if (!jwk) throw new Error('the key of the stored token is not the server’s');
  const token = await new SignJWT({
    ...decodeJwt(session.access_token),
    iat: expiresAt - 3600,
    exp: expiresAt,
  })
    .setProtectedHeader({ ...header, alg: 'ES256' })
    .sign(await importJWK(jwk, 'ES256'));
  const aged = { ...session, access_token: token, expires_at: expiresAt };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    storageKey,
    JSON.stringify(aged),
  ] as const);
}
