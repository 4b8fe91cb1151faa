import type { PunchKind } from '@muster/contract';
import * as fc from 'fast-check';
import { type Fault, faults } from './faulty-network.ts';

/** An event for two workers and the phones they use. */
export type Step =
  | { readonly do: 'punch'; readonly phone: PhoneNumber; readonly tab: number; readonly what: What }
  /** The tab dies a few turns of the event loop after the tap. */
  | {
      readonly do: 'punch_and_die';
      readonly phone: PhoneNumber;
      readonly tab: number;
      readonly what: What;
      readonly turns: number;
    }
  /**
   * One save for both workers; if the second worker does it, who leads no one, only for themselves.
   */
  | { readonly do: 'punch_crew'; readonly phone: PhoneNumber; readonly what: What }
  /** Plans a shift on the schedule, like any screen's change that may wait. */
  | { readonly do: 'change'; readonly phone: PhoneNumber }
  | { readonly do: 'kill'; readonly phone: PhoneNumber; readonly tab: number }
  | { readonly do: 'wait'; readonly phone: PhoneNumber; readonly ms: number }
  | { readonly do: 'sleep'; readonly phone: PhoneNumber; readonly ms: number }
  | { readonly do: 'jump_clock'; readonly phone: PhoneNumber; readonly ms: number }
  | { readonly do: 'connect'; readonly phone: PhoneNumber; readonly online: boolean }
  | { readonly do: 'befall'; readonly phone: PhoneNumber; readonly faults: readonly Fault[] }
  | { readonly do: 'expire_token'; readonly phone: PhoneNumber }
  /** Its session is ended elsewhere; the phone finds out when it needs another token. */
  | { readonly do: 'lose_session'; readonly phone: PhoneNumber }
  | { readonly do: 'lose_database'; readonly phone: PhoneNumber }
  /** Its disk is full, or has room again. */
  | { readonly do: 'fill'; readonly phone: PhoneNumber; readonly isFull: boolean }
  /** The network drops every call that carries the latest punch. */
  | { readonly do: 'dislike_last'; readonly phone: PhoneNumber }
  | { readonly do: 'back_up'; readonly phone: PhoneNumber }
  /** It is restored to its backup. */
  | { readonly do: 'restore_backup'; readonly phone: PhoneNumber }
  /** The other worker takes over the first phone. */
  | { readonly do: 'hand_over'; readonly to: 0 | 1 }
  | { readonly do: 'punch_by_others'; readonly by: 'admin' | 'kiosk'; readonly what: What };

export type PhoneNumber = 0 | 1;
export type What = {
  readonly kind: PunchKind;
  readonly project: 0 | 1;
  readonly isClaimed: boolean;
  /**
   * Size of the photo attached to it; 0 if none. Smaller and larger than what fits in one request.
   */
  readonly photoBytes: number;
};

const phoneNumber = fc.constantFrom(0, 1);
const tab = fc.nat(1);
const minute = 60_000;
const what: fc.Arbitrary<What> = fc.record({
  kind: fc.constantFrom('in', 'out', 'switch', 'break_start', 'break_end'),
  project: fc.constantFrom(0, 1),
  isClaimed: fc.boolean(),
  photoBytes: fc.constantFrom(0, 0, 2000, 150_000),
});

export const story: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ do: fc.constant('punch'), phone: phoneNumber, tab, what }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('punch_and_die'),
        phone: phoneNumber,
        tab,
        what,
        turns: fc.nat(40),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('punch_crew'), phone: phoneNumber, what }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('change'), phone: phoneNumber }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('kill'), phone: phoneNumber, tab }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('wait'),
        phone: phoneNumber,
        ms: fc.integer({ min: 500, max: 20 * minute }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('sleep'),
        phone: phoneNumber,
        ms: fc.integer({ min: 500, max: 20 * minute }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('jump_clock'),
        phone: phoneNumber,
        ms: fc.integer({ min: -180 * minute, max: 180 * minute }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('connect'),
        phone: phoneNumber,
        online: fc.boolean(),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('befall'),
        phone: phoneNumber,
        faults: fc.array(fc.constantFrom(...faults), { minLength: 1, maxLength: 3 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('expire_token'), phone: phoneNumber }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('lose_session'), phone: phoneNumber }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('lose_database'), phone: phoneNumber }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('fill'), phone: phoneNumber, isFull: fc.boolean() }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('dislike_last'), phone: phoneNumber }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('back_up'), phone: phoneNumber }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('restore_backup'), phone: phoneNumber }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('hand_over'), to: fc.constantFrom(0, 1) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('punch_by_others'),
        by: fc.constantFrom('admin', 'kiosk'),
        what,
      }),
    },
  ),
  { minLength: 6, maxLength: 40, size: 'max' },
);
