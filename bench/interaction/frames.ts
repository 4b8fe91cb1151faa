import type { Page } from 'playwright-core';
import * as z from 'zod';

/** Returns the milliseconds between the frames that a page draws during an action. */
export async function framesWhile(
  page: Page,
  act: () => Promise<void>,
): Promise<readonly number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    let isOn = true;
    const tick = (at: number) => {
      times.push(at);
      if (isOn) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(globalThis, {
      musterFrames: () => {
        isOn = false;
        return times;
      },
    });
  });
  await act();
  const times = z.array(z.number()).parse(
    await page.evaluate(() => {
      const stop: unknown = Reflect.get(globalThis, 'musterFrames');
      const answer: unknown = typeof stop === 'function' ? stop() : null;
      return answer;
    }),
  );
  return times.slice(1).map((at, index) => at - (times[index] ?? at));
}
