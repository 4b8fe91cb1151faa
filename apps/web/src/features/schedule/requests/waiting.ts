import type { ScheduleRequests } from '@muster/contract/schedule-requests';

export type WaitingTimeOff = ScheduleRequests['time_off'][number];

/** Splits requests into those that the caller may decide now, oldest first, and the rest, newest first. */
export function splitRequests({ requests, time_off }: ScheduleRequests) {
  const byAsked = (a: { readonly asked_at: string }, b: { readonly asked_at: string }) =>
    Date.parse(a.asked_at) - Date.parse(b.asked_at);
  return {
    shifts: requests.filter(({ may }) => may.decide).toSorted(byAsked),
    timeOff: time_off.filter(({ may_decide }) => may_decide).toSorted(byAsked),
    decidedShifts: requests.filter(({ may }) => !may.decide).toSorted((a, b) => byAsked(b, a)),
    decidedTimeOff: time_off
      .filter(({ may_decide }) => !may_decide)
      .toSorted((a, b) => byAsked(b, a)),
  };
}

export function countWaiting(all: ScheduleRequests): number {
  const { shifts, timeOff } = splitRequests(all);
  return shifts.length + timeOff.length;
}
