import { Trans, useLingui } from '@lingui/react/macro';
import { jobRateModes, type JobRateList } from '@muster/contract/pay-records';
import HardHat from 'lucide-react/icons/hard-hat';
import Hash from 'lucide-react/icons/hash';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { useJobs } from '../../data/jobs/use-jobs.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { valuesReadBy } from '../../kit/form/form-schemas.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { PersonPicker } from '../../kit/person/PersonPicker.tsx';
import { usePeopleOptions } from '../../kit/person/use-people-options.ts';
import { randomId } from '../../platform/random-id.ts';
import { Button } from '../../ui/Button.tsx';
import { currencies } from '../../ui/money/currencies.ts';
import { Picker } from '../../ui/Picker.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import {
  type JobRate,
  jobRateDraftOf,
  type JobRateValues,
  resolveJobRate,
} from './job-rate-draft.ts';
import { useJobRateChange } from './use-job-rate-change.ts';
import { usePayWords } from './use-pay-words.ts';

type JobRateSheetProps = {
  /** Null to add a rate. */
  readonly rate: JobRate | null;
  readonly list: JobRateList;
  readonly onEnd: () => void;
  readonly onClose: () => void;
};

/** A form for the pay of a kind of work from a given day. Changing a rate adds the next one. */
export function JobRateSheet({ rate, list, onEnd, onClose }: JobRateSheetProps) {
  const { t, i18n } = useLingui();
  const words = usePayWords();
  const jobs = useJobs();
  const people = usePeopleOptions();
  const change = useJobRateChange();
  const [id] = useState(randomId);
  const amountText = (amount: number) =>
    i18n.number(amount / 10_000, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 4,
      useGrouping: false,
    });
  const [stored] = useState(() => jobRateDraftOf(rate, list, amountText));
  const form = useForm({
    stored,
    fields: {
      person_id: { label: t`Person` },
      project_id: {
        label: t`Project`,
        wrong: t`Choose a person, project, cost code or classification.`,
      },
      cost_code_id: { label: t`Cost code` },
      classification: { label: t`Classification` },
      rate: {
        label: t`Amount per hour`,
        wrong: t`Enter an amount with up to four decimal places.`,
      },
      fringe: {
        label: t`Fringe per hour`,
        wrong: t`Enter an amount with up to four decimal places.`,
      },
      currency: { label: t`Currency` },
      mode: { label: t`How it applies` },
      valid_from: {
        label: t`Effective date`,
        wrong: t`Choose a date no more than two years from today.`,
      },
    },
    schema: valuesReadBy((values: JobRateValues) =>
      resolveJobRate(values, i18n.locales ?? i18n.locale),
    ),
    refused: { day_locked: { field: 'valid_from' } },
    save: async (facts) => change.mutateAsync({ change: 'save', id, facts }),
    onSaved: onClose,
  });
  const { label: modeLabel, value: mode, onChange: changeMode } = form.value('mode');
  return (
    <FormSheet
      form={form}
      height="tall"
      title={rate === null ? t`New job rate` : t`Change job rate`}
      action={<Trans>Save</Trans>}
      otherActions={
        rate !== null && (
          <Button variant="dangerQuiet" flush onClick={onEnd}>
            <Trans>End this rate</Trans>
          </Button>
        )
      }
      onClose={onClose}
    >
      <p className="text-14 text-ink-2">
        <Trans>
          This rate applies to hours that match everything you choose here. If several rates match,
          the one for the person comes first, then the project, cost code and classification.
        </Trans>
      </p>
      <Picker
        {...form.value('project_id')}
        title={t`Choose a project`}
        placeholder={t`Any project`}
        searchLabel={t`Search projects`}
        emptyText={t`No project matches. Try another word.`}
        noneLabel={t`Any project`}
        icon={HardHat}
        options={jobs.everyProject.map((project) => ({
          value: project.id,
          label: project.name,
          detail: project.number ?? undefined,
        }))}
      />
      <Picker
        {...form.value('cost_code_id')}
        title={t`Choose a cost code`}
        placeholder={t`Any cost code`}
        searchLabel={t`Search cost codes`}
        emptyText={t`No cost code matches. Try another word or the number.`}
        noneLabel={t`Any cost code`}
        icon={Hash}
        options={jobs.everyCostCode.map((code) => ({
          value: code.id,
          label: code.name,
          detail: code.code,
        }))}
      />
      <TextField
        {...form.text('classification')}
        labelDetail={t`optional`}
        maxLength={100}
        hint={t`Enter the classification exactly as it appears in the pay terms of the people it applies to.`}
      />
      <PersonPicker
        {...form.value('person_id')}
        title={t`Choose a person`}
        noneLabel={t`Anyone`}
        icon={UserRound}
        options={people}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <TextField {...form.text('rate')} inputMode="decimal" autoComplete="off" maxLength={20} />
        <Select
          {...form.text('currency')}
          options={currencies.map((each) => ({ value: each, label: each }))}
        />
      </div>
      <TextField
        {...form.text('fringe')}
        labelDetail={t`optional`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
      <RadioGroup
        label={modeLabel}
        options={jobRateModes.map((value) => ({
          value,
          label: words.mode(value),
          detail:
            value === 'replaces'
              ? t`Applies even if the person’s own rate is higher.`
              : t`Prevailing wage: if the person’s own rate is higher, they keep it.`,
        }))}
        value={mode}
        onChange={changeMode}
      />
      <TextField {...form.text('valid_from')} type="date" min={list.first_free_day} />
    </FormSheet>
  );
}
