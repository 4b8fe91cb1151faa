import type { TestServer } from '@muster/testkit';
import { expect, type Page } from '@playwright/test';
import * as z from 'zod';

import { callAs } from './ledger.ts';
import { demoLogins } from './session.ts';

/** The parts of a talk with Sarah that a person taps. */
export const question = (page: Page) =>
  page.getByRole('region', { name: 'Sarah’s question' }).getByRole('heading');
export const choices = (page: Page) => page.getByRole('group', { name: 'Choices' });
export const startTalk = (page: Page) =>
  page.getByRole('button', { name: 'Start the talk', exact: true });

/** Taps the first option, and waits for the next question or for other options. */
export async function tapFirst(page: Page): Promise<void> {
  const shown = async () =>
    `${await question(page).innerText()}\n${(await choices(page).allInnerTexts()).join()}`;
  const before = await shown();
  const first = choices(page).getByRole('button').first();
  const isOneOfMany = (await first.getAttribute('aria-pressed')) !== null;
  await first.click();
  const use = page.getByRole('button', { name: 'Use 1 answer' });
  if (isOneOfMany) await use.click();
  await expect(use).toBeHidden();
  await expect.poll(shown).not.toBe(before);
}

/** Starts a talk about a roof, up to the question about who is there. */
export async function beginRoof(page: Page, place: string): Promise<void> {
  const crew = page.getByRole('group', { name: 'Who’s here?' }).getByRole('checkbox');
  await expect(crew).not.toHaveCount(0);
  await startTalk(page).click();
  await expect(question(page)).toHaveText('What’s the job today?');
  await page
    .getByRole('group', { name: 'Trades' })
    .getByRole('button', { name: 'Roofing' })
    .click();
  await page.getByRole('button', { name: 'Tear off shingles' }).click();
  await expect(question(page)).toContainText('Where exactly');
  await page.getByRole('textbox', { name: 'Your answer' }).fill(place);
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('Who’s on the job?');
}

/** Continues with the people and one step, up to the question about hazards. */
export async function nameOneStep(page: Page): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await tapFirst(page);
  await expect(question(page)).toContainText('what could hurt someone there?');
}

/** Sets, as an admin, what the company allows for voice and suggestions. */
export async function allowVoice(
  server: TestServer,
  allowed: { readonly keep_audio?: boolean; readonly suggestions?: boolean },
): Promise<void> {
  const { company_version } = z
    .object({ company_version: z.int() })
    .parse(await callAs(server, demoLogins.admin, 'read_company_settings', {}));
  const saved = await callAs(server, demoLogins.admin, 'save_company_settings', {
    section: 'voice',
    version: company_version,
    facts: { server_speech: false, keep_audio: false, suggestions: false, ...allowed },
  });
  expect(saved).toMatchObject({ verdict: 'applied' });
}
