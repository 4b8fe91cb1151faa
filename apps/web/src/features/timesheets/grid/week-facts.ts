import type { CorrectedEntry } from '@muster/contract/corrections';
import { resolveWallTime, type WallTimeProblem } from '../../../ui/time/wall-time.ts';
import type { TypedShift } from './typed-shift.ts';

type Usual = {
  readonly zone: string;
  readonly mealMinutes: number;
  readonly projectId: string | null;
  readonly costCodeId: string | null;
};

/**
 * Returns the entry for a shift typed on a day, with the meal in the middle, or the reason why its times are unclear.
 */
export function weekFacts(
  date: string,
  { fromMinute, toMinute }: TypedShift,
  { zone, mealMinutes, projectId, costCodeId }: Usual,
): { readonly facts: CorrectedEntry } | { readonly problem: WallTimeProblem } {
  const at = (minute: number) => {
    const wall = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes: minute });
    const time = wall.toPlainTime().toString({ smallestUnit: 'minute' });
    return resolveWallTime({ date: wall.toPlainDate().toString(), time, pass: null }, zone);
  };
  const from = at(fromMinute);
  const to = at(toMinute);
  if ('problem' in from) return from;
  if ('problem' in to) return to;
  const mealFromMs =
    from.atMs + Math.floor((to.atMs - from.atMs) / 2 / 60_000 - mealMinutes / 2) * 60_000;
  const hasMeal = mealMinutes > 0 && mealFromMs > from.atMs;
  return {
    facts: {
      started_at: instant(from.atMs),
      ended_at: instant(to.atMs),
      zone,
      project_id: projectId,
      cost_code_id: costCodeId,
      breaks: hasMeal
        ? [
            {
              kind: 'meal',
              started_at: instant(mealFromMs),
              ended_at: instant(mealFromMs + mealMinutes * 60_000),
            },
          ]
        : [],
    },
  };
}

const instant = (atMs: number) => new Date(atMs).toISOString();
