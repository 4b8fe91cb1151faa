import type { Page } from '@playwright/test';
import * as z from 'zod';

const seenSchema = z.array(
  z.object({
    /** From the input to the next painted frame, in steps of 8 ms. */
    durationMs: z.number(),
    /**
     * Part of `durationMs`: the time until the first handler ran, and that of the handlers
     * themselves.
     */
    delayMs: z.number(),
    handlersMs: z.number(),
  }),
);

export type Seen = z.infer<typeof seenSchema>[number];

/** Collects the interactions on pages opened from now on (Event Timing). */
export async function observeInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The shortest duration that a browser reports; the DOM's types lack the setting.
    const wanted = { type: 'event', durationThreshold: 16, buffered: true };
    const longest = new Map<number, PerformanceEventTiming>();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
        const known = longest.get(entry.interactionId);
        if (!known || known.duration < entry.duration) longest.set(entry.interactionId, entry);
      }
    }).observe(wanted);
    Object.assign(globalThis, { musterInteractions: longest });
  });
}

/** Returns the interactions collected since the last call; those under 16 ms are not included. */
export async function takeInteractions(page: Page): Promise<readonly Seen[]> {
  const seen: unknown = await page.evaluate(async () => {
    // Browsers report the last event only after two frames and their tasks.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const collected: unknown = Reflect.get(globalThis, 'musterInteractions');
    if (!(collected instanceof Map)) throw new Error('the page is not observed');
    const entries: unknown[] = [...collected.values()];
    collected.clear();
    return entries.flatMap((entry) =>
      entry instanceof PerformanceEventTiming
        ? [
            {
              durationMs: entry.duration,
              delayMs: entry.processingStart - entry.startTime,
              handlersMs: entry.processingEnd - entry.processingStart,
            },
          ]
        : [],
    );
  });
  return seenSchema.parse(seen);
}
