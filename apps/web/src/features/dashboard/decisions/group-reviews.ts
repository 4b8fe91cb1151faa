import { dayKeyAt } from '../../../ui/time/day-key.ts';
import type { OpenDecision } from './open-decisions-query.ts';

/** One person's punches of one day, in the order they happened. */
export type ReviewDay = { readonly dayKey: string; readonly items: readonly OpenDecision[] };

export type PersonReviews = {
  readonly personId: string;
  readonly name: string;
  readonly days: readonly ReviewDay[];
};

/** Groups open decisions by person and day. The person who has waited longest comes first. */
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

/** True if approving the punch requires having seen the picture of the person at the tablet. */
export function needsPicture({ kind, punch }: OpenDecision): boolean {
  return kind === 'pin_unproven' && punch.photo_id !== null;
}

/** Kinds of decision that keep a punch from counting until it is accepted. Mirrors `app.holds_punch`. */
const holding: ReadonlySet<string> = new Set([
  'revoked_membership',
  'clock_implausible',
  'late_arrival',
  'stated_time',
  'overlap',
  'pin_unproven',
  'locked_period',
]);
const dayMs = 24 * 60 * 60_000;

/**
 * True if a punch lacks its clock-in only because that one needs review, too. Once the clock-in is approved, the
 * server counts this punch with it and withdraws the question.
 *
 * @param items open decisions about the same person
 */
export function countsWithAnother(item: OpenDecision, items: readonly OpenDecision[]): boolean {
  if (item.kind !== 'missing_in') return false;
  return items.some(({ kind, punch }) => {
    if (!holding.has(kind) || (punch.kind !== 'in' && punch.kind !== 'switch')) return false;
    const sinceMs = occurredAtMs(item) - Date.parse(punch.occurred_at);
    return sinceMs > 0 && sinceMs <= dayMs;
  });
}
