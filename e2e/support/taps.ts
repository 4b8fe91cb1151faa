import type { Page } from '@playwright/test';

import tasks from './task-taps.json' with { type: 'json' };

/** Returns the maximum number of taps for a first task. `docs/taps.md` lists the tasks. */
export function tapsFor(task: keyof typeof tasks): number {
  return tasks[task].atMost;
}

/** Counts the taps on the page from now on, except typing. */
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
