import { Trans, useLingui } from '@lingui/react/macro';
import type { LaborBurden, LaborBurdens } from '@muster/contract/job-costs';
import { parseDecimal } from '@muster/domain/money/decimal-text';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { RemovableFormSheet } from '../../../kit/form/RemovableFormSheet.tsx';
import { valuesReadBy } from '../../../kit/form/form-schemas.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { PersonPicker } from '../../../kit/person/PersonPicker.tsx';
import { usePeopleOptions } from '../../../kit/person/use-people-options.ts';
import { randomId } from '../../../platform/random-id.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useCostChange } from '../use-cost-change.ts';
import { useCostWords } from '../use-cost-words.ts';

const scopes = ['company', 'class', 'person'] as const;
type Scope = (typeof scopes)[number];

type Values = {
  readonly scope: Scope;
  readonly person_id: string | null;
  readonly classification: string;
  readonly percent: string;
  readonly valid_from: string;
};

type BurdenSheetProps = {
  /** Null for a new one. */
  readonly burden: LaborBurden | null;
  readonly list: LaborBurdens;
  readonly onClose: () => void;
};

/** A percentage on top of pay, from a day on. */
export function BurdenSheet({ burden, list, onClose }: BurdenSheetProps) {
  const { t } = useLingui();
  const words = useCostWords();
  const people = usePeopleOptions();
  const change = useCostChange();
  const [id] = useState(() => burden?.id ?? randomId());
  const [stored] = useState<Values>(() => ({
    scope: burden?.person != null ? 'person' : burden?.classification != null ? 'class' : 'company',
    person_id: burden?.person?.person_id ?? null,
    classification: burden?.classification ?? '',
    percent: burden === null ? '' : words.typed(burden.percent, 2) || '0',
    valid_from: burden?.valid_from ?? list.today,
  }));
  const form = useForm({
    stored,
    fields: {
      scope: { label: t`Applies to` },
      person_id: { label: t`Person`, wrong: t`Choose a person.` },
      classification: { label: t`Classification`, wrong: t`Enter a classification.` },
      percent: { label: t`Percent of pay`, wrong: t`Enter a percentage from 0 to 500.` },
      valid_from: { label: t`Effective date`, wrong: t`Choose a date.` },
    },
    schema: valuesReadBy((values: Values) => {
      const percent = parseDecimal(values.percent.replace('%', ''), words.locale, 2);
      const person = values.scope === 'person' ? values.person_id : null;
      const classification = values.scope === 'class' ? values.classification.trim() : null;
      const problems = [
        ...(values.scope === 'person' && person === null ? ['person_id'] : []),
        ...(classification === '' ? ['classification'] : []),
        ...(percent !== null && percent >= 0 && percent <= 50_000 ? [] : ['percent']),
        ...(/^\d{4}-\d{2}-\d{2}$/.test(values.valid_from) ? [] : ['valid_from']),
      ];
      return problems.length > 0
        ? { problems }
        : { facts: { person_id: person, classification, percent, valid_from: values.valid_from } };
    }),
    save: (facts) => change.mutateAsync({ call: 'save_labor_burden', parameters: { id, facts } }),
    onSaved: onClose,
  });
  const scopeWords: Readonly<Record<Scope, string>> = {
    company: t`Everyone else`,
    class: t`A classification`,
    person: t`A person`,
  };
  return (
    <RemovableFormSheet
      form={form}
      title={burden === null ? t`Add burden` : t`Edit burden`}
      action={<Trans>Save</Trans>}
      removal={
        burden === null
          ? null
          : {
              label: <Trans>Remove burden</Trans>,
              question: t`Remove this burden?`,
              remove: () =>
                change.mutateAsync({
                  call: 'remove_labor_burden',
                  parameters: { burden_id: id },
                }),
            }
      }
      onClose={onClose}
    >
      <RadioGroup
        {...form.value('scope')}
        options={scopes.map((value) => ({ value, label: scopeWords[value] }))}
      />
      {form.values.scope === 'class' && (
        <TextField
          {...form.text('classification')}
          maxLength={100}
          hint={
            list.classifications.length > 0 &&
            t`As in pay terms and job rates: ${list.classifications.join(', ')}`
          }
        />
      )}
      {form.values.scope === 'person' && (
        <PersonPicker
          {...form.value('person_id')}
          title={t`Choose a person`}
          icon={UserRound}
          options={people}
        />
      )}
      <TextField
        {...form.text('percent')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        hint={t`Such as payroll taxes, insurance and benefits.`}
      />
      <TextField
        {...form.text('valid_from')}
        type="date"
        hint={t`Counts from the first workweek that begins on this day or later.`}
      />
    </RemovableFormSheet>
  );
}
