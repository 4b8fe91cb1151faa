import type { OpenEntry } from '@muster/domain';
import type { NamedPunchDraft, PunchInstant } from '../../../data/clock/punch-draft.ts';
import type { StorageTrouble } from '../../../data/storage/connection.ts';
import type { PunchPlace } from './place-of-punch.ts';
import type { PunchIntent } from './punch-intent.ts';

/** A tap, with the facts fixed at that instant. */
export type Tap = {
  readonly intent: PunchIntent;
  /** The clock readings at the tap. This instant counts, however long any questions take. */
  readonly instant: PunchInstant;
  /** The end of an earlier entry, stored together with the punch and before it; null if none. */
  readonly repair: NamedPunchDraft | null;
};

/** How far a tap is on its way to the device's storage. Only a `SavedPunch` is safe. */
export type PunchPhase =
  | { readonly kind: 'idle' }
  /** The open entry is so old that its end was probably forgotten. */
  | { readonly kind: 'asking_finish'; readonly tap: Tap; readonly entry: OpenEntry }
  | { readonly kind: 'locating'; readonly tap: Tap }
  /** Off site: stored after a few seconds, or right away once a reason is given. */
  | {
      readonly kind: 'held';
      readonly attempt: Attempt;
      readonly place: PunchPlace;
      /** By the device's clock; null while the person is writing the reason. */
      readonly goesAtMs: number | null;
    }
  | { readonly kind: 'storing'; readonly tap: Tap }
  | { readonly kind: 'not_saved'; readonly trouble: StorageTrouble; readonly attempt: Attempt };

/** The drafts to store, kept so that the same ones can be retried. */
export type Attempt = {
  readonly tap: Tap;
  readonly drafts: readonly NamedPunchDraft[];
  readonly place: PunchPlace | null;
};

/** A punch made on this screen that is safely stored on the device. */
export type SavedPunch = {
  readonly id: string;
  readonly intent: PunchIntent;
  /** The stated time, or else the paid time of the tap, in epoch milliseconds. */
  readonly atMs: number;
  readonly zone: string;
  /** Null if no location was asked for. */
  readonly place: PunchPlace | null;
};

export type FinishAnswer =
  | { readonly kind: 'finished'; readonly atMs: number }
  | { readonly kind: 'still_working' };
