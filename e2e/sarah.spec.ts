/**
 * A job talked through by tapping, with one answer spoken and recorded, and signed: without a network and through a
 * killed browser, saved once.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import * as z from 'zod';

import { expectAllSaved } from './support/all-saved.ts';
import { startBreakableNetwork } from './support/breakable-network.ts';
import { startKillableBrowser } from './support/killable-browser.ts';
import { readAsServer } from './support/ledger.ts';
import { allowVoice, beginRoof, choices, question, tapFirst } from './support/sarah-page.ts';
import { demoLogins, signIn } from './support/session.ts';
import { draw } from './support/signature.ts';
import { expect, test } from './support/test.ts';

/** Taps the first offer of a question that allows several, and confirms it. */
async function useFirstOffer(page: Page): Promise<void> {
  await choices(page).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Use 1 answer' }).click();
}

/** Continues from the current question to the end, always tapping the first option. */
async function tapToTheEnd(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: 'Save and sign' });
  for (let turn = 0; turn < 30 && !(await save.isVisible()); turn += 1) {
    await tapFirst(page);
  }
  await save.click();
}

const spoken = 'Someone could fall off the edge of the roof';

/** Simulates a device's recognizer that hears one sentence, while Chromium's microphone plays its beeps. */
function hearOnce(sentence: string): void {
  let hasHeard = false;
  class Recognizer {
    static readonly available = async () => 'available';
    onsoundstart: (() => void) | null = null;
    onresult: ((event: object) => void) | null = null;
    start() {
      if (hasHeard) return;
      hasHeard = true;
      const result = Object.assign([{ transcript: sentence, confidence: 0.95 }], { isFinal: true });
      setTimeout(() => this.onsoundstart?.(), 500);
      setTimeout(() => this.onresult?.({ results: [result] }), 2500);
    }
    abort() {}
  }
  Object.assign(globalThis, { SpeechRecognition: Recognizer });
}

/** Speaks one answer, after reading once that it is recorded. */
async function speak(page: Page): Promise<void> {
  const asked = await question(page).innerText();
  await page.getByRole('button', { name: 'Talk with Sarah' }).click();
  await expect(page.getByText('Your spoken answers are recorded')).toBeVisible();
  await page.getByRole('button', { name: 'Start talking' }).click();
  await expect(page.getByText('Listening and recording')).toBeVisible();
  await expect(question(page)).not.toHaveText(asked, { timeout: 20_000 });
  await page.getByRole('button', { name: 'Turn off microphone' }).click();
}

test('[spec 2r.16] a job talked through in a dead zone survives a killed browser and is saved and signed by three, once', async ({
  server,
}) => {
  test.setTimeout(120_000);
  const profile = await mkdtemp(join(tmpdir(), 'muster-phone-'));
  const network = await startBreakableNetwork(server.url);
  let phone = await startKillableBrowser(profile);
  const place = `North wing ${Date.now()}`;
  const stored = async () =>
    z
      .array(z.object({ id: z.uuid() }))

      .parse(
        await readAsServer(
          server,
          `jsas?select=id&document->>place=eq.${encodeURIComponent(place)}`,
        ),
      );
  try {
    let page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await allowVoice(server, { keep_audio: true });
    await signIn(page, demoLogins.supervisor, network.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`${network.url}/sarah-jsa`);
    await expect(
      page.getByRole('group', { name: 'Who’s here?' }).getByRole('checkbox'),
    ).not.toHaveCount(0);

    network.cut();
    await phone.context.setOffline(true);
    await beginRoof(page, place);
    await useFirstOffer(page);
    await expect(question(page)).toContainText('What are the steps');
    await useFirstOffer(page);
    await expect(question(page)).toContainText('what could hurt someone there?');
    const left = await question(page).innerText();
    await phone.kill();

    phone = await startKillableBrowser(profile);
    await phone.context.addInitScript(hearOnce, spoken);
    page = phone.context.pages()[0] ?? (await phone.context.newPage());
    await phone.context.setOffline(true);
    await page.goto(`${network.url}/dashboard`);
    await page.getByRole('link', { name: 'Continue: Tear off shingles' }).click();
    await expect(question(page)).toHaveText(left);
    await speak(page);
    await tapToTheEnd(page);
    await page.waitForURL('**/safety/jsas/*');
    await expect(page.getByRole('heading', { name: 'Tear off shingles' })).toBeVisible();
    for (const name of ['Rosa from the crane', 'Ken from the crane', 'Driver of the truck']) {
      await page.getByRole('button', { name: 'Add late arrival' }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('textbox', { name: 'Name' }).fill(name);
      await sheet.getByLabel('What did we miss?').fill(`Asked ${name}`);
      await draw(page);
      await sheet.getByRole('button', { name: 'Sign', exact: true }).click();
      await expect(sheet).toBeHidden();
    }
    // It is finished, so it isn't offered anymore.
    await page.goto(`${network.url}/dashboard`);
    await expect(page.getByRole('link', { name: 'Talk a job through' })).toBeVisible();
    expect(await stored()).toEqual([]);

    network.mend();
    await phone.context.setOffline(false);
    await expect.poll(stored, { timeout: 20_000 }).toHaveLength(1);
    await expectAllSaved(page);
    expect(await stored()).toHaveLength(1);
    // Three people signed without a network, once each, with their answers.
    const [jsa] = await stored();
    const signatures = await readAsServer(
      server,
      `jsa_signatures?select=name,missed,method&jsa_id=eq.${jsa?.id}&order=name`,
    );
    expect(signatures).toEqual(
      ['Driver of the truck', 'Ken from the crane', 'Rosa from the crane'].map((name) => ({
        name,
        missed: `Asked ${name}`,
        method: 'finger',
      })),
    );
    // The person who spoke hears only the one spoken answer.
    await page.goto(`${network.url}/safety/jsas/${jsa?.id}`);
    await page.getByRole('button', { name: 'Show the conversation' }).click();
    const play = page.getByRole('button', { name: `Play “${spoken}”` });
    await play.click();
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
    await expect(play).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: /^Play / })).toHaveCount(1);
  } finally {
    await allowVoice(server, {});
    await phone.kill();
    await network.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});
