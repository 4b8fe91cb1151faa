import { Trans, useLingui } from '@lingui/react/macro';
import HardHat from 'lucide-react/icons/hard-hat';
import Hash from 'lucide-react/icons/hash';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { costCodeOptions, projectOptions } from './job-options.ts';
import type { Job } from '../../../data/jobs/project.ts';
import type { JobDraft } from './use-job-draft.ts';
import type { Jobs } from '../../../data/jobs/use-jobs.ts';

type JobFieldsProps = {
  readonly jobs: Jobs;
  readonly recentJobs: readonly Job[];
  readonly draft: JobDraft;
  /** True after a tap that could not proceed: marks the missing fields. */
  readonly showsMissing: boolean;
};

/** The longest note that the server keeps. */
const noteLength = 500;

/** The job for the next hours, and a note if the company requires or allows one. */
export function JobFields({ jobs, recentJobs, draft, showsMissing }: JobFieldsProps) {
  const { t } = useLingui();
  const { isSettled, projects, costCodes, rules } = jobs;
  const misses = (field: 'project' | 'costCode' | 'note') =>
    showsMissing && draft.missing.has(field);
  return (
    <div className="space-y-3">
      {!isSettled && projects.length === 0 && <PickerSkeleton />}
      {projects.length > 0 && (
        <Picker
          label={t`Project`}
          title={t`Choose a project`}
          placeholder={t`Choose a project`}
          searchLabel={t`Search projects`}
          emptyText={t`No project matches. Try another word.`}
          noneLabel={t`No project`}
          icon={HardHat}
          options={projectOptions(projects, recentJobs, {
            recent: t`Recently used`,
            all: t`All projects`,
          })}
          value={draft.projectId}
          onChange={draft.chooseProject}
          error={misses('project') ? t`Choose a project or “No project.”` : undefined}
        />
      )}
      {!isSettled && costCodes.length === 0 && rules.cost_code_rule !== 'off' && <PickerSkeleton />}
      {costCodes.length > 0 && (
        <Picker
          label={t`Cost code`}
          {...(rules.cost_code_rule === 'optional' && { labelDetail: t`optional` })}
          title={t`Choose a cost code`}
          placeholder={t`Choose a cost code`}
          searchLabel={t`Search cost codes`}
          emptyText={t`No cost code matches. Try another word or the number.`}
          {...(rules.cost_code_rule === 'optional' && { noneLabel: t`No cost code` })}
          icon={Hash}
          options={costCodeOptions(costCodes, draft.projectId, recentJobs, {
            recent: t`Recently used on this project`,
            all: t`All cost codes`,
          })}
          value={draft.costCodeId}
          onChange={draft.chooseCostCode}
          error={misses('costCode') ? t`Choose a cost code. Your company requires one.` : undefined}
        />
      )}
      {rules.note_rule !== 'off' && (
        <NoteField
          isRequired={rules.note_rule === 'required'}
          draft={draft}
          error={misses('note') ? t`Add a note. Your company requires one.` : undefined}
        />
      )}
    </div>
  );
}

/** As tall as a picker, so that the fields around it stay in place when the choices load. */
function PickerSkeleton() {
  return <Skeleton className="h-21.5 w-full" />;
}

function NoteField({
  isRequired,
  draft,
  error,
}: {
  readonly isRequired: boolean;
  readonly draft: JobDraft;
  readonly error: string | undefined;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!isRequired && !isOpen && draft.note === '') {
    return (
      <Button variant="quiet" icon={NotebookPen} flush onClick={() => setOpen(true)}>
        <Trans>Add note</Trans>
      </Button>
    );
  }
  return (
    <TextArea
      label={t`Note`}
      {...(!isRequired && { labelDetail: t`optional` })}
      rows={2}
      maxLength={noteLength}
      // People open it to write.
      ref={isOpen ? focusOnce : undefined}
      value={draft.note}
      onChange={(event) => draft.writeNote(event.target.value)}
      error={error}
    />
  );
}

function focusOnce(element: HTMLTextAreaElement | null): void {
  element?.focus();
}
