import { Trans, useLingui } from '@lingui/react/macro';
import { type Budget, type CostType, costTypes } from '@muster/contract/job-costs';
import { parseAmount, parseQuantity } from '@muster/domain/money/decimal-text';
import Hash from 'lucide-react/icons/hash';
import { useState } from 'react';
import { DataError } from '../../data/errors/data-error.ts';
import { useJobs } from '../../data/jobs/use-jobs.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { valuesReadBy } from '../../kit/form/form-schemas.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { randomId } from '../../platform/random-id.ts';
import { Picker } from '../../ui/Picker.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { lineKey } from './line-key.ts';
import { useCostChange } from './use-cost-change.ts';
import { useCostWords } from './use-cost-words.ts';

type ModificationSheetProps = {
  readonly projectId: string;
  readonly budget: Budget;
  readonly onClose: () => void;
};

type Values = {
  readonly from: string | null;
  readonly to_code: string | null;
  readonly to_type: CostType;
  readonly amount: string;
  readonly hours: string;
  readonly date: string;
  readonly note: string;
};

/** Moves money, and hours with it, from one line of an active budget to another; the sum stays. */
export function ModificationSheet({ projectId, budget, onClose }: ModificationSheetProps) {
  const { t } = useLingui();
  const words = useCostWords();
  const { costCodes, everyCostCode } = useJobs();
  const change = useCostChange();
  const [id] = useState(randomId);
  const [stored] = useState<Values>(() => ({
    from: null,
    to_code: null,
    to_type: 'L',
    amount: '',
    hours: '',
    date: new Date().toLocaleDateString('sv'),
    note: '',
  }));
  const sources = budget.lines.filter(
    ({ is_budgeted: isBudgeted, revised }) => isBudgeted && revised > 0,
  );
  const codes = costCodes.length > 0 ? costCodes : everyCostCode;
  const form = useForm({
    stored,
    fields: {
      from: { label: t`From line`, wrong: t`Choose a line.` },
      to_code: { label: t`To cost code`, wrong: t`Choose a different code or type.` },
      to_type: { label: t`Type` },
      amount: {
        label: t`Amount`,
        wrong: t`Enter an amount above zero that the line still has in its budget.`,
      },
      hours: { label: t`Hours`, wrong: t`Enter hours that the line still has in its budget.` },
      date: { label: t`Date`, wrong: t`Choose a date.` },
      note: { label: t`Reason`, wrong: t`Say why.` },
    },
    schema: valuesReadBy((values: Values) => {
      const from = sources.find((line) => lineKey(line) === values.from);
      const amount = parseAmount(values.amount, words.locale);
      const hours = values.hours.trim() === '' ? 0 : parseQuantity(values.hours, words.locale);
      const isElsewhere =
        values.to_code !== null &&
        lineKey({ cost_code_id: values.to_code, cost_type: values.to_type }) !== values.from;
      const problems = [
        ...(from === undefined ? ['from'] : []),
        ...(isElsewhere ? [] : ['to_code']),
        ...(amount !== null && amount > 0 && amount <= (from?.revised ?? amount) ? [] : ['amount']),
        ...(hours !== null && hours >= 0 && hours <= (from?.revised_hours ?? hours)
          ? []
          : ['hours']),
        ...(/^\d{4}-\d{2}-\d{2}$/.test(values.date) ? [] : ['date']),
        ...(values.note.trim() === '' ? ['note'] : []),
      ];
      if (problems.length > 0 || from === undefined || amount === null || hours === null) {
        return { problems };
      }
      const part = { quantity: 0 };
      return {
        facts: {
          date: values.date,
          note: values.note.trim(),
          lines: [
            {
              ...part,
              cost_code_id: from.cost_code_id,
              cost_type: from.cost_type,
              hours: hours === 0 ? 0 : -hours,
              amount: -amount,
            },
            { ...part, cost_code_id: values.to_code, cost_type: values.to_type, hours, amount },
          ],
        },
      };
    }),
    save: async (facts) => {
      const answer = await change.mutateAsync({
        call: 'add_budget_modification',
        parameters: { id, project_id: projectId, facts },
      });
      // Someone else has moved the money meanwhile.
      if (answer.verdict === 'flawed') {
        const [flaw] = answer.flaws;
        throw new DataError({
          kind: 'refused',
          code: 'invalid_input',
          message: 'flawed',
          detail: flaw?.field === 'hours' ? 'hours' : 'amount',
        });
      }
    },
    onSaved: onClose,
  });
  const { value: type, onChange: changeType, ...typeTexts } = form.value('to_type');
  const from = sources.find((line) => lineKey(line) === form.values.from);
  return (
    <FormSheet
      form={form}
      height="tall"
      title={t`Modify budget`}
      description={<Trans>Moves money between lines. The project’s budget stays the same.</Trans>}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <Picker
        {...form.value('from')}
        title={t`Choose a line`}
        placeholder={t`Choose a line`}
        searchLabel={t`Search cost codes`}
        emptyText={t`No line matches.`}
        icon={Hash}
        options={sources.map((line) => ({
          value: lineKey(line),
          label: `${line.name ?? ''} · ${words.type(line.cost_type)}`,
          detail: `${line.code ?? ''} · ${words.money(line.revised, budget.currency)}`,
        }))}
      />
      <Picker
        {...form.value('to_code')}
        title={t`Choose a cost code`}
        placeholder={t`Choose a cost code`}
        searchLabel={t`Search cost codes`}
        emptyText={t`No cost code matches. Try another word or the number.`}
        icon={Hash}
        options={codes
          .filter(({ isArchived }) => !isArchived)
          .map((code) => ({ value: code.id, label: code.name, detail: code.code }))}
      />
      <Select
        {...typeTexts}
        options={costTypes.map((value) => ({ value, label: words.type(value) }))}
        value={type}
        onChange={(event) =>
          changeType(costTypes.find((one) => one === event.target.value) ?? type)
        }
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...form.text('amount')}
          labelDetail={budget.currency}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          hint={from !== undefined && t`Up to ${words.cents(from.revised)}`}
        />
        <TextField
          {...form.text('hours')}
          labelDetail={t`optional`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
      </div>
      <TextField {...form.text('date')} type="date" />
      <TextField {...form.text('note')} maxLength={500} />
    </FormSheet>
  );
}
