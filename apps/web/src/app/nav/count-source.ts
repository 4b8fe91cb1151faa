import type { Identity } from '@muster/contract';
import type { Data } from '../../data/data.ts';

/** Counts what is waiting for a person at one place of the navigation, no matter which page is open. */
export type CountSource = {
  /** The place's path, with `#` and a name where it has several counts. */
  readonly place: string;
  /** False if it isn't part of the number on the installed app's icon, because that counts the same items elsewhere. */
  readonly isOnIcon?: false;
  readonly isFor: (identity: Identity) => boolean;
  /** Reports the number each time it is known; the returned function stops this. */
  readonly follow: (
    data: CountedData,
    identity: Identity,
    report: (count: number) => void,
  ) => () => void;
};

export type CountedData = Pick<
  Data,
  'clock' | 'outbox' | 'platform' | 'queryClient' | 'realtime' | 'snapshots'
>;
