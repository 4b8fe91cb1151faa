import type { Locator, Page } from 'playwright-core';
import * as z from 'zod';
import { framesWhile } from '../interaction/frames.ts';
import { quantile } from '../quantiles.ts';

const steps = 60;

/** Returns the milliseconds from a press to the frames in which each of the elements is visible. */
export async function paintAfterPress(
  page: Page,
  wanted: readonly string[],
  press: Locator,
): Promise<readonly number[]> {
  await page.evaluate((selectors) => {
    const pressed = Promise.withResolvers<number>();
    addEventListener('click', ({ timeStamp }) => pressed.resolve(timeStamp), {
      capture: true,
      once: true,
    });
    const paintedAt = (selector: string) =>
      new Promise<number>((resolve) => {
        const watch = new MutationObserver(() => {
          if (document.querySelector(selector) === null) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0));
        });
        watch.observe(document, { childList: true, subtree: true });
      });
    const painted = Promise.all(
      selectors.map(async (selector) => (await paintedAt(selector)) - (await pressed.promise)),
    );
    Object.assign(globalThis, { musterPainted: painted });
  }, wanted);
  await press.click();
  for (const selector of wanted) await page.locator(selector).first().waitFor();
  const measured: unknown = await page.evaluate(() => {
    const painted: unknown = Reflect.get(globalThis, 'musterPainted');
    return painted;
  });
  return z.array(z.number()).parse(measured);
}

/** Returns the milliseconds between the frames while a page is scrolled. */
export async function framesOfScrolling(page: Page, slowDown: number): Promise<readonly number[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.mouse.move(195, 500);
  const frames = await framesWhile(page, async () => {
    for (let step = 0; step < steps; step += 1) await page.mouse.wheel(0, 240);
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return frames;
}

export const median = (measured: readonly number[]) => quantile(measured, 0.5);
