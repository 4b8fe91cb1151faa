import type { Availability } from '@muster/contract/schedule';
import type { TimeOffDraft } from '@muster/contract/time-off';
import { isUnsent, type OutboxItem } from '../outbox/item.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import {
  availabilityKind,
  confirmationKind,
  scheduleKinds,
  timeOffKind,
} from './schedule-items.ts';
import {
  availabilityPayloadSchema,
  confirmationPayloadSchema,
  timeOffPayloadSchema,
} from './schedule-payloads.ts';

/** This device's changes to the person's schedule that a server answer does not contain yet. */
export type UnsentSchedule = {
  /** Confirmed versions of shifts, as `shift_id sequence`. A version stays confirmed. */
  readonly confirmed: ReadonlySet<string>;
  readonly savedAvailability: readonly SavedAvailability[];
  readonly removedAvailability: ReadonlySet<string>;
  readonly timeOff: readonly SavedTimeOff[];
  /** The number of schedule items done since the app opened; it rises when the server accepts one. */
  readonly settled: number;
};

export type SavedAvailability = {
  readonly entry: Omit<Availability, 'person_id'>;
  /** Not accepted by the server yet. */
  readonly isUnsent: boolean;
};

export type SavedTimeOff = { readonly request: TimeOffDraft; readonly isUnsent: boolean };

export function confirmedKey(shiftId: string, sequence: number): string {
  return `${shiftId} ${sequence}`;
}

/**
 * @param asOfMs when the server's answer arrived, by the device's clock; if absent, only unsent items count
 */
export function useUnsentSchedule(asOfMs = Infinity): UnsentSchedule {
  return unsentScheduleOf(useOutbox().items, asOfMs);
}

/** Applies the items in order, so that an entry saved and later removed is removed. */
export function unsentScheduleOf(items: readonly OutboxItem[], asOfMs = Infinity): UnsentSchedule {
  const confirmed = new Set<string>();
  const saved = new Map<string, SavedAvailability>();
  const removed = new Set<string>();
  const timeOff: SavedTimeOff[] = [];
  // A refused item is shown under "Needs attention" and doesn't count as accepted.
  const isNews = ({ kind, progress }: OutboxItem) =>
    progress.state === 'done'
      ? progress.doneAtMs >= asOfMs || kind === confirmationKind
      : progress.state !== 'attention';
  for (const item of items.filter(isNews).toSorted((a, b) => a.order - b.order)) {
    const { kind, payload } = item;
    if (kind === confirmationKind) {
      const read = confirmationPayloadSchema.safeParse(payload);
      if (read.success) confirmed.add(confirmedKey(read.data.shift_id, read.data.sequence));
    } else if (kind === availabilityKind) {
      const read = availabilityPayloadSchema.safeParse(payload);
      if (!read.success) continue;
      if (read.data.change === 'save') {
        const entry = read.data.availability;
        saved.set(entry.id, { entry, isUnsent: isUnsent(item) });
      } else {
        saved.delete(read.data.id);
        removed.add(read.data.id);
      }
    } else if (kind === timeOffKind) {
      const read = timeOffPayloadSchema.safeParse(payload);
      if (read.success) timeOff.push({ request: read.data.request, isUnsent: isUnsent(item) });
    }
  }
  return {
    confirmed,
    savedAvailability: [...saved.values()],
    removedAvailability: removed,
    timeOff,
    settled: items.filter(
      ({ kind, progress }) => scheduleKinds.includes(kind) && progress.state === 'done',
    ).length,
  };
}
