import type { PlannedProject } from './plan-day.ts';
import type { CrewPlan, Worker } from './plan-punches.ts';

/** Returns everyone in the second company as one crew. */
export function secondCrew(
  workers: readonly Worker[],
  project: PlannedProject & { readonly codeId: string },
): CrewPlan {
  return {
    crew: {
      name: 'All',
      weeks: 5,
      size: workers.length,
      without_login: 0,
      part_time: 0,
      shift: { start: '08:00', end: '16:30', weekdays: [1, 2, 3, 4, 5] },
      projects: [],
      codes: [],
      days_off: [6, 6, 1, 3],
    },
    workers,
    projects: [project],
    codeIds: [project.codeId],
    kioskId: null,
  };
}
