/** How large Sarah's answers are under a thumb in a glove. */
import { beginRoof, choices, question, tapFirst } from './support/sarah-page.ts';
import { demoLogins, signIn } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('answers are at least 56 px high at 390 and at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demoLogins.supervisor);
  await page.goto('/sarah-jsa');
  await beginRoof(page, 'North wing');
  // Who is there, the steps, what could hurt someone and what is done about it.
  for (let turn = 0; turn < 5; turn += 1) {
    const asked = await question(page).innerText();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const heights = await choices(page)
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(0);
      expect(Math.min(...heights), `${asked} at ${width} px`).toBeGreaterThanOrEqual(56);
    }
    await tapFirst(page);
  }
});
