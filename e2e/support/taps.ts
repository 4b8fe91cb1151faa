import type { Page } from '@playwright/test';

/** Counts what a thumb does on the page from now on, typing left out. */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  const listen = () =>
    document.addEventListener('pointerdown', () => Reflect.get(window, 'countTap')(), {
      capture: true,
    });
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => taps;
}
