import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openBrowser, type Browser } from './support/browser.ts';
import { startCrew, type Crew } from './support/crew.ts';
import { readLedger } from './support/ledger.ts';
import { startPageServer, type PageServer } from './support/page-server.ts';
import { breathe } from './support/phone.ts';

const kills = process.env['MUSTER_TEST_FULL'] === '1' ? 40 : 4;

let crew: Crew;
let folder: string;
let pages: PageServer;
let running: Browser | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-outbox-'));
  crew = await startCrew(2);
  pages = await startPageServer(join(folder, 'page'), crew.server.url);
}, 120_000);
afterAll(async () => {
  await running?.kill();
  await pages?.stop();
  await crew?.server.stop();
  await rm(folder, { recursive: true, force: true });
});

it(
  'keeps everything it called saved when the browser is killed at any instant, and sends it once, with the time of its tap',
  async () => {
    const worker = crew.workers[0]!;
    const tapped = new Map<string, number>();
    const saved = new Set<string>();
    // Time that passed while the phone was in a pocket and the app was closed.
    let laterMs = 0;

    const first = await open();
    await first.page.evaluate(([email, password]) => window.pageUnderTest.signIn(email, password), [
      worker.email,
      worker.password,
    ] as const);
    // Long before local storage is written to disk.
    await first.kill();

    const second = await open();
    expect(await second.page.evaluate(() => window.pageUnderTest.state())).toBe('signed_in');
    await second.page.evaluate(() => window.pageUnderTest.expireToken());
    pages.setLine(false);
    // Chromium writes local storage to disk within 5 s, if the machine is fast enough.
    await breathe(10_000);
    await second.kill();

    // On a slow machine a kill often comes before a save, so there are more kills.
    for (let kill = 0; kill < kills || saved.size <= kills; kill += 1) {
      laterMs += 90_000;
      const browser = await open();
      // From the first moment, with a token that expired half a day ago and no connection.
      expect(await browser.page.evaluate(() => window.pageUnderTest.state())).toBe('signed_in');
      expectAllKept(await itemsOf(browser.page));
      void browser.page.evaluate(() => window.pageUnderTest.punchForEver()).catch(() => undefined);
      await breathe(20 + Math.random() * 300);
      await browser.kill();
    }

    // Chromium itself deletes a damaged database; this has the same effect.
    await rm(join(folder, 'profile/Default/IndexedDB'), { recursive: true });
    const emptied = await open();
    await emptied.page.evaluate(() => window.pageUnderTest.state());
    expectAllKept(await itemsOf(emptied.page));
    await emptied.kill();

    pages.setLine(true);
    const last = await open();
    await last.page.waitForFunction(
      () => window.pageUnderTest.items()?.every(({ state }) => state === 'done') === true,
      undefined,
      { timeout: 60_000 },
    );
    const sent = await itemsOf(last.page);
    await last.kill();
    expectAllKept(sent);

    const ledger = await readLedger(crew, [worker]);
    const punches = sent.filter(({ kind }) => kind === 'punch');
    expect(ledger.map(({ id }) => id).toSorted()).toEqual(punches.map(({ id }) => id).toSorted());
    for (const { id, occurred_at } of ledger) {
      expect(Math.abs(Date.parse(occurred_at) - (tapped.get(id) ?? 0))).toBeLessThan(1000);
    }
    const photos = sent.filter(({ kind }) => kind === 'file');
    expect(photos.length).toBeGreaterThan(0);
    for (const { id, path } of photos) expect((await storedPhoto(path)).endsWith(id)).toBe(true);

    async function open(): Promise<Browser> {
      running = await openBrowser(join(folder, 'profile'), async (page) => {
        const report: Window['report'] = async (what, id, tappedAtMs) => {
          if (what === 'tapped') tapped.set(id, tappedAtMs);
          else saved.add(id);
        };
        await page.exposeFunction('report', report);
        await page.addInitScript((ms) => {
          const now = Date.now;
          Date.now = () => now() + ms;
        }, laterMs);
        await page.goto(pages.url);
        await page.waitForFunction(() => 'pageUnderTest' in window);
      });
      return running;
    }

    function expectAllKept(items: readonly { readonly id: string; readonly number: string }[]) {
      const kept = new Set(items.map(({ id }) => id));
      expect([...saved].filter((id) => !kept.has(id))).toEqual([]);
      expect([...kept].filter((id) => !tapped.has(id))).toEqual([]);
      expect(new Set(items.map(({ number }) => number)).size).toBe(items.length);
    }
  },
  120_000 + kills * 10_000,
);

async function storedPhoto(path: string | null): Promise<string> {
  const { url, serviceRoleKey } = crew.server;
  const answer = await fetch(`${url}/storage/v1/object/profile-photos/${path}`, {
    headers: { Authorization: `Bearer ${serviceRoleKey}` },
  });
  return (await answer.text()).slice(-36);
}

async function itemsOf(page: Page) {
  await page.waitForFunction(() => window.pageUnderTest.items() !== null);
  const items = await page.evaluate(() => window.pageUnderTest.items());
  return items ?? [];
}
