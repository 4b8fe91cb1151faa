import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardShift, SeriesScope, ShiftDraft } from '@muster/contract/schedule';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useKeepChange } from '../../../data/changes/use-kept-changes.ts';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { useNetwork } from '../../../data/query/use-network.ts';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useSavedNotice } from '../../../kit/kept/use-saved-notice.ts';
import { randomId } from '../../../platform/random-id.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { ReasonList } from '../ReasonList.tsx';
import { useReadScheduleAgain } from '../use-schedule-change.ts';
import { useShiftWords } from '../use-shift-words.ts';
import { type BoardFacts, judgeDraft } from './board-facts.ts';
import { draftOf } from './edit-shift.ts';
import { RepeatFields } from './RepeatFields.tsx';
import { emptyRepeat, type Repeat, seriesOf } from './repeat.ts';
import {
  draftOfShiftValues,
  isOverMidnight,
  shiftValuesOf,
  shiftValuesSchema,
} from './shift-form.ts';
import type { BoardChanges } from './use-board-changes.ts';
import { useShiftOptions } from './use-shift-options.ts';

/** Returns the record name of a shift's changes in the outbox. */
export const shiftRecord = (id: string) => `shift:${id}`;

type EditShiftSheetProps = {
  readonly facts: BoardFacts;
  /** The shift's current state on the board; null for a new one. */
  readonly shift: BoardShift | null;
  /** The first values of a new shift, or the shift as it was when it was opened. */
  readonly draft: ShiftDraft;
  /** Someone else has deleted the shift since it was opened. The typed values stay, and saving adds it again. */
  readonly isDeleted: boolean;
  readonly changes: BoardChanges;
  /** Opens a new shift with the same values. */
  readonly onCopy: (shift: BoardShift) => void;
  readonly onClose: () => void;
};

