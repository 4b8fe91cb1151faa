/** The start of a dialogue with Sarah, and that the screen stays on while it lasts. */
import { question, startTalk } from './support/sarah-page.ts';
import { demoLogins, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** Signing in and starting take a while on a busy machine. */
test.describe.configure({ timeout: 120_000 });

test('a language that is changed while the talk starts is the language of the talk @full', async ({
  page,
}) => {
  await signIn(page, demoLogins.supervisor);
  // The context of the dialogue arrives late, so starting takes a moment.
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/rest/v1/rpc/jsa_context', async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto('/sarah-jsa');
  await startTalk(page).click();
  await expect(startTalk(page)).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('radio', { name: 'Español' }).click();
  answer();
  await expect(question(page)).toContainText('¿');
  await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked();
});

declare global {
  /** The state of the screen locks, and whether the page is visible. */
  var quietPhone: { readonly locks: string[]; isSeen: boolean };
}

/** A recognizer that hears nothing, a screen whose locks are recorded, and a page that can be hidden. */
function openQuietPhone(): void {
  class Recognizer {
    static readonly available = async () => 'available';
    start() {}
    abort() {}
  }
  const locks: string[] = [];
  const phone = { locks, isSeen: true };
  const request = async () => {
    locks.push('taken');
    return { release: async () => void locks.push('released') };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  Object.defineProperty(document, 'visibilityState', {
    get: () => (phone.isSeen ? 'visible' : 'hidden'),
  });
  globalThis.quietPhone = phone;
  Object.assign(globalThis, { SpeechRecognition: Recognizer });
}

test('the screen stays on while someone talks, and again after the page was put away @full', async ({
  page,
}) => {
  await page.addInitScript(openQuietPhone);
  await signIn(page, demoLogins.supervisor);
  await page.goto('/sarah-jsa');
  await startTalk(page).click();
  await expect(question(page)).toContainText('What’s the job');
  const locks = () => page.evaluate(() => globalThis.quietPhone.locks.join());
  const show = (isSeen: boolean) =>
    page.evaluate((seen) => {
      globalThis.quietPhone.isSeen = seen;
      document.dispatchEvent(new Event('visibilitychange'));
    }, isSeen);
  const talk = page.getByRole('button', { name: 'Talk with Sarah' });
  const stop = page.getByRole('button', { name: 'Turn off microphone' });
  expect(await locks()).toBe('');
  await talk.click();
  await expect(stop).toBeVisible();
  await expect.poll(locks).toBe('taken');
  // A hidden page stops listening.
  await show(false);
  await expect(talk).toBeVisible();
  await expect.poll(locks).toBe('taken,released');
  await show(true);
  expect(await locks()).toBe('taken,released');
  await talk.click();
  await expect.poll(locks).toBe('taken,released,taken');
  await stop.click();
  await expect.poll(locks).toBe('taken,released,taken,released');
});
