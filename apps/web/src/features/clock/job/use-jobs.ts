import type { ClockSettings } from '@muster/contract';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { costCodesQuery } from './cost-codes-query.ts';
import type { CostCode, Project } from './project.ts';
import { projectsQuery, rowToProject } from './projects-query.ts';

/** What hours can be booked on here. */
export type Jobs = {
  /** False until this device has heard of the company's jobs. */
  readonly isKnown: boolean;
  readonly projects: readonly Project[];
  readonly costCodes: readonly CostCode[];
  readonly rules: ClockSettings;
};

/** Where a company's rules are not known yet nothing is demanded and no place is asked for. */
const unknownRules: ClockSettings = {
  cost_code_rule: 'optional',
  note_rule: 'optional',
  location_mode: 'off',
};

export function useJobs(): Jobs {
  const { user_id, clock_settings } = useIdentity();
  const projects = useSnapshotQuery(projectsQuery(user_id));
  const costCodes = useSnapshotQuery(costCodesQuery(user_id));
  const rules = clock_settings ?? unknownRules;
  return {
    isKnown: projects.status === 'ready',
    projects: projects.status === 'ready' ? projects.data.map(rowToProject) : [],
    costCodes: costCodes.status === 'ready' && rules.cost_code_rule !== 'off' ? costCodes.data : [],
    rules,
  };
}
