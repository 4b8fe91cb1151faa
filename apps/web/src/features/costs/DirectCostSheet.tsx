import { Trans, useLingui } from '@lingui/react/macro';
import { costTypes, type DirectCost } from '@muster/contract/job-costs';
import Hash from 'lucide-react/icons/hash';
import { useState } from 'react';
import { useJobs } from '../../data/jobs/use-jobs.ts';
import { RemovableFormSheet } from '../../kit/form/RemovableFormSheet.tsx';
import { valuesReadBy } from '../../kit/form/form-schemas.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { randomId } from '../../platform/random-id.ts';
import { Picker } from '../../ui/Picker.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type DirectCostValues, resolveDirectCost } from './direct-cost-draft.ts';
import { useCostChange } from './use-cost-change.ts';
import { useCostWords } from './use-cost-words.ts';

type DirectCostSheetProps = {
  readonly projectId: string;
  readonly currency: string;
  /** Null for a new one. */
  readonly cost: DirectCost | null;
  readonly source: DirectCost['source'];
  readonly onClose: () => void;
};

/** A cost other than labor, or a code's cost from before the company started here. */
export function DirectCostSheet({
  projectId,
  currency,
  cost,
  source,
  onClose,
}: DirectCostSheetProps) {
  const { t } = useLingui();
  const words = useCostWords();
  const { everyCostCode } = useJobs();
  const change = useCostChange();
  const [id] = useState(() => cost?.id ?? randomId());
  const [stored] = useState<DirectCostValues>(() => ({
    cost_code_id: cost?.cost_code_id ?? null,
    cost_type: cost?.cost_type ?? (source === 'opening' ? 'L' : 'M'),
    date: cost?.date ?? new Date().toLocaleDateString('sv'),
    amount: cost === null ? '' : words.typed(cost.amount, 2),
    hours: cost === null ? '' : words.typed(cost.hours, 3),
    note: cost?.note ?? '',
  }));
  const form = useForm({
    stored,
    fields: {
      cost_code_id: { label: t`Cost code`, wrong: t`Choose a cost code.` },
      cost_type: { label: t`Type` },
      date: { label: t`Date`, wrong: t`Choose a date.` },
      amount: { label: t`Amount`, wrong: t`Enter an amount with up to two decimal places.` },
      hours: { label: t`Hours`, wrong: t`Enter hours with up to three decimal places.` },
      note: { label: t`Note` },
    },
    schema: valuesReadBy((values: DirectCostValues) =>
      resolveDirectCost(values, source, words.locale),
    ),
    refused: {
      taken: { field: 'cost_code_id', words: t`This code and type already has an opening figure.` },
    },
    save: (facts) =>
      change.mutateAsync({
        call: 'save_direct_cost',
        parameters: {
          id,
          project_id: projectId,
          version: cost?.version ?? 1,
          facts: { ...facts, currency },
        },
      }),
    onSaved: onClose,
  });
  const typeField = form.value('cost_type');
  const { value: type, onChange: changeType, ...typeTexts } = typeField;
  return (
    <RemovableFormSheet
      form={form}
      title={source === 'opening' ? t`Opening figure` : cost === null ? t`Add cost` : t`Edit cost`}
      description={
        source === 'opening' && (
          <Trans>What this code and type had cost before you kept it here.</Trans>
        )
      }
      action={<Trans>Save</Trans>}
      removal={
        cost === null
          ? null
          : {
              label: <Trans>Remove cost</Trans>,
              question: t`Remove this cost?`,
              remove: () =>
                change.mutateAsync({
                  call: 'remove_direct_cost',
                  parameters: { direct_cost_id: id, version: cost.version },
                }),
            }
      }
      onClose={onClose}
    >
      <Picker
        {...form.value('cost_code_id')}
        title={t`Choose a cost code`}
        placeholder={t`Choose a cost code`}
        searchLabel={t`Search cost codes`}
        emptyText={t`No cost code matches. Try another word or the number.`}
        icon={Hash}
        options={everyCostCode
          .filter((code) => !code.isArchived || code.id === cost?.cost_code_id)
          .map((code) => ({ value: code.id, label: code.name, detail: code.code }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          {...typeTexts}
          options={costTypes.map((value) => ({ value, label: words.type(value) }))}
          value={type}
          onChange={(event) =>
            changeType(costTypes.find((one) => one === event.target.value) ?? type)
          }
        />
        <TextField {...form.text('date')} type="date" />
      </div>
      <TextField
        {...form.text('amount')}
        labelDetail={currency}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        hint={source === 'typed' && t`For a credit, enter a negative amount.`}
      />
      {source === 'opening' && (
        <TextField
          {...form.text('hours')}
          labelDetail={t`optional`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
      )}
      <TextField {...form.text('note')} labelDetail={t`optional`} maxLength={500} />
    </RemovableFormSheet>
  );
}
