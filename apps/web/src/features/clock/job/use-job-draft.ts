import type { Fix } from '@muster/domain';
import { useState } from 'react';
import { type JobChoices, type MissingField, resolveJob } from './job-draft.ts';
import type { Job } from '../../../data/jobs/project.ts';
import type { Jobs } from '../../../data/jobs/use-jobs.ts';

/** The job that the person is about to book. */
export type JobDraft = {
  readonly projectId: string | null;
  readonly costCodeId: string | null;
  readonly note: string;
  readonly missing: ReadonlySet<MissingField>;
  readonly chooseProject: (projectId: string | null) => void;
  readonly chooseCostCode: (costCodeId: string | null) => void;
  readonly writeNote: (note: string) => void;
};

/**
 * Starts with the most likely job. The person's choices stay, no matter which location or data arrive later.
 * @param first a project that was chosen before the draft began
 */
export function useJobDraft(
  jobs: Jobs,
  recentJobs: readonly Job[],
  fix: Fix | null,
  first?: string | null,
): JobDraft {
  const [choices, setChoices] = useState<JobChoices>(
    first === undefined ? { note: '' } : { note: '', projectId: first },
  );
  const { project, costCodeId, missing } = resolveJob(choices, { ...jobs, recentJobs, fix });
  return {
    projectId: project?.id ?? null,
    costCodeId,
    note: choices.note,
    missing,
    // Each project has its own codes, so the chosen code no longer applies.
    chooseProject: (projectId) => setChoices({ projectId, note: choices.note }),
    // A code belongs to a project, so from here on the two stay together.
    chooseCostCode: (code) =>
      setChoices({ ...choices, ...(project && { projectId: project.id }), costCodeId: code }),
    writeNote: (note) => setChoices({ ...choices, note }),
  };
}
