import type { Page } from '@playwright/test';
import * as z from 'zod';

import type { TestServer } from '@muster/testkit';

const password = 'three wet gloves on a fence';
let count = 0;

export type Newcomer = { readonly email: string; readonly password: string; readonly id: string };

/** Creates a confirmed login without a company, through the admin API. */
export async function addNewcomer(
  server: TestServer,
  metadata: Readonly<Record<string, string>> = {},
): Promise<Newcomer> {
  count += 1;
  const email = `newcomer-${process.pid}-${count}@example.test`;
  const answer = await fetch(`${server.url}/auth/v1/admin/users`, {
    method: 'POST',
    headers: {
      apikey: server.serviceRoleKey,
      authorization: `Bearer ${server.serviceRoleKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ email, password, email_confirm: true, user_metadata: metadata }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { id } = z.object({ id: z.uuid() }).parse(await answer.json());
  return { email, password, id };
}

/** Signs in, in either language, without expecting a particular page. */
export async function enter(page: Page, { email, password: word }: Newcomer): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: /^(Email|Correo)$/ }).fill(email);
  await page.getByRole('textbox', { name: /^(Password|Contraseña)$/ }).fill(word);
  await page.getByRole('button', { name: /^(Sign in|Iniciar sesión)$/ }).click();
}
