/**
 * A job spoken from the first question to the last, with a synthetic voice and a recognizer that gets about
 * three in four words. It takes minutes, and packages that not every machine has, so it belongs to the full
 * run; elsewhere it is "not run".
 */
import { chromium, type Page } from 'playwright-core';
import * as z from 'zod';

import { startTestServer } from '@muster/testkit';

import { chromiumOptions } from './support/chromium.ts';
import { hasFieldSpeech, startFieldSpeech } from './support/field-speech.ts';
import { readAsServer } from './support/ledger.ts';
import { demoLogins, signIn } from './support/session.ts';
import { skipSplash } from './support/splash.ts';
import { expect, test } from './support/test.ts';

/** The crew lead's answers, by question. */
const answers: readonly (readonly [RegExp, string])[] = [
  [/What’s the job|What job/, 'we tear off the old shingles from the roof'],
  [/Where/, 'the north side of the building'],
  [/Who’s on the job|Who\?/, 'everybody'],
  [/steps/, 'we set the ladders and carry the shingles down'],
  [/could hurt someone/, 'someone could fall off the edge of the roof'],
  [/in place/, 'guard rails along the edge of the roof'],
  [/protect|physically/, 'yes'],
  [/Anything left|Anything else/, 'no'],
  [/wear/, 'hard hats and safety glasses and gloves'],
  [/permits/, 'no permits'],
  [/gets hurt|Anything to add|Who calls/, 'nothing else'],
  [/stop the job|When do you stop/, 'we stop when the wind is over twenty five miles an hour'],
  [/Is that right\?$|Is it right/, 'yes'],
  [/miss/, 'nothing else'],
];

const words = (text: string) => text.toLowerCase().match(/[a-z']+/g) ?? [];
const question = (page: Page) => page.getByRole('region', { name: 'Sarah’s question' });

const listed = z.array(z.string());
const storedSchema = z.array(
  z.object({
    document: z.object({
      task: z.string(),
      place: z.string(),
      people: listed,
      steps: z.array(
        z.object({
          text: z.string(),
          hazards: z.array(
            z.object({ text: z.string(), controls: z.array(z.object({ text: z.string() })) }),
          ),
        }),
      ),
      ppe: listed,
      permits: listed,
      stop_work: listed,
    }),
  }),
);

test('a job is spoken to the end, and nothing misheard becomes a fact that no one confirmed @full', async () => {
  test.skip(!(await hasFieldSpeech()), 'not run: flite and pocketsphinx are not installed');
  test.setTimeout(600_000);
  const speech = await startFieldSpeech();
  const server = await startTestServer({
    dataFrom: process.env['MUSTER_E2E_DATA'],
    env: { TRANSCRIBE_URL: speech.url },
    prepare: async (database) => {
      await database.query(
        `update public.companies set settings = settings || '{"voice": {"server_speech": true}}'`,
        [],
      );
    },
  });
  const { executablePath, args } = chromiumOptions();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--use-file-for-fake-audio-capture=${speech.microphone}%noloop`],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await skipSplash(context);
    // A device without a recognizer of its own. Chromium's headless shell crashes when asked for its language packs.
    await context.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'SpeechRecognition');
      Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition');
    });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await signIn(page, demoLogins.supervisor, server.url);
    await page.goto(`${server.url}/sarah-jsa`);
    await page.getByRole('button', { name: 'Start the talk', exact: true }).click();

    const intended: string[] = [];
    const confirmed: string[] = [];
    const rejections = new Map<string, number>();
    const rejected = (text: string) => rejections.get(text) ?? 0;
    const save = page.getByRole('button', { name: 'Save and sign' });
    let isTold = false;
    let saying = '';
    for (let turn = 0; turn < 60; turn += 1) {
      if (await save.isVisible()) break;
      const asked = await question(page).innerText();
      const heard = /^I heard “(.*)”\. Is that right\?/.exec(asked)?.[1];
      const isRight = heard !== undefined && words(heard).join() === words(saying).join();
      if (heard === undefined) {
        saying = answers.find(([pattern]) => pattern.test(asked))?.[1] ?? 'nothing else';
        intended.push(saying);
        await speech.say(saying);
      } else {
        if (isRight) confirmed.push(heard);
        else rejections.set(saying, rejected(saying) + 1);
        await speech.say(isRight ? 'yes' : 'no');
      }
      const count = speech.heard.length;
      await page.getByRole('button', { name: 'Talk with Sarah' }).click();
      if (!isTold) {
        await page.getByRole('button', { name: 'Use the server' }).click();
        isTold = true;
      }
      // If a recognizer takes more than three seconds the first time, Sarah gives it up for this turn and
      // tries it again in the next.
      const deaf = page.getByText('This device can’t turn speech into text');
      await expect
        .poll(async () => speech.heard.length > count || (await deaf.isVisible()), {
          timeout: 60_000,
        })
        .toBe(true);
      // If she did not understand a "no", she repeats the question.
      await expect(question(page))
        .not.toHaveText(asked, { timeout: 3000 })
        .catch(() => undefined);
      const stop = page.getByRole('button', { name: 'Turn off microphone' });
      await expect(stop.or(save)).toBeVisible();
      if (await stop.isVisible()) await stop.click();
      // An answer that was misheard twice is typed, as anyone would do.
      const misheard = heard !== undefined && !isRight && rejected(saying) > 1;
      if (!misheard) continue;
      const again = await question(page).innerText();
      await page.getByRole('textbox', { name: 'Your answer' }).fill(saying);
      await page.keyboard.press('Enter');
      await expect(question(page)).not.toHaveText(again);
    }
    await save.click();
    await page.waitForURL('**/safety/jsas/*');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await expect
      .poll(async () => readAsServer(server, `jsas?select=id&id=eq.${id}`), { timeout: 20_000 })
      .toHaveLength(1);
    const [stored] = storedSchema.parse(
      await readAsServer(server, `jsas?select=document&id=eq.${id}`),
    );
    if (stored === undefined) throw new Error('nothing was stored');
    const { task, place, steps, ppe, permits, stop_work } = stored.document;
    const hazards = steps.flatMap((step) => step.hazards);
    const facts = [
      task,
      place,
      ...steps.map(({ text }) => text),
      ...hazards.map(({ text }) => text),
      ...hazards.flatMap(({ controls }) => controls.map(({ text }) => text)),
      ...ppe,
      ...permits,
      ...stop_work,
    ];
    console.info(`heard: ${speech.heard.join(' | ')}\nfacts: ${facts.join(' | ')}`);
    const known = new Set([...intended, ...confirmed].flatMap(words));
    const wrong = facts.filter((fact) => words(fact).some((word) => !known.has(word)));
    expect(wrong).toEqual([]);
    // Five of the sentences are recognized in full; the ones that are easily heard must be among the facts.
    expect(facts.map((fact) => fact.toLowerCase()).join()).toContain('edge of the roof');
    expect(speech.heard).toContain('yes');
  } finally {
    await browser.close();
    await server.stop();
    await speech.close();
  }
});
