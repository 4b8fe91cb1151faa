import { useLingui } from '@lingui/react/macro';
import type { KioskRoster } from '@muster/contract/kiosk';
import HardHat from 'lucide-react/icons/hard-hat';
import Hash from 'lucide-react/icons/hash';
import { Picker } from '../../ui/Picker.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

export type Job = {
  readonly projectId: string | null;
  readonly costCodeId: string | null;
  readonly note: string;
};

/** Returns true if every field that the company requires is filled in. The server accepts the punch either way. */
export function isJobComplete({ rules, cost_codes }: KioskRoster, job: Job): boolean {
  const misses =
    rules.cost_code_rule === 'required' && cost_codes.length > 0 && job.costCodeId === null;
  return !misses && (rules.note_rule !== 'required' || job.note.trim() !== '');
}

/** The longest note that the server accepts. */
const noteLength = 500;

/** Fields for the job that the next hours are booked on, as the company's rules require. */
export function JobFields({
  roster,
  job,
  onChange,
  showsMissing,
}: {
  readonly roster: KioskRoster;
  readonly job: Job;
  readonly onChange: (job: Job) => void;
  readonly showsMissing: boolean;
}) {
  const { t } = useLingui();
  const { projects, cost_codes: codes, rules } = roster;
  const isOptional = rules.cost_code_rule === 'optional';
  return (
    <div className="space-y-3">
      {projects.length > 0 && (
        <Picker
          label={t`Project`}
          title={t`Choose a project`}
          placeholder={t`No project`}
          searchLabel={t`Search projects`}
          emptyText={t`No project matches. Try another word.`}
          noneLabel={t`No project`}
          icon={HardHat}
          options={projects.map(({ id, name, number }) => ({
            value: id,
            label: name,
            detail: number ?? undefined,
          }))}
          value={job.projectId}
          onChange={(projectId) => onChange({ ...job, projectId })}
        />
      )}
      {codes.length > 0 && rules.cost_code_rule !== 'off' && (
        <Picker
          label={t`Cost code`}
          {...(isOptional && { labelDetail: t`optional`, noneLabel: t`No cost code` })}
          title={t`Choose a cost code`}
          placeholder={t`Choose a cost code`}
          searchLabel={t`Search cost codes`}
          emptyText={t`No cost code matches. Try another word or the number.`}
          icon={Hash}
          options={codes.map(({ id, name, code }) => ({ value: id, label: name, detail: code }))}
          value={job.costCodeId}
          onChange={(costCodeId) => onChange({ ...job, costCodeId })}
          error={
            showsMissing && rules.cost_code_rule === 'required' && job.costCodeId === null
              ? t`Choose a cost code. Your company requires one.`
              : undefined
          }
        />
      )}
      {rules.note_rule === 'required' && (
        <TextArea
          label={t`Note`}
          value={job.note}
          maxLength={noteLength}
          rows={2}
          onChange={(event) => onChange({ ...job, note: event.target.value })}
          error={
            showsMissing && job.note.trim() === ''
              ? t`Add a note. Your company requires one.`
              : undefined
          }
        />
      )}
    </div>
  );
}
