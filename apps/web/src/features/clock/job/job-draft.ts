import type { ClockSettings } from '@muster/contract';
import type { Fix } from '@muster/domain';
import { preselectCostCode, preselectProject } from './preselect-job.ts';
import type { CostCode, Job, Project } from '../../../data/jobs/project.ts';

/** The person's choices so far. Absent if untouched; the preselected value then applies. */
export type JobChoices = {
  /** Null if the person chose no project. */
  readonly projectId?: string | null;
  readonly costCodeId?: string | null;
  readonly note: string;
};

export type MissingField = 'project' | 'costCode' | 'note';

export type ResolvedJob = {
  readonly project: Project | null;
  readonly costCodeId: string | null;
  /** Fields that must be filled in before the job can be booked. */
  readonly missing: ReadonlySet<MissingField>;
};

type JobGround = {
  readonly projects: readonly Project[];
  readonly costCodes: readonly CostCode[];
  readonly rules: ClockSettings;
  readonly recentJobs: readonly Job[];
  readonly fix: Fix | null;
};

/**
 * Returns the job to book: the person's choices, and the most likely value for each untouched field. If there are
 * projects, the person must pick one or state that there is none; the company's rules decide about code and note.
 */
export function resolveJob(choices: JobChoices, ground: JobGround): ResolvedJob {
  const { projects, costCodes, rules, recentJobs } = ground;
  const project =
    choices.projectId === undefined
      ? preselectProject(ground)
      : (projects.find(({ id }) => id === choices.projectId) ?? null);
  const costCodeIds = new Set(costCodes.map(({ id }) => id));
  const usualCode = project === null ? null : preselectCostCode(project, recentJobs, costCodeIds);
  const costCodeId = choices.costCodeId === undefined ? usualCode : choices.costCodeId;

  const missing = new Set<MissingField>();
  if (project === null && choices.projectId === undefined && projects.length > 0) {
    missing.add('project');
  }
  if (rules.cost_code_rule === 'required' && costCodeId === null && costCodes.length > 0) {
    missing.add('costCode');
  }
  if (rules.note_rule === 'required' && choices.note.trim() === '') missing.add('note');
  return { project, costCodeId, missing };
}
