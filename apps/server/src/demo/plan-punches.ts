/**
 * Plans weeks of work up to now, and what went wrong in them. The same day comes out the same for the same person
 * whenever it is planned; only what comes after `now` is left out.
 */
import type { Punch } from '@muster/contract';
import type { DemoCrew } from './demo-data.ts';
import { addDays, dayAt, instantAt, utcOffsetMinutes, type Day } from './local-time.ts';
import {
  planDay,
  type Device,
  type PlannedProject,
  type PlannedPunch,
  type Story,
} from './plan-day.ts';
import { createRandom, type Random } from './random.ts';
import { hoursAt, isOnDuty, isRoundTheClock } from './roster.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export type Worker = {
  readonly personId: string;
  /** Number among all people: the seed of their days. */
  readonly number: number;
  /** Position in the crew; 0 is the lead. */
  readonly place: number;
  readonly hasLogin: boolean;
};

export type CrewPlan = {
  readonly crew: DemoCrew;
  readonly workers: readonly Worker[];
  readonly projects: readonly PlannedProject[];
  readonly codeIds: readonly string[];
  /** The kiosk where people without a login punch; if null, their lead punches for them. */
  readonly kioskId: string | null;
};

/** Punches that someone submits at once. */
export type Handover = {
  readonly by: { readonly personId: string } | { readonly kioskId: string };
  readonly receivedAt: number;
  readonly punches: readonly Punch[];
};

/** In the order of arrival. `idle` are people who have not clocked in today. */
export function planWork(
  crews: readonly CrewPlan[],
  { zone, now, idle }: { zone: string; now: number; idle: ReadonlySet<string> },
): Handover[] {
  return crews
    .flatMap((crew, index) =>
      crew.workers.flatMap((worker) =>
        planWorker(crew, worker, { zone, now, isIdle: idle.has(worker.personId), crew: index }),
      ),
    )
    .sort((a, b) => a.receivedAt - b.receivedAt);
}

function planWorker(
  plan: CrewPlan,
  worker: Worker,
  at: { zone: string; now: number; isIdle: boolean; crew: number },
): Handover[] {
  const device = deviceOf(worker);
  const today = dayAt(at.zone, at.now);
  const daysInAll = plan.crew.weeks * 7;
  const days = Array.from({ length: daysInAll }, (_, index) =>
    addDays(today, index + 1 - daysInAll),
  )
    .filter((day) => isOnDuty(plan.crew, worker, day, today))
    .filter((day) => !(at.isIdle && day === today));
  return days.flatMap((day, index) => {
    const random = createRandom(worker.number * 100_003 + Math.floor(day / dayMs));
    const workdaysAgo = days.length - index - (days.at(-1) === today ? 1 : 0);
    const isOff = random.chance(0.05) && worker.place % 3 === 2 && !isRoundTheClock(day, today);
    // People who have something to show that day work on it.
    if (isOff && !isFixed(at.crew, worker, workdaysAgo)) return [];
    const story = storyOf(at.crew, worker, workdaysAgo, random);
    const punches = planDay(
      workOf(plan, worker, device, day, story, at.zone, random),
      random,
    ).filter(({ madeAt }) => madeAt <= at.now);
    if (punches.length === 0) return [];
    return [
      ...handOver(plan, worker, punches, {
        ...at,
        isLate: isLate(at.crew, worker, workdaysAgo),
      }),
      ...contradict(plan, worker, punches, { ...at, workdaysAgo }),
    ];
  });
}

function deviceOf({ number, place, hasLogin }: Worker): Device {
  const random = createRandom(7919 + number);
  // One phone in the crew runs 47 minutes fast.
  const skewMs = place === 6 && hasLogin ? 47 * minuteMs : random.whole(-2500, 2500);
  return { id: random.uuid(), sequence: 0, skewMs };
}

/**
 * Fixed stories appear on every screen; the rest is drawn at random. `workdaysAgo` is 0 today, even for someone who is
 * off.
 */
function storyOf(crew: number, worker: Worker, workdaysAgo: number, random: Random): Story {
  const drawn = random.next();
  if (!worker.hasLogin) return 'plain';
  const fixed = fixedStories.get(`${crew}/${worker.place}/${workdaysAgo}`);
  if (fixed !== undefined) return fixed;
  if (workdaysAgo < 4) return 'plain';
  if (drawn < 0.007) return 'forgot_out';
  if (drawn < 0.014) return 'repaired_out';
  if (drawn < 0.024) return 'double_tap';
  return 'plain';
}

/** Crew / position in the crew / workdays ago. */
const fixedStories = new Map<string, Story>([
  ['0/3/1', 'forgot_out'],
  ['0/5/1', 'forgot_out'],
  ['0/7/2', 'no_start'],
  ['0/13/1', 'stated_start'],
  ['0/4/5', 'long_shift'],
  ['0/1/3', 'repaired_out'],
  ['0/6/2', 'late_meal'],
  ['0/8/2', 'no_meal'],
  ['0/10/2', 'short_meal'],
  ['0/2/2', 'no_meal'],
  ['1/2/1', 'forgot_out'],
  // Closed with an estimate when the person clocks in again, at any hour.
  ['1/3/2', 'forgot_out'],
  ['2/1/1', 'double_tap'],
]);

