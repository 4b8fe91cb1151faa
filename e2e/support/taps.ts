import type { Page } from '@playwright/test';

import tasks from './task-taps.json' with { type: 'json' };

/** How many taps a first task may take. `docs/taps.md` lists them. */
export function tapsFor(task: keyof typeof tasks): number {
  return tasks[task].atMost;
}

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
