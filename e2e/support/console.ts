import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod';

import type { TestServer } from '@muster/testkit';

import { letNoticesPass } from './notices.ts';
import { authenticatorCode } from './one-time-code.ts';
import { demoLogins } from './session.ts';
import { skipSplash } from './splash.ts';
import { expect } from './test.ts';

const stepMs = 30_000;
let lastStep = 0;

/** Returns a code of the platform admin's authenticator, each only once. */
export async function nextPlatformCode({ dataDir }: TestServer): Promise<string> {
  const { superTotpSecret: secret } = z
    .object({ superTotpSecret: z.string() })
    .parse(JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')));
  const stepNow = () => Math.floor(Date.now() / stepMs);
  // No code is accepted twice; the server accepts the previous, the current and the next one.
  lastStep = Math.max(stepNow() - 1, lastStep + 1);
  await expect.poll(stepNow, { timeout: 60_000 }).toBeGreaterThanOrEqual(lastStep - 1);
  return authenticatorCode(secret, lastStep * stepMs);
}

/** Signs in the demo platform's admin, with the second factor, in either language. */
export async function signInToConsole(page: Page, server: TestServer): Promise<void> {
  await skipSplash(page);
  await letNoticesPass(page);
  await page.goto('/auth');
  await page.getByRole('textbox', { name: /^(Email|Correo)$/ }).fill(demoLogins.platform.email);
  await page
    .getByRole('textbox', { name: /^(Password|Contraseña)$/ })
    .fill(demoLogins.platform.password);
  await page.getByRole('button', { name: /^(Sign in|Iniciar sesión)$/ }).click();
  const code = page.getByRole('textbox', {
    name: /^(Code from your authenticator app|Código de su app de autenticación)$/,
  });
  await code.waitFor();
  await code.fill(await nextPlatformCode(server));
  await page.waitForURL('**/super-admin');
}
