/**
 * A job tapped through on a phone: how many taps it takes, how large the answers are, where statements wait that fit no
 * question, and which open items keep a JSA from being signed.
 */
import type { Page } from '@playwright/test';
import * as z from 'zod';

import { expectNoAxeViolations } from './support/axe.ts';
import { readAsServer } from './support/ledger.ts';
import { allowVoice, beginRoof, choices, question, tapFirst } from './support/sarah-page.ts';
import { demoLogins, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

const aside = 'oh, and your hands go numb on the tamper, so swap out every ten minutes';
const kept = 'The dog of the neighbor is loose again?';

async function type(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your answer' }).fill(text);
  await page.keyboard.press('Enter');
}

async function answerNothing(page: Page): Promise<void> {
  const before = await question(page).innerText();
  await choices(page).getByRole('button', { name: 'Nothing else', exact: true }).click();
  await expect(question(page)).not.toHaveText(before);
}

/** Checks that answers fit a gloved thumb, even on a narrow phone. */
async function expectLargeAnswers(page: Page): Promise<void> {
  const asked = await question(page).innerText();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const heights = await choices(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.min(...heights), `${asked} at ${width} px`).toBeGreaterThanOrEqual(56);
  }
}

test('a job is tapped through on a phone; an aside is never a control, and waits until it is filed or kept', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  // The operator configured no language model, so allowing suggestions has no effect.
  await allowVoice(server, { suggestions: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demoLogins.supervisor);
  await page.goto('/sarah-jsa');
  const place = `North wing ${Date.now()}`;
  await beginRoof(page, place);
  const tray = page.getByRole('region', { name: 'Not filed yet' });
  const asked = () => question(page).innerText();
  const isDirect = async () => /still stop .* if someone makes a mistake\?$/.test(await asked());
  for (let turn = 0; turn < 20 && !(await isDirect()); turn += 1) {
    if (turn < 6) await expectLargeAnswers(page);
    await tapFirst(page);
  }

  // After the question about a control, a remark about something else doesn't count as a yes.
  const before = await asked();
  await type(page, aside);
  await expect(question(page)).not.toHaveText(before);
  if ((await asked()).startsWith('I’d put')) {
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(question(page)).not.toContainText('I’d put');
  }
  await expect(tray).toBeVisible();
  await expect(page.getByText('Direct control', { exact: true })).toBeHidden();
  await expectNoAxeViolations(page);
  const places = tray.getByRole('group').first();
  await places
    .getByRole('button', { name: /^Hazards of/ })
    .first()
    .click();
  // From the mark of a hazard, each of the thirteen kinds is one tap away.
  await page
    .getByRole('button', { name: /^(High energy|Could it kill|Not high energy)/ })
    .last()
    .click();
  const kinds = page.getByRole('dialog');
  await expect(kinds.getByRole('listitem')).toHaveCount(13);
  await expectNoAxeViolations(page);
  await kinds.getByRole('button', { name: 'No, not high energy' }).click();

  await type(page, kept);
  const save = page.getByRole('button', { name: 'Save and sign' });
  const keep = page.getByRole('button', { name: 'Keep on the page' });
  for (let turn = 0; turn < 30 && !(await keep.isVisible()); turn += 1) {
    await expect(page.getByRole('button', { name: 'Suggest what’s missing' })).toBeHidden();
    await tapFirst(page);
  }
  await expect(save).toBeHidden();
  await keep.click();
  await save.click();
  await page.waitForURL('**/safety/jsas/*');
  await expect(page.getByRole('heading', { name: 'Also said' })).toBeVisible();
  const stored = async () =>
    z
      .array(z.object({ document: z.object({ also_said: z.array(z.string()) }) }))
      .parse(
        await readAsServer(
          server,
          `jsas?select=document&document->>place=eq.${encodeURIComponent(place)}`,
        ),
      );
  await expect.poll(stored, { timeout: 20_000 }).toHaveLength(1);
  const [jsa] = await stored();
  expect(jsa?.document.also_said.join()).toContain('The dog of the neighbor');
  await allowVoice(server, {});
});

test('a JSA without a hazard can’t be signed @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demoLogins.supervisor);
  await page.goto('/sarah-jsa');
  await beginRoof(page, 'North wing');
  const save = page.getByRole('button', { name: 'Save and sign' });
  for (let turn = 0; turn < 30 && !(await save.isVisible()); turn += 1) {
    const nothing = choices(page).getByRole('button', { name: 'Nothing else', exact: true });
    await ((await nothing.isVisible()) ? answerNothing(page) : tapFirst(page));
  }
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('No hazard yet.')).toBeVisible();
});