/** A form that adds or edits a shift and shows conflicts while typing. */
export function EditShiftSheet(props: EditShiftSheetProps) {
  const { facts, shift, draft, isDeleted, changes, onCopy, onClose } = props;
  const { t, i18n } = useLingui();
  const words = useShiftWords();
  // Only a new shift may wait on the device: a planned one may have been changed by others.
  const [repeat, setRepeat] = useState<Repeat>(emptyRepeat);
  const mayWait = shift === null && !repeat.isOn;
  const offlineReason = useNeedsNetwork(!mayWait);
  const isOffline = useNetwork() === 'offline';
  const keep = useKeepChange({ onSettled: useReadScheduleAgain() });
  const saySaved = useSavedNotice();
  const options = useShiftOptions(facts);
  const [scope, setScope] = useState<SeriesScope>('this');
  const [removeError, setRemoveError] = useState<unknown>(null);
  const before = shift === null ? draft : draftOf(shift);
  const form = useForm({
    stored: shiftValuesOf(before),
    version: shift?.version,
    fields: {
      person_id: { label: t`Person`, show: (id) => options.personName(id) },
      project_id: { label: t`Project`, show: (id) => options.projectName(id) },
      site_id: { label: t`Site`, show: (id) => options.siteName(id) },
      crew_id: { label: t`Crew`, show: (id) => options.crewName(id) },
      cost_code_id: { label: t`Cost code`, show: (id) => options.costCodeName(id) },
      date: { label: t`Date`, wrong: t`Enter a date.`, show: words.day },
      starts: { label: t`Starts`, wrong: t`Enter a time.` },
      ends: { label: t`Ends`, wrong: t`Enter a time.` },
      break_minutes: {
        label: t`Unpaid break (minutes)`,
        wrong: t`Enter fewer minutes than the shift lasts.`,
      },
      note: { label: t`Note for the crew`, wrong: t`Enter up to 2,000 characters.` },
    },
    schema: shiftValuesSchema,
    refused: {
      starts_local: { field: 'starts' },
      ends_local: { field: 'ends' },
      series_too_long: { words: t`Choose a last day within 400 days of the first.` },
    },
    save: async (values, version, typed) => {
      const next = draftOfShiftValues(before, values);
      if (mayWait && isOffline) {
        const made = await keep.mutateAsync({
          change: 'save_shifts',
          parameters: {
            change_id: randomId(),
            changes: [{ op: 'save', shift: next, version: null }],
          },
          about: next.id,
          record: shiftRecord(next.id),
          path: '/schedule',
          title: t`New shift on ${words.day(values.date)}`,
          typed,
        });
        saySaved(made, { id: 'board', title: t`Shift added` });
        return;
      }
      if (shift === null && repeat.isOn) {
        const saved = await changes.run(
          'save_series',
          { series: seriesOf(next, repeat) },
          t`add repeating shift`,
        );
        if (saved === null) throw new Error('Said already');
        return;
      }
      await changes.save(
        [
          {
            op: 'save',
            shift: next,
            version: shift === null ? null : (version ?? null),
            ...(shift !== null && shift.series_id !== null && { scope }),
          },
        ],
        shift === null ? t`add` : t`edit`,
        // No preview on the board: if someone else was first, the form compares with the stored shift.
        [],
        true,
      );
    },
    onSaved: onClose,
  });
  const { values } = form;
  const parsed = shiftValuesSchema.safeParse(values);
  const judgement = parsed.success
    ? judgeDraft(facts, draftOfShiftValues(before, parsed.data))
    : null;
  const sites = facts.projects.get(values.project_id ?? '')?.sites ?? [];

  const remove = async () => {
    if (shift === null) return;
    const isInSeries = shift.series_id !== null;
    try {
      await changes.save(
        [
          {
            op: 'delete',
            id: shift.id,
            version: shift.version,
            ...(isInSeries && { scope }),
          },
        ],
        t`delete`,
        [],
        true,
      );
      onClose();
    } catch (error) {
      setRemoveError(error);
    }
  };
  const discard = async () => {
    if (shift === null) return;
    const saved = await changes.run('discard_changes', { shift_ids: [shift.id] }, t`discard`);
    if (saved !== null) onClose();
  };
  const isUnpublished = shift !== null && shift.published !== null && shift.state !== 'published';

  return (
    <FormSheet
      form={form}
      height="tall"
      title={shift === null ? t`Add shift` : t`Edit shift`}
      action={<Trans>Save draft</Trans>}
      worksOffline={mayWait}
      isBusy={changes.isBusy}
      error={removeError === null ? null : i18n._(describeError(removeError))}
      otherActions={
        shift !== null && (
          <>
            <Button
              variant="quiet"
              flush
              icon={CopyPlus}
              disabledReason={form.isChanged ? t`Save your changes first.` : null}
              onClick={() => onCopy(shift)}
            >
              <Trans>Copy</Trans>
            </Button>
            <Button
              variant="dangerQuiet"
              flush
              icon={Trash2}
              isBusy={changes.isBusy}
              disabledReason={offlineReason}
              onClick={() => void remove()}
            >
              <Trans>Delete</Trans>
            </Button>
          </>
        )
      }
      onClose={onClose}
    >
      {isDeleted && (
        <Banner tone="attention">
          <Trans>Someone else deleted this shift. Saving adds it again.</Trans>
        </Banner>
      )}
      {isUnpublished && (
        <Banner
          tone="info"
          action={
            <Button size="sm" onClick={() => void discard()}>
              <Trans>Discard change</Trans>
            </Button>
          }
        >
          {shift.state === 'removed' ? (
            <Trans>People still see this shift. Publishing cancels it.</Trans>
          ) : (
            <Trans>
              The published shift is still{' '}
              {words.day((shift.published?.starts_local ?? '').slice(0, 10))},{' '}
              {shift.published === null ? '' : words.span(shift.published)}.
            </Trans>
          )}
        </Banner>
      )}
      <Picker
        {...form.value('person_id')}
        options={options.people}
        placeholder={t`Open shift`}
        noneLabel={t`Open shift`}
        title={t`Choose a person`}
        searchLabel={t`Search people`}
        emptyText={t`No one matches.`}
      />
      <div className="grid grid-cols-1 gap-3 md:grid-cols-3">
        <TextField {...form.text('date')} type="date" />
        <TextField {...form.text('starts')} type="time" />
        <TextField
          {...form.text('ends')}
          type="time"
          hint={isOverMidnight(values) ? t`On the next day` : undefined}
        />
      </div>
      {judgement !== null && <ReasonList reasons={judgement.reasons} />}
      <Picker
        {...form.value('project_id')}
        onChange={(project_id) => form.change({ project_id, site_id: '' })}
        options={options.projects}
        placeholder={t`No project`}
        noneLabel={t`No project`}
        title={t`Choose a project`}
        searchLabel={t`Search projects`}
        emptyText={t`No project matches.`}
      />
      {sites.length > 0 && (
        <Select
          {...form.text('site_id')}
          options={[
            { value: '', label: t`Not set` },
            ...sites.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <Picker
        {...form.value('crew_id')}
        options={options.crews}
        placeholder={t`No crew`}
        noneLabel={t`No crew`}
        title={t`Choose a crew`}
        searchLabel={t`Search crews`}
        emptyText={t`No crew matches.`}
      />
      <Picker
        {...form.value('cost_code_id')}
        options={options.costCodes}
        placeholder={t`No cost code`}
        noneLabel={t`No cost code`}
        title={t`Choose a cost code`}
        searchLabel={t`Search cost codes`}
        emptyText={t`No cost code matches.`}
      />
      <TextField {...form.text('break_minutes')} inputMode="numeric" maxLength={3} />
      <TextArea {...form.text('note')} maxLength={2000} />
      {shift === null ? (
        <RepeatFields repeat={repeat} firstDay={values.date} onChange={setRepeat} />
      ) : (
        shift.series_id !== null && (
          <RadioGroup
            label={t`This shift repeats. What do you want to change?`}
            value={scope}
            onChange={setScope}
            options={[
              { value: 'this', label: t`Only this shift` },
              { value: 'later', label: t`This and following shifts` },
              { value: 'all', label: t`All shifts in the series` },
            ]}
          />
        )
      )}
    </FormSheet>
  );
}
