import { dayKeyAt } from '../../../ui/time/day-key.ts';
import type { OpenDecision } from './open-decisions-query.ts';

/** One person's punches of one day, in the order in which they happened. */
export type ReviewDay = { readonly dayKey: string; readonly items: readonly OpenDecision[] };

export type PersonReviews = {
  readonly personId: string;
  readonly name: string;
  readonly days: readonly ReviewDay[];
};

/** What is open by person and day; whoever has waited longest comes first. */
export function groupReviews(open: readonly OpenDecision[]): readonly PersonReviews[] {
  const byPerson = Map.groupBy(open, ({ person }) => person.person_id);
  return [...byPerson].map(([personId, items]) => {
    const person = items[0]?.person;
    const inOrder = items.toSorted((a, b) => occurredAtMs(a) - occurredAtMs(b));
    const byDay = Map.groupBy(inOrder, (item) => dayKeyAt(occurredAtMs(item), item.punch.zone));
    return {
      personId,
      name: `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim(),
      days: [...byDay].map(([dayKey, ofDay]) => ({ dayKey, items: ofDay })),
    };
  });
}

export function occurredAtMs({ punch }: OpenDecision): number {
  return Date.parse(punch.occurred_at);
}

/** Approving such a punch means having seen who stood at the tablet. */
export function needsPicture({ kind, punch }: OpenDecision): boolean {
  return kind === 'pin_unproven' && punch.photo_id !== null;
}
