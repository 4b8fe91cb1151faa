/**
 * The plan with the people that its last minutes always show, at any hour: two on a break, and one who started away
 * from the site.
 */
import type { Punch } from '@muster/contract';
import { utcOffsetMinutes } from './local-time.ts';
import { planWork, type CrewPlan, type Handover } from './plan-punches.ts';
import { createRandom, type Random } from './random.ts';

const minuteMs = 60_000;
const onBreak = 2;

/** In the order of arrival. `idle` are people who have not started today. */
export function planPunches(
  crews: readonly CrewPlan[],
  at: { readonly zone: string; readonly now: number; readonly idle: ReadonlySet<string> },
): Handover[] {
  const work = planWork(crews, at);
  const random = createRandom(Math.floor(at.now / minuteMs));
  const placed = withSomeoneAway(work, at.now, random);
  const breaks = missingBreaks(placed, at, random);
  return [...placed, ...breaks].sort((a, b) => a.receivedAt - b.receivedAt);
}

/** Returns the last punch of each person who is on the clock, sent by their own phone. */
function workingNow(work: readonly Handover[], now: number): readonly Punch[] {
  const last = new Map<string, Punch>();
  for (const { by, receivedAt, punches } of work) {
    if (receivedAt < now - 12 * 60 * minuteMs) continue;
    for (const punch of punches) {
      const isOwn = 'personId' in by && by.personId === punch.person_id;
      if (isOwn) last.set(punch.person_id, punch);
      else last.delete(punch.person_id);
    }
  }
  return [...last.values()].filter(({ kind }) => kind !== 'out');
}

function missingBreaks(
  work: readonly Handover[],
  { zone, now }: { readonly zone: string; readonly now: number },
  random: Random,
): Handover[] {
  const working = workingNow(work, now);
  const missing = onBreak - working.filter(({ kind }) => kind === 'break_start').length;
  const rested = working.filter(
    (punch) => punch.kind !== 'break_start' && madeAt(punch) < now - 20 * minuteMs,
  );
  return rested.slice(0, Math.max(0, missing)).map((punch) => {
    const at = now - random.whole(3, 11) * minuteMs;
    return {
      by: { personId: punch.person_id },
      receivedAt: at + 2000,
      punches: [
        {
          ...punch,
          id: random.uuid(),
          kind: 'break_start',
          break_kind: 'rest',
          device_seq: punch.device_seq + 1,
          device_at: new Date(at + (punch.skew_ms ?? 0)).toISOString(),
          utc_offset_minutes: utcOffsetMinutes(zone, at),
          claimed_at: null,
          location: null,
          outside_reason: null,
        },
      ],
    };
  });
}

/** Makes one person start elsewhere, a mile from the site, and give the reason. */
function withSomeoneAway(work: readonly Handover[], now: number, random: Random): Handover[] {
  const working = new Set(workingNow(work, now).map(({ person_id }) => person_id));
  const begun = work
    .filter(({ receivedAt }) => receivedAt > now - 12 * 60 * minuteMs)
    .flatMap(({ punches }) => punches)
    .filter(({ kind, person_id }) => kind === 'in' && working.has(person_id));
  const away = begun.findLast(({ location }) => location !== null);
  const isOneAway = begun.some(({ outside_reason }) => outside_reason !== null);
  if (isOneAway || away?.location == null) return [...work];
  const { lat, lng } = away.location;
  const moved: Punch = {
    ...away,
    location: { ...away.location, lat: lat + 0.011, lng: lng + random.next() * 0.01 },
    outside_reason: 'Picking up material',
  };
  return work.map((handover) => ({
    ...handover,
    punches: handover.punches.map((punch) => (punch.id === away.id ? moved : punch)),
  }));
}

function madeAt({ device_at, skew_ms }: Punch): number {
  return Date.parse(device_at) - (skew_ms ?? 0);
}
