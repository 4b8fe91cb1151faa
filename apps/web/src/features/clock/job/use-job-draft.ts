import type { Fix } from '@muster/domain';
import { useState } from 'react';
import { type JobChoices, type MissingField, resolveJob } from './job-draft.ts';
import type { Job } from '../../../data/jobs/project.ts';
import type { Jobs } from '../../../data/jobs/use-jobs.ts';

/** What the person is about to book on. */
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
 * Begins with the likeliest job. What the person chooses stays, whatever place or news come in later.
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
    // Another project has codes of its own.
    chooseProject: (projectId) => setChoices({ projectId, note: choices.note }),
    // A code is of a project: the two stay together from here on.
    chooseCostCode: (code) =>
      setChoices({ ...choices, ...(project && { projectId: project.id }), costCodeId: code }),
    writeNote: (note) => setChoices({ ...choices, note }),
  };
}
