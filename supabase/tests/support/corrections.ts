import {
  type CorrectedEntry,
  correctionVerdictSchema,
} from '../../../packages/contract/src/corrections.ts';
import type { TestCaller } from '../../../apps/testkit/src/index.ts';
import type { Cast } from './cast.ts';
import { plantShift } from './shifts.ts';
import { callSheet, week } from './sheets.ts';

/** Plants eight hours of the employee in Denver on the first day of the week, with a meal. */
export function plantWorkday(cast: Cast): Promise<string> {
  return plantShift(cast.database, cast.company, cast.employee, {
    from: `${week}T14:00:00Z`,
    to: `${week}T22:00:00Z`,
    meal: [`${week}T18:00:00Z`, `${week}T18:30:00Z`],
    project: cast.project,
  });
}

/** The corrected entry for that day. */
export const wish: CorrectedEntry = {
  started_at: `${week}T13:30:00Z`,
  ended_at: `${week}T22:15:00Z`,
  zone: 'America/Denver',
  project_id: null,
  cost_code_id: null,
  breaks: [{ kind: 'meal', started_at: `${week}T17:00:00Z`, ended_at: `${week}T17:45:00Z` }],
};

export async function correctTime(
  cast: Cast,
  caller: TestCaller,
  correction: {
    readonly id: string;
    readonly kind: 'change' | 'add' | 'remove' | 'job';
    readonly entry: string | null;
    readonly facts: object | null;
    readonly reason: string;
  },
): Promise<unknown> {
  const { id, kind, entry, facts, reason } = correction;
  return correctionVerdictSchema.parse(
    await callSheet(cast.database, caller, 'correct_time($1, $2, $3, $4, $5, $6)', [
      id,
      cast.employee.personId,
      kind,
      entry,
      facts === null ? null : JSON.stringify(facts),
      reason,
    ]),
  );
}
