import type { Availability, AvailabilityDraft } from '@muster/contract/schedule';
import type { UnsentSchedule } from '../../../data/schedule/use-unsent-schedule.ts';

type ShownAvailability = { readonly entry: AvailabilityDraft; readonly isUnsent: boolean };

/**
 * What the person has said, with what this device has not sent yet. Weekly entries first, Monday to Sunday;
 * what is over isn't shown.
 */
export function shownAvailability(
  stored: readonly Availability[],
  unsent: Pick<UnsentSchedule, 'savedAvailability' | 'removedAvailability'>,
  today: string,
): readonly ShownAvailability[] {
  const saved = new Map(unsent.savedAvailability.map((entry) => [entry.id, entry]));
  const kept = stored
    .filter(({ id }) => !saved.has(id) && !unsent.removedAvailability.has(id))
    .map((entry) => ({ entry, isUnsent: false }));
  const waiting = [...saved.values()].map((entry) => ({ entry, isUnsent: true }));
  return [...kept, ...waiting]
    .filter(({ entry }) => entry.to_date === null || entry.to_date >= today)
    .toSorted((a, b) => sortKey(a.entry).localeCompare(sortKey(b.entry)));
}

function sortKey({ weekday, from_date, from_time, id }: AvailabilityDraft): string {
  return [weekday ?? 8, from_date ?? '', from_time ?? '', id].join(' ');
}
