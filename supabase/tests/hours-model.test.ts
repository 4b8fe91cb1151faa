import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCast, type Cast } from './support/cast.ts';
import { checkLaws, checkNothingWaits } from './support/hours/laws.ts';
import { answerEverything } from './support/hours/deciding.ts';
import { perform } from './support/hours/perform.ts';
import { story } from './support/hours/story.ts';
import { openWorld } from './support/hours/world.ts';
import { registerTablet, type Tablet } from './support/kiosks.ts';

/**
 * Workers, supervisors, admins and a kiosk with right and wrong PINs punch for three person records, dispute, decide,
 * merge and undo merges, in any order and sometimes twice. The laws of hours must be true after every step.
 * `MUSTER_TEST_FULL=1` runs more stories, the second run on PostgreSQL half as many as the first;
 * `MUSTER_HOURS_COUNT` sets another number.
 */
const isFull = process.env['MUSTER_TEST_FULL'] === '1';
const usual = process.env['TEST_DATABASE_URL'] ? 6 : 12;
const stories = Number(process.env['MUSTER_HOURS_COUNT'] ?? (isFull ? 120 : usual));

let cast: Cast;
let tablet: Tablet;
/** Counts of the events in all stories, and the events that must occur for the stories to be worth running. */
const seen: Record<string, number> = {};
const eventful = [
  'tablet applied_flagged',
  'tablet needs_decision',
  'again replayed',
  'again conflict',
  'confirmed',
  'disputed',
  'admin accept late_arrival applied',
  'merge applied',
  'undo applied',
];
beforeAll(async () => {
  cast = await openCast();
  tablet = await registerTablet(cast.database, cast.admin.caller, [cast.site]);
});
afterAll(() => cast.close());

test(
  'hours obey their laws whoever punches, doubts, decides and merges in whatever order',
  async () => {
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const world = await openWorld(cast, tablet, seen);
        for (const step of steps) {
          await perform(world, step);
          await checkLaws(world);
        }
        await answerEverything(world);
        await checkLaws(world);
        await checkNothingWaits(world);
      }),
      // A failing story is reported without shrinking, which takes minutes against a database.
      { numRuns: stories, endOnFailure: true },
    );
    // The few stories of an ordinary run may not include every event.
    const missing = eventful.filter((event) => seen[event] === undefined);
    expect(isFull ? missing : []).toEqual([]);
  },
  stories * 4000,
);
