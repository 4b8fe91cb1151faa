import type { Clock } from '../../platform/clock.ts';
import type { Network } from '../../platform/network.ts';
import { randomId } from '../../platform/random-id.ts';
import type { IdentityStore } from '../identity/identity-store.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Skew } from '../time/skew.ts';
import {
  paidAtMs,
  type PunchDraft,
  type PunchInstant,
  readInstant,
  readMoment,
} from './punch-draft.ts';
import { punchKind } from './punch-kind.ts';

/** Records what a person does on their clock. */
export type ClockRecorder = {
  /**
   * Stores a punch of the current person. Resolves with its id once it is safe on the device: only then say "saved".
   * Throws `StorageError` if it can't be stored.
   */
  record(draft: PunchDraft): Promise<string>;
  /**
   * Same as `record`, for punches that belong together, such as the end of a forgotten entry and the start of the next
   * one: either all of them are stored or none. Resolves with their ids.
   */
  recordAll(drafts: readonly PunchDraft[]): Promise<readonly string[]>;
  /** The device's clocks, to be read at the tap if something is asked before `record`. */
  instant(): PunchInstant;
  /** The instant that a punch made now would get; timers count up to it. Epoch milliseconds. */
  nowMs(): number;
};

export function createClockRecorder(dependencies: {
  readonly outbox: Outbox;
  readonly identities: IdentityStore;
  readonly clock: Clock;
  readonly skew: Skew;
  readonly network: Network;
}): ClockRecorder {
  const { outbox, identities } = dependencies;

  async function recordAll(drafts: readonly PunchDraft[]): Promise<readonly string[]> {
    const identity = identities.current();
    const ownId = identity?.person_id ?? null;
    // A screen with a clock is only shown to a person.
    if (identity === null || ownId === null) throw new Error('Nobody is here to punch');
    const items = await outbox.addAll(
      drafts.map((draft) => {
        const id = draft.id ?? randomId();
        const personId = draft.personId ?? ownId;
        const instant = draft.instant ?? readInstant(dependencies);
        return punchKind.toItem({ id, instant, draft }, { userId: identity.user_id, personId });
      }),
    );
    return items.map(({ id }) => id);
  }

  return {
    recordAll,
    record: async (draft) => {
      const [id] = await recordAll([draft]);
      // One draft in, one id out.
      return id!;
    },
    instant: () => readInstant(dependencies),
    nowMs: () => paidAtMs(readMoment(dependencies)),
  };
}
