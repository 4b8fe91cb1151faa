import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod';

import type { TestServer } from '@muster/testkit';

import { letNoticesPass } from './notices.ts';
import { authenticatorCode } from './one-time-code.ts';
import { demoLogins } from './session.ts';
import { skipSplash } from './splash.ts';

const stepMs = 30_000;
let lastStep = 0;

/** Signs in whoever looks after the demo's platform, with the second factor, in either language. */
export async function signInToConsole(page: Page, { dataDir }: TestServer): Promise<void> {
  const { superTotpSecret: secret } = z
    .object({ superTotpSecret: z.string() })
    .parse(JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')));
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
  // No code counts twice; the server takes the one before, the current and the next.
  lastStep = Math.max(Math.floor(Date.now() / stepMs) - 1, lastStep + 1);
  await code.fill(authenticatorCode(secret, lastStep * stepMs));
  await page.waitForURL('**/super-admin');
}
