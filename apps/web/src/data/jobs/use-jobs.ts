import type { ClockSettings } from '@muster/contract';
import { useIdentity } from '../identity/use-account.ts';
import { useSnapshotQuery } from '../query/use-snapshot-query.ts';
import { costCodesQuery, rowToCostCode } from './cost-codes-query.ts';
import type { CostCode, Project } from './project.ts';
import { projectsQuery, rowToProject } from './projects-query.ts';

/** The jobs that hours can be booked on, and those that past hours are booked on. */
export type Jobs = {
  /** False until this device has received the company's jobs, or failed to. */
  readonly isSettled: boolean;
  /** To choose from. */
  readonly projects: readonly Project[];
  readonly costCodes: readonly CostCode[];
  /** Includes archived and finished ones, for past hours. */
  readonly everyProject: readonly Project[];
  readonly everyCostCode: readonly CostCode[];
  readonly rules: ClockSettings;
};

/** Used while the company's rules are unknown: nothing is required, and no location is read. */
const unknownRules: ClockSettings = {
  cost_code_rule: 'optional',
  note_rule: 'optional',
  location_mode: 'off',
  trail_minutes: 5,
  asks_location: false,
};

export function useJobs(): Jobs {
  const { user_id, clock_settings } = useIdentity();
  const projects = useSnapshotQuery(projectsQuery(user_id));
  const costCodes = useSnapshotQuery(costCodesQuery(user_id));
  const rules = clock_settings ?? unknownRules;
  const everyProject = projects.status === 'ready' ? projects.data.map(rowToProject) : [];
  const everyCostCode = costCodes.status === 'ready' ? costCodes.data.map(rowToCostCode) : [];
  return {
    isSettled: projects.status !== 'loading' && costCodes.status !== 'loading',
    projects: everyProject.filter(({ isOffered }) => isOffered),
    costCodes:
      rules.cost_code_rule === 'off' ? [] : everyCostCode.filter(({ isArchived }) => !isArchived),
    everyProject,
    everyCostCode,
    rules,
  };
}
