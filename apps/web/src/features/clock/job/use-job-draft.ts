import { useState } from 'react';
import type { Fix } from '@muster/domain';
import { preselectCostCode, preselectProject } from './preselect-job.ts';
import type { Job } from './project.ts';
import type { Jobs } from './use-jobs.ts';

/** What the person is about to book on, with everything that is still missing. */
export type JobDraft = {
  readonly projectId: string | null;
  readonly costCodeId: string | null;
  readonly note: string;
  readonly missing: ReadonlySet<'project' | 'costCode' | 'note'>;
  readonly chooseProject: (projectId: string | null) => void;
  readonly chooseCostCode: (costCodeId: string | null) => void;
  readonly writeNote: (note: string) => void;
};

type Choices = {
  /** Undefined: not touched, so what is preselected holds; null: none on purpose. */
  readonly projectId?: string | null;
  readonly costCodeId?: string | null;
  readonly note: string;
};

/**
 * Begins with the likeliest job. What the person chooses stays, whatever place or news come in later.
 * @param first a project that was chosen before the draft began
 */
export function useJobDraft(
  { projects, costCodes, rules }: Jobs,
  recentJobs: readonly Job[],
  fix: Fix | null,
  first?: string | null,
): JobDraft {
  const [choices, setChoices] = useState<Choices>(
    first === undefined ? { note: '' } : { note: '', projectId: first },
  );
  const preselected = preselectProject({ projects, recentJobs, fix });
  const project =
    choices.projectId === undefined
      ? preselected
      : (projects.find(({ id }) => id === choices.projectId) ?? null);
  const costCodeIds = new Set(costCodes.map(({ id }) => id));
  const usualCode = project === null ? null : preselectCostCode(project, recentJobs, costCodeIds);
  const costCodeId = choices.costCodeId === undefined ? usualCode : choices.costCodeId;

  const missing = new Set<'project' | 'costCode' | 'note'>();
  if (project === null && choices.projectId === undefined && projects.length > 0) {
    missing.add('project');
  }
  if (rules.cost_code_rule === 'required' && costCodeId === null && costCodes.length > 0) {
    missing.add('costCode');
  }
  if (rules.note_rule === 'required' && choices.note.trim() === '') missing.add('note');

  return {
    projectId: project?.id ?? null,
    costCodeId,
    note: choices.note,
    missing,
    // Another project has codes of its own.
    chooseProject: (projectId) => setChoices({ projectId, note: choices.note }),
    // A code is of a project: the two stay together from here on.
    chooseCostCode: (code) =>
      setChoices({ ...choices, ...(project && { projectId: project.id }), costCodeId: code }),
    writeNote: (note) => setChoices({ ...choices, note }),
  };
}
