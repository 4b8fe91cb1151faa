import type { ClockSettings } from '@muster/contract';
import { useIdentity } from '../identity/use-account.ts';
import { useSnapshotQuery } from '../query/use-snapshot-query.ts';
import { costCodesQuery, rowToCostCode } from './cost-codes-query.ts';
import type { CostCode, Project } from './project.ts';
import { projectsQuery, rowToProject } from './projects-query.ts';

/** What hours can be booked on, and what they were booked on. */
export type Jobs = {
  /** False until this device has heard of the company's jobs, or that it cannot. */
  readonly isSettled: boolean;
  /** To choose from. */
  readonly projects: readonly Project[];
  readonly costCodes: readonly CostCode[];
  /** Archived ones and those that are done included, for what is over. */
  readonly everyProject: readonly Project[];
  readonly everyCostCode: readonly CostCode[];
  readonly rules: ClockSettings;
};

/** Where a company's rules are not known yet nothing is demanded and no place is asked for. */
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
