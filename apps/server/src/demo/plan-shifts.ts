/** The demo company's shifts: two weeks back, this week, next week's draft and the week after. */
import { randomUUID } from 'node:crypto';
import { addDays, dayAt, instantAt, minutesOf, weekdayOf, type Day } from './local-time.ts';
import { jobOf, type CrewPlan } from './plan-punches.ts';
import { hoursAt, isOnDuty } from './roster.ts';

export type DemoShift = {
  readonly id: string;
  readonly crew: number;
  /** Position in the crew; null for an open shift. */
  readonly place: number | null;
  readonly person_id: string | null;
  readonly project_id: string;
  readonly cost_code_id: string | null;
  readonly starts_local: string;
  readonly ends_local: string;
  readonly break_minutes: number;
  readonly day: Day;
};

export type ShiftWeeks = {
  /** Last published day. */
  readonly publishedUntil: Day;
  /** The Monday of the draft. */
  readonly draftFrom: Day;
  readonly shifts: readonly DemoShift[];
  /** Upcoming published days on which the first crew works. */
  readonly daysAhead: readonly Day[];
};

/** The only person in the second crew without the certificate that its last project requires. */
export const uncertified = 4;

/** Person in the first crew who is off on Monday and Tuesday, and stays late on the following days, into overtime. */
export const stayingLate = { place: 12, minutes: 120 } as const;

/** Person in the first crew who has the first days of the week after the draft off. */
export const onVacation = { place: 4, days: 2 } as const;

export function planShifts(
  crews: readonly CrewPlan[],
  { zone, now }: { readonly zone: string; readonly now: number },
): ShiftWeeks {
  const today = dayAt(zone, now);
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const ahead = (until: Day) =>
    daysFrom(addDays(today, 1), until).filter((day) => {
      const weekdays = crews[0]?.crew.shift.weekdays ?? [];
      return weekdays.includes(weekdayOf(day));
    });
  // Late in the week the next one is published too, so that something is always ahead.
  const sunday = addDays(monday, 6);
  const publishedUntil = ahead(sunday).length >= 3 ? sunday : addDays(sunday, 7);
  const draftFrom = addDays(publishedUntil, 1);
  const shifts = crews.flatMap((plan, crew) =>
    daysFrom(addDays(monday, -14), addDays(draftFrom, 13)).flatMap((day) =>
      plan.workers
        .filter((worker) => isOnDuty(plan.crew, worker, day, today))
        .map((worker): DemoShift => {
          const { projectId, codeId } = jobOf(plan, worker, day);
          const isUncertified = crew === 1 && worker.place === uncertified;
          return {
            id: randomUUID(),
            crew,
            place: worker.place,
            person_id: worker.personId,
            project_id: isUncertified ? (plan.projects[0]?.id ?? projectId) : projectId,
            cost_code_id: codeId,
            ...hoursAtPlace(day, plan.crew, worker),
            break_minutes: 30,
            day,
          };
        }),
    ),
  );
  const daysAhead = ahead(publishedUntil);
  return {
    publishedUntil,
    draftFrom,
    daysAhead,
    shifts: shifts.flatMap((shift) => storyOf(shift, crews, daysAhead, draftFrom)),
  };

  function storyOf(
    shift: DemoShift,
    plans: readonly CrewPlan[],
    days: readonly Day[],
    draft: Day,
  ): DemoShift[] {
    const is = (crew: number, place: number, day: Day | undefined) =>
      shift.crew === crew && shift.place === place && shift.day === day;
    // The two who want to swap are off on each other's day.
    if (is(0, 1, days[1]) || is(0, 2, days[2])) return [];
    const vacation = addDays(draft, 7);
    if (
      shift.crew === 0 &&
      shift.place === onVacation.place &&
      shift.day >= vacation &&
      shift.day < addDays(vacation, onVacation.days)
    ) {
      return [];
    }
    if (
      shift.crew === 0 &&
      shift.place === stayingLate.place &&
      shift.day >= today &&
      shift.day <= sunday
    ) {
      const late = Date.parse(`${shift.ends_local}Z`) + stayingLate.minutes * 60_000;
      return [{ ...shift, ends_local: new Date(late).toISOString().slice(0, 16) }];
    }
    // An evening shift before a morning shift.
    if (is(0, 5, addDays(draft, 1))) {
      return [{ ...shift, ...hoursOf(shift.day, { start: '14:00', end: '22:30' }) }];
    }
    if (is(1, uncertified, addDays(draft, 2))) {
      return [{ ...shift, project_id: plans[1]?.projects.at(-1)?.id ?? shift.project_id }];
    }
    return [shift];
  }
}

export function hoursOf(
  day: Day,
  { start, end }: { readonly start: string; readonly end: string },
): { readonly starts_local: string; readonly ends_local: string } {
  const lastDay = minutesOf(end) > minutesOf(start) ? day : addDays(day, 1);
  return { starts_local: `${dateOf(day)}T${start}`, ends_local: `${dateOf(lastDay)}T${end}` };
}

function hoursAtPlace(day: Day, crew: CrewPlan['crew'], worker: { readonly place: number }) {
  const { startsAt, lasts } = hoursAt(crew, worker);
  return hoursOf(day, { start: clockOf(startsAt), end: clockOf(startsAt + lasts) });
}

/** Minutes past midnight as `hh:mm`. */
function clockOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

export function dateOf(day: Day): string {
  return new Date(day).toISOString().slice(0, 10);
}

export function isAhead(shift: DemoShift, zone: string, now: number): boolean {
  return instantAt(zone, shift.day, minutesOf(shift.starts_local.slice(11))) > now;
}

function daysFrom(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
