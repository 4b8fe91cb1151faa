import type { MyClock } from '@muster/contract';

type Decision = MyClock['decisions'][number];

/** Returns the decisions about an entry, open or answered. One that concerns both its start and end appears once. */
export function decisionsOf(entryId: string, decisions: readonly Decision[]): readonly Decision[] {
  const ofEntry = decisions.filter(({ entry_id }) => entry_id === entryId);
  const saying = ({ kind, state, comment }: Decision) => [kind, state, comment].join(' ');
  return ofEntry.filter(
    (decision, index) => ofEntry.findIndex((other) => saying(other) === saying(decision)) === index,
  );
}
