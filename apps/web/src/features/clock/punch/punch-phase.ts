import type { OpenEntry } from '@muster/domain';
import type { NamedPunchDraft, PunchInstant } from '../../../data/clock/punch-draft.ts';
import type { StorageTrouble } from '../../../data/storage/connection.ts';
import type { PunchPlace } from './place-of-punch.ts';
import type { PunchIntent } from './punch-intent.ts';

/** A tap and what belongs to it from that instant on. */
export type Tap = {
  readonly intent: PunchIntent;
  /** What the clocks said at the tap: whatever is asked in between, this instant counts. */
  readonly instant: PunchInstant;
  /** Stored before the punch, together with it: the end of an earlier entry. */
  readonly repair: NamedPunchDraft | null;
};

/** Where a tap is on its way to the device's storage. Only `SavedPunch` is safe. */
export type PunchPhase =
  | { readonly kind: 'idle' }
  /** The open entry is so old that its end was probably forgotten. */
  | { readonly kind: 'asking_finish'; readonly tap: Tap; readonly entry: OpenEntry }
  | { readonly kind: 'locating'; readonly tap: Tap }
  /** Off site: it goes in a few seconds, or at once with a reason. */
  | {
      readonly kind: 'held';
      readonly attempt: Attempt;
      readonly place: PunchPlace;
      /** By the device's clock; null while its person writes. */
      readonly goesAtMs: number | null;
    }
  | { readonly kind: 'storing'; readonly tap: Tap }
  | { readonly kind: 'not_saved'; readonly trouble: StorageTrouble; readonly attempt: Attempt };

/** What is to be stored, so that it can be tried again as it is. */
export type Attempt = {
  readonly tap: Tap;
  readonly drafts: readonly NamedPunchDraft[];
  readonly place: PunchPlace | null;
};

/** A punch of this screen that is safe on the device. */
export type SavedPunch = {
  readonly id: string;
  readonly intent: PunchIntent;
  /** A stated time, else what pays for the tap. Epoch milliseconds. */
  readonly atMs: number;
  readonly zone: string;
  /** Null where none was asked for. */
  readonly place: PunchPlace | null;
};

export type FinishAnswer =
  | { readonly kind: 'finished'; readonly atMs: number }
  | { readonly kind: 'still_working' };
