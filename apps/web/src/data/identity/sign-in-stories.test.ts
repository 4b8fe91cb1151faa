import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSlowBrowser, type SlowTab } from './simulated-sign-in.ts';

/**
 * Random stories of people who sign out and in again on one device, quickly, in two tabs, on a connection
 * with late and reordered answers, and offline in between. The screens are tested by
 * `e2e/session-life.spec.ts`.
 */
const stories = process.env['MUSTER_TEST_FULL'] === '1' ? 200 : 40;

const tab = fc.constantFrom(0, 1);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('act' as const), tab }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('answer' as const), which: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('line' as const), isUp: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(20_000) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Events of all stories together, to check that the stories were eventful. */
const seen = { signIns: 0, signOuts: 0, failed: 0, reloadsWhilePending: 0, overlapping: 0 };

type Deed = {
  readonly kind: 'sign_in' | 'sign_out';
  /** Nothing else was in progress when it began. */
  readonly isAlone: boolean;
  isDone: boolean;
  isOk: boolean;
};

it(
  '[spec 4.06] keeps the last sign-in through random stories of signing out and in again, and no tab disagrees',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 40 }), check), {
      numRuns: stories,
    });
    expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([]);
  },
  stories * 8000,
);

async function check(steps: readonly Step[]): Promise<void> {
  const browser = openSlowBrowser();
  const tabs: SlowTab[] = [await browser.open(), await browser.open()];
  const deeds: Deed[] = [];
  const busy = new Set<SlowTab>();

  function act(one: SlowTab): void {
    if (busy.has(one)) return;
    const shown = one.shown();
    if (shown === 'identity_pending') return;
    const isLeaving = shown === 'worker';
    const isAlone = busy.size === 0;
    if (!isAlone) seen.overlapping += 1;
    const deed: Deed = {
      kind: isLeaving ? 'sign_out' : 'sign_in',
      isAlone,
      isDone: false,
      isOk: false,
    };
    deeds.push(deed);
    busy.add(one);
    void (isLeaving ? one.signOut() : one.signIn()).then((isOk) => {
      Object.assign(deed, { isDone: true, isOk });
      busy.delete(one);
      if (!isOk) seen.failed += 1;
      else if (isLeaving) seen.signOuts += 1;
      else seen.signIns += 1;
    });
  }

  for (const next of steps) {
    const one = 'tab' in next ? tabs[next.tab]! : null;
    // Local storage reaches the other tab sooner than a person or an answer of the server does.
    for (const each of tabs) each.hear();
    if (next.kind === 'act' && one !== null) act(one);
    if (next.kind === 'answer') browser.answer(next.which);
    if (next.kind === 'reload' && one !== null) {
      if (one.shown() === 'identity_pending') seen.reloadsWhilePending += 1;
      one.kill();
      tabs[next.tab] = await browser.open();
    }
    if (next.kind === 'line') browser.setOnline(next.isUp);
    if (next.kind === 'wait') await browser.pass(next.ms);
    await browser.settle();
  }
  await browser.finish(tabs);

  // If the answer to a sign-out was lost, the next tab that asks the server learns of it and tells the others.
  const asking = await browser.openAnswered();
  for (const each of tabs) each.hear();
  await browser.settle();
  const states = [...tabs, asking].map((one) => one.shown());
  expect(new Set(states).size, states.join(', ')).toBe(1);
  for (const one of tabs) expect(one.lastTold(), 'every tab was told').toBe(one.shown());
  expect(expectedEnds(deeds)).toContain(states[0]);
  for (const one of tabs) one.kill();
}

/** Returns the states in which a story may end, given the person's last action. */
function expectedEnds(deeds: readonly Deed[]): readonly string[] {
  // A sign-out whose answer was lost ends the session on the server only: it has to be renewed.
  const either = ['worker', 'signed_out', 'needed'];
  const last = deeds.at(-1);
  if (last === undefined) return ['signed_out'];
  // A closed tab may or may not have completed its sign-in or sign-out.
  if (!last.isDone || !last.isOk) return either;
  if (last.kind === 'sign_in') return ['worker'];
  // A sign-in that was under way in the other tab may complete after it.
  return last.isAlone ? ['signed_out'] : either;
}
