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

/** What this device has kept of the person's schedule and the server has not accepted yet. */
export type UnsentSchedule = {
  /** Confirmed versions of shifts, as `shift_id sequence`. */
  readonly confirmed: ReadonlySet<string>;
  readonly savedAvailability: readonly Omit<Availability, 'person_id'>[];
  readonly removedAvailability: ReadonlySet<string>;
  readonly timeOff: readonly TimeOffDraft[];
  /** Of this subject, done since the app opened; rises when something was accepted. */
  readonly settled: number;
};

export function confirmedKey(shiftId: string, sequence: number): string {
  return `${shiftId} ${sequence}`;
}

export function useUnsentSchedule(): UnsentSchedule {
  return unsentScheduleOf(useOutbox().items);
}

/** In the order in which they were made: what was saved and removed afterwards is removed. */
export function unsentScheduleOf(items: readonly OutboxItem[]): UnsentSchedule {
  const confirmed = new Set<string>();
  const saved = new Map<string, Omit<Availability, 'person_id'>>();
  const removed = new Set<string>();
  const timeOff: TimeOffDraft[] = [];
  // What was refused is told under "Needs attention" and is not as good as accepted.
  const waiting = items.filter((item) => isUnsent(item) && item.progress.state !== 'attention');
  for (const { kind, payload } of waiting.toSorted((a, b) => a.order - b.order)) {
    if (kind === confirmationKind) {
      const read = confirmationPayloadSchema.safeParse(payload);
      if (read.success) confirmed.add(confirmedKey(read.data.shift_id, read.data.sequence));
    } else if (kind === availabilityKind) {
      const read = availabilityPayloadSchema.safeParse(payload);
      if (!read.success) continue;
      if (read.data.change === 'save') {
        saved.set(read.data.availability.id, read.data.availability);
      } else {
        saved.delete(read.data.id);
        removed.add(read.data.id);
      }
    } else if (kind === timeOffKind) {
      const read = timeOffPayloadSchema.safeParse(payload);
      if (read.success) timeOff.push(read.data.request);
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
