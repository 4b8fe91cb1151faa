/** Checks every screen by keyboard alone, and by the names that a screen reader announces. */
import type { Page } from '@playwright/test';

import { signedInKey } from '../support/stored-session.ts';
import { expect, test } from '../support/test.ts';
import { letIn, openScreen, thoroughVisitors } from '../support/screens.ts';

const desktop = { width: 1280, height: 900 };
const mostSteps = 400;

/** Roles that mean nothing without a name, in Playwright's outline of the page. */
const nameless =
  /^\s*- (?:button|link|textbox|searchbox|checkbox|radio|combobox|switch|tab|slider|dialog|navigation|region|img)(?: \[[^\]]*\])*:?$/;

/** Marks the elements that the keyboard should reach, in reading order, and returns their number. */
async function markStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement | SVGElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    const stops = [...controls].filter((control) => {
      if (control.matches(':disabled') || control.tabIndex < 0) return false;
      if (control.closest('[inert]') !== null) return false;
      return control.checkVisibility({ visibilityProperty: true });
    });
    // In a group of radio buttons the keyboard stops at one; the arrows reach the others.
    const single = stops.filter(
      (stop) =>
        !(stop instanceof HTMLInputElement && stop.type === 'radio') ||
        stop === stops.find((one) => one instanceof HTMLInputElement && one.name === stop.name),
    );
    for (const [index, stop] of single.entries()) stop.dataset['stop'] = String(index);
    return single.length;
  });
}

type Stop = {
  readonly place: number;
  readonly words: string;
  readonly isMarked: boolean;
  /** Day, month, year, hour and calendar are stops within one field, which the browser highlights. */
  readonly isDate: boolean;
};

/** Returns the focus's position in reading order, and whether it is visible. */
async function focusedStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const canBeReached = focused instanceof HTMLElement || focused instanceof SVGElement;
    if (!canBeReached || focused === document.body) return null;
    const group =
      focused instanceof HTMLInputElement && focused.type === 'radio'
        ? document.querySelector(`input[name="${CSS.escape(focused.name)}"][data-stop]`)
        : focused;
    const words = focused.getAttribute('aria-label') ?? focused.textContent;
    const looks = [
      focused,
      focused.parentElement,
      focused.nextElementSibling,
      focused.closest('label'),
    ]
      .filter((element) => element !== null)
      .map((element) => getComputedStyle(element));
    return {
      place: Number(group?.getAttribute('data-stop') ?? -1),
      isDate:
        focused instanceof HTMLInputElement &&
        ['date', 'time', 'datetime-local'].includes(focused.type),
      words: `${focused.localName} "${words.trim().slice(0, 40)}"`,
      isMarked:
        looks.some(
          ({ outlineStyle, outlineWidth, boxShadow }) =>
            (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
        ) ||
        // Shapes on a map have a focus ring of their own.
        [...focused.querySelectorAll('circle')].some((circle) => {
          const { fill, stroke } = getComputedStyle(circle);
          const clear = 'rgba(0, 0, 0, 0)';
          return fill === clear && stroke !== clear && stroke !== 'none';
        }),
    };
  });
}

/** Returns the problems of a walk through the page with the Tab key. */
async function walkFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const count = await markStops(page);
  let last = -1;
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    if (stop === null) {
      if (last < count - 1) faults.push(`the walk ends at ${last + 1} of ${count}`);
      return faults;
    }
    if (stop.isDate && stop.place === last) continue;
    if (!stop.isMarked) faults.push(`${stop.words} has the focus and nobody sees it`);
    if (stop.place === 0 && last === count - 1) return faults;
    if (stop.place !== last + 1) {
      faults.push(`${stop.words} comes as ${stop.place}, after ${last} of ${count}`);
    }
    last = stop.place;
  }
  return [...faults, 'the walk does not end'];
}

/** Dismisses the hint at the end of a page, which appears after two seconds: in the middle of some walks. */
async function dismissHints(page: Page): Promise<void> {
  await page.evaluate((key) => {
    // Someone signed out has not opened a page yet.
    if (origin === 'null') return;
    const session = localStorage.getItem(key);
    if (session === null) return;
    const { user } = JSON.parse(session);
    localStorage.setItem(`muster.hints-hidden.${user.id}`, 'install topics');
  }, signedInKey);
}

// A walk through all of the admin's screens takes minutes.
test.describe.configure({ timeout: 600_000 });

for (const visitor of thoroughVisitors) {
  const { who, screens } = visitor;
  test(`${who} gets through every screen by keyboard, in the order of reading`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(desktop);
    await letIn(page, server, visitor);
    await dismissHints(page);
    const faults: string[] = [];
    for (const screen of screens) {
      const { path } = screen;
      // A sheet or a further step starts at its own focus.
      if (screen.arrange) continue;
      await openScreen(page, server, screen);
      for (const fault of await walkFaults(page)) faults.push(`${path}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  test(`${who} is told the name of everything that can be used`, async ({ page, server }) => {
    await letIn(page, server, visitor);
    const faults: string[] = [];
    for (const screen of screens) {
      const { path } = screen;
      await openScreen(page, server, screen);
      const outline = await page.locator('body').ariaSnapshot();
      for (const line of outline.split('\n')) {
        if (nameless.test(line)) faults.push(`${path}: ${line.trim()}`);
      }
      // Behind an open sheet the page and its heading are inert.
      if (screen.arrange) continue;
      if (!/^\s*- '?heading "[^"]+" \[level=1\]/m.test(outline)) faults.push(`${path}: no heading`);
    }
    expect(faults).toEqual([]);
  });
}
