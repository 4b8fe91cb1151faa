import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PickerSheet } from '../../../ui/PickerSheet.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { StateButton } from '../../../ui/StateButton.tsx';
import { projectOptions } from '../job/job-options.ts';
import { JobFields } from '../job/JobFields.tsx';
import type { Job } from '../../../data/jobs/project.ts';
import { useJobDraft } from '../job/use-job-draft.ts';
import type { Jobs } from '../../../data/jobs/use-jobs.ts';

type SwitchSheetProps = {
  readonly jobs: Jobs;
  readonly recentJobs: readonly Job[];
  readonly current: Job;
  readonly onSwitch: (job: Job, note: string | null) => void;
  readonly onCancel: () => void;
};

/** Switches to another job as of now: first a choice of job, then a summary and a button. */
export function SwitchSheet({ jobs, recentJobs, current, onSwitch, onCancel }: SwitchSheetProps) {
  const { t } = useLingui();
  // Without projects there are only codes to switch between.
  const [projectId, setProjectId] = useState<string | null | undefined>(
    jobs.projects.length === 0 ? null : undefined,
  );
  if (projectId === undefined) {
    return (
      <PickerSheet
        isOpen
        onOpenChange={onCancel}
        title={t`Switch to`}
        searchLabel={t`Search projects`}
        emptyText={t`No project matches. Try another word.`}
        noneLabel={t`No project`}
        options={projectOptions(jobs.projects, recentJobs, {
          recent: t`Recently used`,
          all: t`All projects`,
        })}
        value={current.projectId}
        onChoose={setProjectId}
      />
    );
  }
  return <ConfirmSwitch first={projectId} {...{ jobs, recentJobs, current, onSwitch, onCancel }} />;
}

function ConfirmSwitch({
  jobs,
  recentJobs,
  current,
  first,
  onSwitch,
  onCancel,
}: SwitchSheetProps & { readonly first: string | null }) {
  const { t } = useLingui();
  const draft = useJobDraft(jobs, recentJobs, null, first);
  const [wasRefused, setRefused] = useState(false);
  const { projectId, costCodeId } = draft;
  const isSame = projectId === current.projectId && costCodeId === current.costCodeId;
  const confirm = () => {
    if (draft.missing.size > 0 || isSame) return setRefused(true);
    onSwitch({ projectId, costCodeId }, draft.note.trim() === '' ? null : draft.note.trim());
  };
  return (
    <Sheet
      isOpen
      onOpenChange={onCancel}
      title={t`Switch job`}
      description={t`Ends your current job and starts this one at the same time.`}
      footer={
        <StateButton tone="start" onClick={confirm}>
          <Trans>Switch now</Trans>
        </StateButton>
      }
    >
      <JobFields jobs={jobs} recentJobs={recentJobs} draft={draft} showsMissing={wasRefused} />
      <p role="alert" className="mt-3 text-14 text-danger-ink empty:hidden">
        {wasRefused && isSame
          ? t`You’re already on this job. Choose another project or cost code.`
          : null}
      </p>
    </Sheet>
  );
}
