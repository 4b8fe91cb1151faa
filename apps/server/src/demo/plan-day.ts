import type { Punch } from '@muster/contract';
import type { DemoSite } from './demo-data.ts';
import type { Random } from './random.ts';
import { utcOffsetMinutes } from './local-time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export type Device = { readonly id: string; sequence: number; readonly skewMs: number };

/** The story that makes a day worth a look; most days are plain. */
export type Story =
  | 'plain'
  | 'forgot_out'
  | 'repaired_out'
  | 'no_start'
  | 'long_shift'
  | 'stated_start'
  | 'double_tap'
  | 'no_meal'
  | 'short_meal'
  | 'late_meal';

export type PlannedProject = { readonly id: string; readonly site: DemoSite };

export type WorkedDay = {
  readonly personId: string;
  readonly device: Device;
  readonly zone: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly project: PlannedProject;
  /** Project of the afternoon; null if it's the same all day. */
  readonly secondProject: PlannedProject | null;
  readonly codeId: string;
  readonly story: Story;
};

export type PlannedPunch = { readonly punch: Punch; readonly madeAt: number };

/** Plans the punches of one person's day, in the order in which they are made. */
export function planDay(day: WorkedDay, random: Random): PlannedPunch[] {
  const endsAt = day.story === 'long_shift' ? day.startsAt + 17.5 * hourMs : day.endsAt;
  const mealAfter = random.whole(255, 290) + (day.story === 'late_meal' ? 50 : 0);
  const mealLasts = random.whole(31, 37) - (day.story === 'short_meal' ? 9 : 0);
  const mealAt = day.startsAt + mealAfter * minuteMs;
  const backAt = mealAt + mealLasts * minuteMs;
  const isPunched = (kind: Punch['kind']) =>
    !(kind === 'in' && day.story === 'no_start') && !(kind === 'out' && day.story === 'forgot_out');

  const steps: Step[] = [
    { kind: 'in', at: day.startsAt },
    ...(day.story === 'double_tap' ? [{ kind: 'in', at: day.startsAt + 4000 } as const] : []),
    ...(day.story === 'no_meal'
      ? []
      : ([
          { kind: 'break_start', break_kind: 'meal', at: mealAt },
          { kind: 'break_end', at: backAt },
        ] as const)),
    ...(day.secondProject === null
      ? []
      : [{ kind: 'switch', at: backAt + 20_000, project: day.secondProject } as const]),
    { kind: 'out', at: endsAt, project: day.secondProject ?? day.project },
  ];
  return steps
    .filter(({ kind }) => isPunched(kind))
    .filter(({ kind }) => day.story !== 'no_start' || kind === 'out')
    .map((step) => toPunch(day, step, random));
}

type Step = {
  readonly kind: Punch['kind'];
  readonly at: number;
  readonly break_kind?: NonNullable<Punch['break_kind']>;
  readonly project?: PlannedProject;
};

function toPunch(day: WorkedDay, step: Step, random: Random): PlannedPunch {
  const claimedAt =
    (step.kind === 'out' && day.story === 'repaired_out') ||
    (step.kind === 'in' && day.story === 'stated_start')
      ? step.at
      : null;
  // A forgotten clock-out is repaired before the next shift, a forgotten clock-in an hour later.
  const madeAt = claimedAt === null ? step.at : step.at + (step.kind === 'out' ? 13 : 1) * hourMs;
  const project = step.project ?? day.project;
  const place = isWork(step.kind) ? placeOf(project.site, random) : null;
  const { device } = day;
  device.sequence += 1;
  return {
    madeAt,
    punch: {
      id: random.uuid(),
      v: 1,
      person_id: day.personId,
      kind: step.kind,
      break_kind: step.break_kind ?? null,
      device_id: device.id,
      device_seq: device.sequence,
      device_at: new Date(madeAt + device.skewMs).toISOString(),
      zone: day.zone,
      utc_offset_minutes: utcOffsetMinutes(day.zone, madeAt),
      skew_ms: device.skewMs,
      skew_age_ms: random.whole(60_000, 6 * hourMs),
      online: random.chance(0.8),
      claimed_at: claimedAt === null ? null : new Date(claimedAt).toISOString(),
      project_id: project.id,
      cost_code_id: day.codeId,
      note: null,
      location: place?.location ?? null,
      outside_reason: place?.reason ?? null,
      pin_check: null,
    },
  };
}

function isWork(kind: Punch['kind']): boolean {
  return kind === 'in' || kind === 'out' || kind === 'switch';
}

const reasons = ['Picking up material', 'Parked at the far lot', 'Meeting the inspector'];

/** Usually at the site, sometimes next to it, rarely elsewhere or unknown. */
function placeOf(
  site: DemoSite,
  random: Random,
): { location: Punch['location']; reason: string | null } {
  const share = random.next();
  if (share < 0.03) return { location: null, reason: null };
  const isAway = share < 0.05;
  const metres = isAway ? random.whole(900, 3000) : random.whole(5, share < 0.1 ? 175 : 90);
  const bearing = random.next() * 2 * Math.PI;
  return {
    location: {
      lat: site.lat + (metres * Math.cos(bearing)) / 111_195,
      lng:
        site.lng + (metres * Math.sin(bearing)) / (111_195 * Math.cos((site.lat * Math.PI) / 180)),
      accuracy_m: random.whole(4, 25),
      age_ms: random.whole(200, 9000),
      mock: false,
    },
    reason: isAway ? random.pick(reasons) : null,
  };
}
