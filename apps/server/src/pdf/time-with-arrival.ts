import { lateArrival } from '@muster/domain/received-late';
import type { Making } from './content.ts';

/** Formats the time that a device stated for something, with its arrival if that is much later. */
export function timeWithArrival(
  at: string,
  arrival: Parameters<typeof lateArrival>[1],
  { times, words }: Making,
): string {
  const late = lateArrival(at, arrival);
  return [
    times.instantInZone(at),
    ...(late === null || late.statedAt === null
      ? []
      : [words.deviceSaid(times.instantInZone(late.statedAt))]),
    ...(late === null ? [] : [words.received(times.instantInZone(late.receivedAt))]),
  ].join(', ');
}
