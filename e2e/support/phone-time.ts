import { expect, type BrowserContext, type Page } from '@playwright/test';

declare global {
  var realNow: (() => number) | undefined;
}

/** Sets the clock that a phone's open and future pages read. Their monotonic clock continues. */
export async function setClock(context: BrowserContext, aheadMs: number): Promise<void> {
  const set = (ms: number) => {
    const realNow = (globalThis.realNow ??= Date.now);
    Date.now = () => realNow() + ms;
  };
  await context.addInitScript(set, aheadMs);
  for (const page of context.pages()) await page.evaluate(set, aheadMs);
}

/**
 * Reopens the page until it has measured its clock precisely enough, which may take several attempts on a busy machine.
 */
export async function openMeasured(page: Page, url: string, aheadMs: number): Promise<void> {
  await expect(async () => {
    await page.goto(url);
    const skewMs = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('muster.skew') ?? '{}').skewMs);
    const isRight = async () => Math.abs((await skewMs()) - aheadMs) < 500;
    await expect.poll(isRight, { timeout: 5000 }).toBe(true);
  }).toPass({ timeout: 60_000 });
}

/** Makes the service worker's stored responses look as if the server had sent them this much earlier. */
export async function ageKeptAnswers(page: Page, byMs: number): Promise<void> {
  const aged = await page.evaluate(async (ms) => {
    const cache = await caches.open('muster-config');
    const kept = await cache.match('/config.json');
    const headers = new Headers(kept?.headers);
    const sentAtMs = Date.parse(headers.get('date') ?? '') - ms;
    headers.set('date', new Date(sentAtMs).toUTCString());
    await cache.put('/config.json', new Response(kept?.body ?? null, { headers }));
    return sentAtMs;
  }, byMs);
  expect(aged).toBeLessThan(Date.now() - byMs);
}
