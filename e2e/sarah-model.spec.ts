/**
 * Sarah hears with a model that the operator supplies: the real recognizer under the page's policy, with a
 * model that knows three words as tones. A model of a real language isn't part of this project.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { chromium, type Page } from 'playwright-core';

import { startTestServer } from '@muster/testkit';

import { chromiumOptions } from './support/chromium.ts';
import { demoLogins, signIn } from './support/session.ts';
import { skipSplash } from './support/splash.ts';
import { expect, test } from './support/test.ts';
import { tonesFile, writeToneModel } from './support/tone-model.ts';

const run = promisify(execFile);
const question = (page: Page) => page.getByRole('region', { name: 'Sarah’s question' });
const talk = (page: Page) => page.getByRole('button', { name: 'Talk with Sarah' });
const download = (page: Page) => page.getByRole('button', { name: 'Download', exact: true });

test('a phone without a recognizer fetches the operator’s model once it is allowed to, and hears by it without a network @full', async () => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'muster-model-'));
  const microphone = join(folder, 'microphone.wav');
  await writeToneModel(folder, 'en');
  // For Spanish, an archive without a model.
  await run('tar', ['czf', join(folder, 'es.tar.gz'), '-C', folder, 'tones-en/conf']);
  await writeFile(microphone, tonesFile('tear off shingles'));
  const server = await startTestServer({
    dataFrom: process.env['MUSTER_E2E_DATA'],
    env: { SPEECH_MODELS: folder },
  });
  const { executablePath, args } = chromiumOptions();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--use-file-for-fake-audio-capture=${microphone}`],
  });
  let isStopped = false;
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'allow',
    });
    await skipSplash(context);
    // A device without a recognizer of its own. Chromium's headless shell crashes when asked for its language packs.
    await context.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'SpeechRecognition');
      Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition');
    });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const fetched: string[] = [];
    context.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const ofModels = () => fetched.filter((path) => /vosk-worker|\.wasm|speech-models/.test(path));
    await signIn(page, demoLogins.supervisor, server.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`${server.url}/sarah-jsa`);
    await page.getByRole('button', { name: 'Start the talk', exact: true }).click();

    // An invalid model isn't accepted, and the dialogue continues with the next method.
    await expect(question(page)).toContainText('What’s the job');
    await page.getByRole('radio', { name: 'Español' }).click();
    await expect(question(page)).not.toContainText('What’s the job');
    await talk(page).click();
    await expect(download(page)).toBeVisible();
    expect(ofModels()).toEqual([]);
    await download(page).click();
    await expect(page.getByText('This device can’t use speech recognition')).toBeVisible();
    expect(said.join()).toContain('does not contain model files');
    await talk(page).click();
    await expect(page.getByText('This device can’t turn speech into text')).toBeVisible();
    await page.getByRole('button', { name: 'Turn off microphone' }).click();

    await page.getByRole('radio', { name: 'English' }).click();
    await talk(page).click();
    await download(page).click();
    await expect(page.getByText('Sarah can now hear you on this device')).toBeVisible();

    // In a dead zone, after the page was restarted.
    await server.stop();
    isStopped = true;
    await page.reload();
    await expect(question(page)).toContainText('What’s the job');
    await talk(page).click();
    await expect(question(page)).toContainText('Where exactly');
    await page.getByRole('button', { name: 'Turn off microphone' }).click();
    await expect(page.getByText('Tear off shingles')).toBeVisible();
    expect(said.join()).not.toContain('Content Security Policy');
  } finally {
    await browser.close();
    if (!isStopped) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
