import type { ClockSettings } from '@muster/contract';
import type { Fix } from '@muster/domain';
import { preselectCostCode, preselectProject } from './preselect-job.ts';
import type { CostCode, Job, Project } from '../../../data/jobs/project.ts';

/** What the person has chosen so far. Absent: not touched, so what is preselected holds. */
export type JobChoices = {
  /** Null: none, on purpose. */
  readonly projectId?: string | null;
  readonly costCodeId?: string | null;
  readonly note: string;
};

export type MissingField = 'project' | 'costCode' | 'note';

export type ResolvedJob = {
  readonly project: Project | null;
  readonly costCodeId: string | null;
  /** What must be chosen or written before it can be booked. */
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
 * What is booked on: the person's choices, and for what they did not touch the likeliest. A project
 * is asked for where there are any, or a word that it is none; code and note by the company's rules.
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
