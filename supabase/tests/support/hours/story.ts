/** Random events about the hours of three person records, two of which may be duplicates of the first. */
import * as fc from 'fast-check';
import type { Punch } from '../../../../packages/contract/src/index.ts';

/** 0 is the person with a login; 1 and 2 have none and may be merged into 0. */
export type Who = 0 | 1 | 2;

export type Item = {
  readonly of: Who;
  readonly kind: Punch['kind'];
  readonly breakKind: NonNullable<Punch['break_kind']>;
  /** Minutes before the start of the story; 0 means when the step runs. */
  readonly minutesAgo: number;
  /** How many minutes before it was made it claims to have happened; null, as for most, if it claims no time. */
  readonly claimedBefore: number | null;
  readonly project: 'project' | 'otherProject';
  readonly device: string;
};

export type Step =
  | {
      readonly does: 'punch';
      readonly by: 'worker' | 'supervisor' | 'admin' | 'tablet';
      /** For a tablet: true if the right PIN was typed. */
      readonly isProven: boolean;
      readonly items: readonly Item[];
    }
  | { readonly does: 'send again'; readonly pick: number; readonly isChanged: boolean }
  | { readonly does: 'answer'; readonly pick: number; readonly isRight: boolean }
  | {
      readonly does: 'decide';
      readonly by: 'admin' | 'supervisor' | 'otherSupervisor' | 'worker';
      readonly pick: number;
      readonly decision: 'accept' | 'reject' | 'set_time';
      readonly minutes: number;
    }
  | { readonly does: 'merge'; readonly double: 1 | 2; readonly isUndoneAtOnce: boolean }
  | { readonly does: 'undo'; readonly double: 1 | 2 };

const days = 24 * 60;
const lateBy = 10 * days;

const who = fc.constantFrom<Who>(0, 0, 1, 1, 2);
const double = fc.constantFrom<1 | 2>(1, 1, 2);
const minutesAgo = fc.oneof(
  // Often close to each other.
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 20 }).map((step) => step * 120) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 * days }) },
  { weight: 2, arbitrary: fc.constantFrom(0, 0, 600, 600.5, 601, 620, 700, 1800) },
  // Late, so that they need review.
  {
    weight: 2,
    arbitrary: fc.constantFrom(0, 0.5, 10, 60, 500, 2000).map((minutes) => lateBy + minutes),
  },
);
const device = fc.constantFrom(
  '00000000-0000-4000-8000-00000000000a',
  '00000000-0000-4000-8000-00000000000b',
);
const project = fc.constantFrom<Item['project']>('project', 'project', 'otherProject');
const item: fc.Arbitrary<Item> = fc.record({
  of: who,
  kind: fc.constantFrom<Item['kind']>(
    'in',
    'in',
    'out',
    'out',
    'switch',
    'break_start',
    'break_end',
  ),
  breakKind: fc.constantFrom<Item['breakKind']>('meal', 'rest'),
  minutesAgo,
  claimedBefore: fc.option(fc.constantFrom(5, 240), { freq: 6 }),
  project,
  device,
});

/** A day's work as people usually submit it, so that part of each story makes sense. */
const shift: fc.Arbitrary<Item[]> = fc
  .record({
    of: who,
    startsAgo: fc.oneof(
      minutesAgo,
      fc.integer({ min: 1, max: 8 }).map((slot) => slot * 500),
    ),
    lasts: fc.constantFrom(30, 240, 480),
    project,
    device,
    rests: fc.boolean(),
  })
  .map(({ of, startsAgo, lasts, project: at, device: by, rests }) => {
    const punch = (kind: Item['kind'], after: number): Item => ({
      of,
      kind,
      breakKind: 'meal',
      minutesAgo: Math.max(startsAgo - after, 0),
      claimedBefore: null,
      project: at,
      device: by,
    });
    const rest = rests ? [punch('break_start', lasts / 3), punch('break_end', lasts / 2)] : [];
    return [punch('in', 0), ...rest, punch('out', lasts)];
  });

const punches: fc.Arbitrary<Step> = fc.record({
  does: fc.constant('punch'),
  by: fc.constantFrom('worker', 'worker', 'supervisor', 'admin', 'tablet'),
  isProven: fc.boolean(),
  items: fc.oneof(fc.array(item, { minLength: 1, maxLength: 3 }), shift, shift),
});
const again: fc.Arbitrary<Step> = fc.record({
  does: fc.constant('send again'),
  pick: fc.nat(20),
  isChanged: fc.boolean(),
});
const answers: fc.Arbitrary<Step> = fc.record({
  does: fc.constant('answer'),
  pick: fc.nat(20),
  isRight: fc.boolean(),
});
const decisions: fc.Arbitrary<Step> = fc.record({
  does: fc.constant('decide'),
  by: fc.constantFrom('admin', 'admin', 'supervisor', 'supervisor', 'otherSupervisor', 'worker'),
  pick: fc.nat(20),
  decision: fc.constantFrom('accept', 'reject', 'set_time'),
  minutes: fc.constantFrom(0, 45, 90, 600),
});
const merges: fc.Arbitrary<Step> = fc.record({
  does: fc.constant('merge'),
  double,
  isUndoneAtOnce: fc.boolean(),
});
const undoings: fc.Arbitrary<Step> = fc.record({ does: fc.constant('undo'), double });

export const story: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 7, arbitrary: punches },
    { weight: 1, arbitrary: again },
    { weight: 3, arbitrary: answers },
    { weight: 5, arbitrary: decisions },
    { weight: 2, arbitrary: merges },
    { weight: 1, arbitrary: undoings },
  ),
  { minLength: 2, maxLength: 14, size: 'max' },
);
