import { expect, type Locator, type Page } from '@playwright/test';

const strokeSteps = [0, 20, 40, 60, 80];

/** Signs in the open sheet, or elsewhere, like a finger, once no notice covers the place. */
export async function draw(
  page: Page,
  pad: Locator = page.getByRole('dialog').locator('canvas'),
): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  // A notice stays while the pointer rests on it.
  await page.mouse.move(0, 0);
  const freeStroke = () =>
    pad.evaluate((sheet, steps) => {
      const { left, top, height } = sheet.getBoundingClientRect();
      const points = steps.map((step) => ({
        x: left + 30 + step,
        y: top + height / 2 - (step % 40),
      }));
      return points.every(({ x, y }) => document.elementFromPoint(x, y) === sheet) ? points : [];
    }, strokeSteps);
  let stroke: Awaited<ReturnType<typeof freeStroke>> = [];
  // Free of notices, and where it was a moment ago: the sheet slides in, and a notice may still appear.
  await expect
    .poll(async () => {
      const before = stroke;
      stroke = await freeStroke();
      return stroke.length > 0 && JSON.stringify(stroke) === JSON.stringify(before);
    })
    .toBe(true);
  const [start, ...rest] = stroke;
  if (start === undefined) throw new Error('there is nowhere to sign');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y);
  await page.mouse.up();
}
