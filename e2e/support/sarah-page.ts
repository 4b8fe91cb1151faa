import type { TestServer } from '@muster/testkit';
import { expect, type Page } from '@playwright/test';
import * as z from 'zod';

import { callAs } from './ledger.ts';
import { demoLogins } from './session.ts';

/** A talk with Sarah, as a person taps it. */
export const question = (page: Page) => page.getByRole('region', { name: 'Sarah’s question' });
export const choices = (page: Page) => page.getByRole('group', { name: 'Choices' });
export const startTalk = (page: Page) =>
  page.getByRole('button', { name: 'Start the talk', exact: true });

/** Taps the first thing that can be tapped, and waits for her next question. */
export async function tapFirst(page: Page): Promise<void> {
  const asked = await question(page).innerText();
  await choices(page).getByRole('button').first().click();
  const use = page.getByRole('button', { name: 'Use 1 answer' });
  await expect(async () => {
    if (await use.isVisible()) await use.click();
    expect(await question(page).innerText()).not.toBe(asked);
  }).toPass();
}

/** Begins a talk about a roof, up to the question who is there. */
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

/** An admin chooses what the company allows with voices and suggestions. */
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