/** True for a story, a day that arrives late, or one that the lead contradicts. */
function isFixed(crew: number, worker: Worker, workdaysAgo: number): boolean {
  return (
    fixedStories.has(`${crew}/${worker.place}/${workdaysAgo}`) ||
    isLate(crew, worker, workdaysAgo) ||
    isContradicted(crew, worker, workdaysAgo)
  );
}

/** A phone that was in a drawer submits its day only now. */
function isLate(crew: number, worker: Worker, workdaysAgo: number): boolean {
  return crew === 0 && worker.place === 9 && workdaysAgo === 7;
}

function workOf(
  plan: CrewPlan,
  worker: Worker,
  device: Device,
  day: Day,
  story: Story,
  zone: string,
  random: Random,
) {
  const { startsAt, lasts } = hoursAt(plan.crew, worker);
  const week = weekOf(worker, day);
  const project = elementAt(plan.projects, week);
  const second = random.chance(0.15) ? elementAt(plan.projects, week + 1) : project;
  return {
    personId: worker.personId,
    device,
    zone,
    startsAt: instantAt(zone, day, startsAt + random.whole(-4, 0)) + random.whole(0, 59_999),
    endsAt: instantAt(zone, day, startsAt + lasts + random.whole(1, 4)) + random.whole(0, 59_999),
    project,
    // The long shift stays on one job: a switch would begin another entry.
    secondProject: second === project || story === 'long_shift' ? null : second,
    codeId: elementAt(plan.codeIds, worker.place + week),
    story,
  };
}

/** A crew works on three projects at a time and moves on every week. */
function weekOf({ place }: Worker, day: Day): number {
  return Math.floor(day / dayMs / 7) + (place % 3);
}

/** A person's project and cost code on a day. */
export function jobOf(
  plan: CrewPlan,
  worker: Worker,
  day: Day,
): { readonly projectId: string; readonly codeId: string } {
  const week = weekOf(worker, day);
  return {
    projectId: elementAt(plan.projects, week).id,
    codeId: elementAt(plan.codeIds, worker.place + week),
  };
}

function handOver(
  plan: CrewPlan,
  worker: Worker,
  punches: readonly PlannedPunch[],
  { now, isLate: isHandedInNow }: { now: number; isLate: boolean },
): Handover[] {
  const madeAt = Math.max(...punches.map((planned) => planned.madeAt));
  const receivedAt = isHandedInNow ? now : Math.min(now, madeAt + 5000);
  // A connected device would have sent the morning before the evening.
  const said = punches.map(({ punch, madeAt: at }) =>
    receivedAt - at > 120 * minuteMs ? { ...punch, online: false } : punch,
  );
  if (isHandedInNow) {
    const offline = said.map((punch) => Object.assign(punch, { online: false }));
    return [{ by: worker, receivedAt, punches: offline }];
  }
  if (worker.hasLogin) return [{ by: worker, receivedAt, punches: said }];
  if (plan.kioskId !== null) {
    const checked = said.map((punch) => Object.assign(punch, { pin_check: 'online' as const }));
    return [{ by: { kioskId: plan.kioskId }, receivedAt, punches: checked }];
  }
  const lead = elementAt(plan.workers, 0);
  const claimed = said.map((punch) => Object.assign(punch, { claimed_at: punch.device_at }));
  return [{ by: lead, receivedAt, punches: claimed }];
}

function isContradicted(crew: number, worker: Worker, workdaysAgo: number): boolean {
  return crew === 0 && worker.place === 11 && workdaysAgo === 1;
}

/** On one day the lead clocks someone in on another project than that person did. */
function contradict(
  plan: CrewPlan,
  worker: Worker,
  punches: readonly PlannedPunch[],
  {
    zone,
    now,
    crew,
    workdaysAgo,
  }: { zone: string; now: number; crew: number; workdaysAgo: number },
): Handover[] {
  const started = punches.find(({ punch }) => punch.kind === 'in');
  if (!isContradicted(crew, worker, workdaysAgo) || started === undefined) return [];
  const random = createRandom(worker.number);
  const at = Math.min(now, started.madeAt + 90 * minuteMs);
  const elsewhere = plan.projects.find(({ id }) => id !== started.punch.project_id);
  return [
    {
      by: elementAt(plan.workers, 0),
      receivedAt: at,
      punches: [
        {
          ...started.punch,
          id: random.uuid(),
          device_id: random.uuid(),
          device_at: new Date(at).toISOString(),
          utc_offset_minutes: utcOffsetMinutes(zone, at),
          skew_ms: 0,
          claimed_at: new Date(at).toISOString(),
          project_id: elsewhere?.id ?? null,
          location: null,
          outside_reason: null,
        },
      ],
    },
  ];
}

/** Wraps around at the end of the list. */
function elementAt<T>(from: readonly T[], index: number): T {
  const found = from[index % from.length];
  if (found === undefined) throw new RangeError('an empty list has no element');
  return found;
}
