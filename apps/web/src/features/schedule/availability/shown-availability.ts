import type { Availability, AvailabilityDraft } from '@muster/contract/schedule';
import type {
  SavedAvailability,
  UnsentSchedule,
} from '../../../data/schedule/use-unsent-schedule.ts';

/**
 * Returns the person's availability, with this device's unsent changes applied. Weekly entries come first, Monday to
 * Sunday; past ones are left out.
 */
export function shownAvailability(
  stored: readonly Availability[],
  unsent: Pick<UnsentSchedule, 'savedAvailability' | 'removedAvailability'>,
  today: string,
): readonly SavedAvailability[] {
  const saved = new Set(unsent.savedAvailability.map(({ entry }) => entry.id));
  const kept = stored
    .filter(({ id }) => !saved.has(id) && !unsent.removedAvailability.has(id))
    .map((entry) => ({ entry, isUnsent: false }));
  return [...kept, ...unsent.savedAvailability]
    .filter(({ entry }) => entry.to_date === null || entry.to_date >= today)
    .toSorted((a, b) => sortKey(a.entry).localeCompare(sortKey(b.entry)));
}

function sortKey({ weekday, from_date, from_time, id }: AvailabilityDraft): string {
  return [weekday ?? 8, from_date ?? '', from_time ?? '', id].join(' ');
}
