import { useLingui } from '@lingui/react/macro';
import { costTypes } from '@muster/contract/job-costs';
import Hash from 'lucide-react/icons/hash';
import Trash2 from 'lucide-react/icons/trash-2';
import { useJobs } from '../../../data/jobs/use-jobs.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useCostWords } from '../use-cost-words.ts';
import type { ChangeLineDraft } from './change-order-draft.ts';

type ChangeLineFieldsProps = {
  readonly line: ChangeLineDraft;
  readonly row: number;
  readonly currency: string;
  readonly isWrong: (name: keyof ChangeLineDraft) => boolean;
  readonly onChange: (part: Partial<ChangeLineDraft>) => void;
  readonly onRemove: () => void;
};

/** One line of a change order's cost: code, type, amount and hours. */
export function ChangeLineFields({
  line,
  row,
  currency,
  isWrong,
  onChange,
  onRemove,
}: ChangeLineFieldsProps) {
  const { t } = useLingui();
  const words = useCostWords();
  const { everyCostCode } = useJobs();
  const number = row + 1;
  const text = (name: 'amount' | 'hours' | 'quantity', wrong: string) => ({
    value: line[name],
    error: isWrong(name) ? wrong : undefined,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 20,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ [name]: event.target.value }),
  });
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4">
      <legend className="sr-only">{t`Line ${number}`}</legend>
      {/* A fieldset can't be a container itself. */}
      <div className="@container">
        <div className="grid grid-cols-2 items-start gap-3 @min-[44rem]:grid-cols-[minmax(0,1fr)_9rem_8rem_6rem_6rem_auto]">
          <Picker
            label={t`Cost code`}
            className="col-span-2 @min-[44rem]:col-span-1"
            title={t`Choose a cost code`}
            placeholder={t`Choose a cost code`}
            searchLabel={t`Search cost codes`}
            emptyText={t`No cost code matches. Try another word or the number.`}
            icon={Hash}
            options={everyCostCode
              .filter(({ id, isArchived }) => !isArchived || id === line.cost_code_id)
              .map(({ id, name, code }) => ({ value: id, label: name, detail: code }))}
            value={line.cost_code_id}
            error={
              isWrong('cost_code_id')
                ? t`Choose a code that no other line has with this type.`
                : undefined
            }
            onChange={(cost_code_id) => onChange({ cost_code_id })}
          />
          <Select
            label={t`Type`}
            options={costTypes.map((value) => ({ value, label: words.type(value) }))}
            value={line.cost_type}
            onChange={({ target }) =>
              onChange({ cost_type: costTypes.find((type) => type === target.value) ?? 'L' })
            }
          />
          <TextField
            label={t`Cost`}
            labelDetail={currency}
            {...text('amount', t`Enter an amount with up to two decimal places.`)}
          />
          <TextField
            label={t`Hours`}
            {...text('hours', t`Enter hours with up to three decimal places.`)}
          />
          <TextField
            label={t`Quantity`}
            {...text('quantity', t`Enter a quantity with up to three decimals.`)}
          />
          <div className="col-span-2 flex justify-end @min-[44rem]:col-span-1 @min-[44rem]:pt-7">
            <IconButton icon={Trash2} label={t`Remove line ${number}`} onClick={onRemove} />
          </div>
        </div>
      </div>
    </fieldset>
  );
}
