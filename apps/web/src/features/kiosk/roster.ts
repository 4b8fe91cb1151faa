import {
  kioskRosterAnswerSchema,
  kioskRosterSchema,
  type KioskRoster,
} from '@muster/contract/kiosk';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { isUnsent } from '../../data/outbox/item.ts';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { DataError } from '../../data/errors/data-error.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** The last roster, so that the server needs to send another only when something has changed. */
export type RosterMemory = { roster: KioskRoster | null };

/** How often a tablet asks for news of its people. */
export const rosterEveryMs = 60_000;

/**
 * The people, projects and codes of this tablet. What was sent before the question is contained in
 * the answer, so these items are forgotten with it.
 */
export function rosterQuery(
  userId: string,
  {
    memory,
    outbox,
    onRevoked,
  }: {
    readonly memory: RosterMemory;
    readonly outbox: Outbox;
    readonly onRevoked: () => void;
  },
): SnapshotQuery<KioskRoster> {
  return {
    queryKey: queryKey(userId, 'kiosk_roster'),
    fetch: async (api) => {
      const sent = outbox.view().items.filter((item) => !isUnsent(item));
      const known = memory.roster?.fingerprint ?? null;
      const answer = await api.rpc('kiosk_roster', { known }, kioskRosterAnswerSchema);
      if (answer.verdict === 'refused') onRevoked();
      const told = okOrThrow(answer);
      const roster = 'people' in told ? told : memory.roster;
      if (roster === null) {
        throw new DataError({ kind: 'unreadable', message: 'The same as nothing' });
      }
      memory.roster = roster;
      if (sent.length > 0) void outbox.forget(sent.map(({ id }) => id));
      return roster;
    },
    schema: kioskRosterSchema,
  };
}
