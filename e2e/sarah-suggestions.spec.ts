/** Suggestions of the operator's language model, simulated on this machine: requested, decided and recorded. */
import type { Page } from '@playwright/test';
import * as z from 'zod';

import { startTestServer } from '@muster/testkit';

import { expectNoAxeViolations } from './support/axe.ts';
import { readAsServer } from './support/ledger.ts';
import { allowVoice, beginRoof, nameOneStep, question, tapFirst } from './support/sarah-page.ts';
import { demoLogins, signIn } from './support/session.ts';
import { startLanguageModel } from './support/simulated-language-model.ts';
import { expect, test } from './support/test.ts';

const accepted = 'Wind lifts loose felt off the deck';
const rejected = 'Bees nest under the ridge cap';
const ask = (page: Page) => page.getByRole('button', { name: 'Suggest what’s missing' });

/** Continues until she reads everything back. */
async function tapToReadBack(page: Page, origin: string, place: string): Promise<void> {
  await page.goto(`${origin}/sarah-jsa`);
  await beginRoof(page, place);
  await nameOneStep(page);
  const isReadBack = async () => (await question(page).innerText()).includes('Say “read it”');
  for (let turn = 0; turn < 30 && !(await isReadBack()); turn += 1) await tapFirst(page);
}

test('one suggestion is accepted and one rejected: both are on record, and the document has only the first @full', async ({
  page,
}) => {
  const model = await startLanguageModel([
    { kind: 'hazard', step: 0, text: accepted, energy: 'motion' },
    { kind: 'hazard', step: 0, text: rejected, energy: 'biological' },
  ]);
  const server = await startTestServer({
    dataFrom: process.env['MUSTER_E2E_DATA'],
    env: { LLM_URL: model.url },
  });
  try {
    await allowVoice(server, { suggestions: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, demoLogins.supervisor, server.url);
    const place = `North wing ${Date.now()}`;
    await tapToReadBack(page, server.url, place);
    expect(model.asked).toEqual([]);
    await ask(page).click();
    const suggestions = page.getByRole('list', { name: 'Suggestions' });
    await expect(suggestions.getByRole('listitem')).toHaveCount(2);
    await expectNoAxeViolations(page);
    // The model didn't get the location.
    expect(model.asked).toHaveLength(1);
    expect(model.asked[0]).not.toContain(place);
    const answer = (text: string, name: RegExp) =>
      suggestions
        .getByRole('listitem')
        .filter({ hasText: text })
        .getByRole('button', { name })
        .click({ timeout: 10_000 });
    await answer(rejected, /^No\b/);
    await expect(suggestions.getByRole('listitem')).toHaveCount(1);
    await answer(accepted, /^Accept\b/);
    await expect(suggestions).toBeHidden();

    const save = page.getByRole('button', { name: 'Save and sign' });
    for (let turn = 0; turn < 20 && !(await save.isVisible()); turn += 1) await tapFirst(page);
    await save.click();
    await page.waitForURL('**/safety/jsas/*');
    const stored = z.array(z.object({ id: z.uuid(), document: z.unknown() }));
    const filter = `document->>place=eq.${encodeURIComponent(place)}`;
    const saved = async () =>
      stored.parse(await readAsServer(server, `jsas?select=id,document&${filter}`));
    await expect.poll(saved, { timeout: 20_000 }).toHaveLength(1);
    const [jsa] = await saved();
    expect(JSON.stringify(jsa?.document)).toContain(accepted);
    expect(JSON.stringify(jsa?.document)).not.toContain(rejected);
    await page.getByRole('button', { name: 'Show the conversation' }).click();
    const talk = page.getByRole('list', { name: 'Conversation' });
    await expect(talk.getByRole('listitem').filter({ hasText: accepted }).first()).toBeVisible();
    await expect(talk.getByRole('listitem').filter({ hasText: rejected })).toHaveCount(1);
    const [{ lines } = { lines: [] }] = z
      .array(z.object({ lines: z.array(z.record(z.string(), z.unknown())) }))
      .parse(await readAsServer(server, `jsa_transcripts?select=lines&jsa_id=eq.${jsa?.id}`));
    const decided = lines.filter(({ suggestion }) => suggestion !== undefined);
    expect(decided).toEqual([
      expect.objectContaining({ text: rejected, suggestion: 'rejected' }),
      expect.objectContaining({ text: accepted, suggestion: 'accepted' }),
    ]);
  } finally {
    model.close();
    await server.stop();
  }
});
