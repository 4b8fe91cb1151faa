import type { Page } from '@playwright/test';

/**
 * Waits until nothing moves or fades on the page any more: half-way, colors are too faint and places
 * wrong. What never ends, such as a spinner, is not waited for.
 */
export async function restOf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const endsAt = Number(effect?.getComputedTiming().endTime);
        return playState === 'running' && Number.isFinite(endsAt);
      });
    // One that is taken away with its element has ended too.
    for (let moving = ending(); moving.length > 0; moving = ending()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}
