import { Trans, useLingui } from '@lingui/react/macro';
import type { Sheet } from '@muster/contract/timesheets';
import HardHat from 'lucide-react/icons/hard-hat';
import Hash from 'lucide-react/icons/hash';
import { useState } from 'react';
import { useJobs } from '../../../data/jobs/use-jobs.ts';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { notify } from '../../../ui/notices.ts';
import { Picker } from '../../../ui/Picker.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { timesWithin } from '../../../ui/time/times-within.ts';
import { resolveWallTime } from '../../../ui/time/wall-time.ts';
import { useDayWords } from '../use-day-words.ts';
import { BreakFields } from './BreakFields.tsx';
import { CorrectionCompare } from './CorrectionCompare.tsx';
import { type EndedEntry, resolveCorrection } from './correction-draft.ts';
import { ShiftTimes } from './ShiftTimes.tsx';
import { useCorrectionForm } from './use-correction-form.ts';

export type FixTimeProps = {
  readonly sheet: Sheet;
  /** Null to add an entry on the day. */
  readonly entry: EndedEntry | null;
  /** `yyyy-mm-dd` */
  readonly date: string;
  readonly isOwn: boolean;
  readonly onClose: () => void;
};

/**
 * A form that changes, adds or removes a time entry. The person requests it; the people in charge of them make it
 * directly.
 */
export function FixTimeSheet({ sheet, entry, date, isOwn, onClose }: FixTimeProps) {
  const { t } = useLingui();
  const days = useDayWords();
  const jobs = useJobs();
  const [nowMs] = useState(() => Date.now());
  const zone = entry?.zone ?? sheet.zone;
  const others = sheet.entries.filter(({ id }) => id !== entry?.id);
  const ground = { entry, zone, others, nowMs };
  const form = useCorrectionForm({
    sheet,
    ground,
    date,
    onDone: (state) => {
      void notify({
        tone: 'good',
        title: state === 'applied' ? t`Time corrected` : t`Correction requested`,
        ...(state === 'asked' && {
          body: isOwn ? t`Your supervisor will review it.` : t`An admin will review it.`,
        }),
      });
      onClose();
    },
  });
  const { values } = form;
  const resolved = resolveCorrection({ ...values, reason: '…' }, ground);
  const span = spanOf(values, zone);
  const projectName = (id: string) =>
    jobs.everyProject.find((project) => project.id === id)?.name ?? sheet.names[id] ?? '…';
  const codeName = (id: string) => {
    const code = jobs.everyCostCode.find((one) => one.id === id);
    return code === undefined ? (sheet.names[id] ?? '…') : `${code.code} ${code.name}`;
  };
  const ids = [values.project_id, entry?.project_id ?? null].filter((id) => id !== null);
  const codeIds = [values.cost_code_id, entry?.cost_code_id ?? null].filter((id) => id !== null);
  const names = {
    ...sheet.names,
    ...Object.fromEntries(ids.map((id) => [id, projectName(id)])),
    ...Object.fromEntries(codeIds.map((id) => [id, codeName(id)])),
  };
  const projects = withChosen(
    jobs.projects.map(({ id, name, number }) => ({
      value: id,
      label: name,
      detail: number ?? undefined,
    })),
    values.project_id,
    projectName,
  );
  const codes = withChosen(
    jobs.costCodes.map(({ id, code, name }) => ({ value: id, label: name, detail: code })),
    values.cost_code_id,
    codeName,
  );
  const project = form.value('project_id');
  const code = form.value('cost_code_id');
  return (
    <FormSheet
      form={form}
      height="tall"
      title={entry === null ? t`Add time` : t`Fix time`}
      description={[isOwn ? null : sheet.person.name, entry === null ? null : days.day(date)]
        .filter((part) => part !== null)
        .join(' · ')}
      action={isOwn ? <Trans>Request correction</Trans> : <Trans>Save correction</Trans>}
      onClose={onClose}
    >
      {sheet.state === 'locked' && (
        <p className="text-14 text-ink-2">
          <Trans>
            This timesheet is locked. An admin reviews the correction, and the difference is paid in
            the next open period.
          </Trans>
        </p>
      )}
      {entry !== null && (
        <SegmentedControl<'change' | 'remove'>
          label={t`What do you want to do?`}
          isLabelHidden
          options={[
            { value: 'change', label: t`Change` },
            { value: 'remove', label: t`Remove` },
          ]}
          value={values.isRemoval ? 'remove' : 'change'}
          onChange={(choice) => form.change({ isRemoval: choice === 'remove' })}
        />
      )}
      {!values.isRemoval && (
        <>
          <ShiftTimes
            start={form.value('started_at')}
            end={form.value('ended_at')}
            zone={zone}
            firstDate={entry === null ? sheet.period_from : dayAfter(date, -1)}
            lastDate={entry === null ? sheet.period_to : dayAfter(date, 1)}
            nowMs={nowMs}
          />
          <BreakFields
            {...form.value('breaks')}
            isShownTwice={(time) => span !== null && timesWithin(time, zone, span).length > 1}
          />
          {projects.length > 0 && (
            <Picker
              {...project}
              title={t`Choose a project`}
              placeholder={t`No project`}
              searchLabel={t`Search projects`}
              emptyText={t`No project matches. Try another word.`}
              noneLabel={t`No project`}
              icon={HardHat}
              options={projects}
            />
          )}
          {codes.length > 0 && (
            <Picker
              {...code}
              title={t`Choose a cost code`}
              placeholder={t`No cost code`}
              searchLabel={t`Search cost codes`}
              emptyText={t`No cost code matches. Try another word or the number.`}
              noneLabel={t`No cost code`}
              icon={Hash}
              options={codes}
            />
          )}
        </>
      )}
      <TextArea {...form.text('reason')} maxLength={500} rows={2} />
      {'facts' in resolved && (
        <CorrectionCompare before={entry} after={resolved.facts} zone={zone} names={names} />
      )}
    </FormSheet>
  );
}

function spanOf(
  { started_at, ended_at }: Parameters<typeof resolveCorrection>[0],
  zone: string,
): { readonly fromMs: number; readonly toMs: number } | null {
  const from = resolveWallTime(started_at, zone);
  const to = resolveWallTime(ended_at, zone);
  return 'atMs' in from && 'atMs' in to ? { fromMs: from.atMs, toMs: to.atMs } : null;
}

function dayAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

type Option = {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
};

/** Keeps the job that is already booked, even if it can't be chosen anymore. */
function withChosen(
  options: readonly Option[],
  chosen: string | null,
  nameOf: (id: string) => string,
): readonly Option[] {
  if (chosen === null || options.some(({ value }) => value === chosen)) return options;
  return [{ value: chosen, label: nameOf(chosen) }, ...options];
}
