import { lateArrival } from '@muster/domain/received-late';
import type { Making } from './content.ts';

/** The time that a device stated of something, with when it arrived if that is far from it. */
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
