import { Trans, useLingui } from '@lingui/react/macro';
import { lineCents } from '@muster/domain/money/order-totals';
import { orderCostTypes, orderLimits } from '@muster/contract/purchase-orders';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Trash2 from 'lucide-react/icons/trash-2';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { costCodesQuery } from '../../../data/jobs/cost-codes-query.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useMoneyWords } from '../use-money-words.ts';
import { useOrderWords } from '../use-order-words.ts';
import { type LineDraft, readDraft, newOrder } from './order-draft.ts';

type LineFieldsProps = {
  readonly line: LineDraft;
  readonly row: number;
  readonly currency: string;
  readonly isPriceOptional: boolean;
  readonly isWrong: (row: number, name: keyof LineDraft) => boolean;
  readonly onChange: (part: Partial<LineDraft>) => void;
  /** Null for the only line. */
  readonly onRemove: (() => void) | null;
};

/** One line of an order: item, quantity, price and code. */
export function LineFields(props: LineFieldsProps) {
  const { line, row, currency, isPriceOptional, onChange, onRemove } = props;
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const words = useOrderWords();
  const money = useMoneyWords(currency);
  const codes = useSnapshotQuery(costCodesQuery(user_id));
  const wrong = (name: keyof LineDraft, text: string) =>
    props.isWrong(row, name) ? text : undefined;
  const text = (name: TextName) => ({
    value: line[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ [name]: event.target.value }),
  });
  const [read] = readDraft(newOrder({ lines: [line] }), 'counter', money.region).order.lines;
  const number = row + 1;
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4">
      <legend className="sr-only">{t`Line ${number}`}</legend>
      {/* A fieldset can't be a container itself. */}
      <div className="@container">
        <div className="grid grid-cols-3 items-start gap-3 @min-[42rem]:grid-cols-[minmax(0,1fr)_5.5rem_5rem_8rem]">
          <TextField
            data-line={line.id}
            label={t`Description`}
            className="col-span-3 @min-[42rem]:col-span-1"
            maxLength={orderLimits.description}
            error={wrong('description', t`Describe what you’re ordering.`)}
            {...text('description')}
          />
          <TextField
            label={t`Quantity`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={15}
            error={wrong('quantity', t`Enter a quantity above 0, with up to three decimals.`)}
            {...text('quantity')}
          />
          <TextField
            label={t`Unit`}
            placeholder={t({ message: 'ea', context: 'unit: each' })}
            maxLength={orderLimits.unit}
            error={wrong('unit', t`Use at most 20 characters.`)}
            {...text('unit')}
          />
          <TextField
            label={t`Price`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            placeholder={isPriceOptional ? t`Optional` : undefined}
            error={wrong('price', t`Enter a price above 0, with up to four decimals.`)}
            {...text('price')}
          />
          <Picker
            label={t`Cost code`}
            className="col-span-3 @min-[26rem]:col-span-2 @min-[42rem]:col-span-1"
            placeholder={t`No code`}
            title={t`Choose a cost code`}
            searchLabel={t`Search cost codes`}
            emptyText={t`No cost code found.`}
            noneLabel={t`No code`}
            options={(codes.status === 'ready' ? codes.data : [])
              .filter(({ id, archived_at }) => archived_at === null || id === line.cost_code_id)
              .map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
            value={line.cost_code_id}
            error={wrong('cost_code_id', t`Choose a cost code.`)}
            onChange={(cost_code_id) => onChange({ cost_code_id })}
          />
          <Select
            label={t`Type`}
            className="col-span-3 @min-[26rem]:col-span-1 @min-[42rem]:col-span-2"
            options={[
              ...(line.cost_type === null ? [{ value: '', label: t`Choose` }] : []),
              ...orderCostTypes.map((type) => ({ value: type, label: words.costType(type) })),
            ]}
            value={line.cost_type ?? ''}
            error={wrong('cost_type', t`Choose a type.`)}
            onChange={({ target }) =>
              onChange({ cost_type: orderCostTypes.find((type) => type === target.value) ?? null })
            }
          />
          <p className="col-span-3 flex items-baseline justify-between gap-2 @min-[42rem]:col-span-1 @min-[42rem]:flex-col @min-[42rem]:items-end @min-[42rem]:gap-1.5">
            <span className="text-14 text-ink-3">
              <Trans>Amount</Trans>
            </span>
            <output className="font-medium tabular-nums @min-[42rem]:py-2">
              {read === undefined ? '–' : money.amount(lineCents(read))}
            </output>
          </p>
        </div>
        <div className="flex items-start justify-between gap-3">
          <details className="group/more min-w-0 flex-1" open={hasMore(props) || undefined}>
            <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-14 font-medium text-ink-2 md:min-h-9">
              <ChevronDown aria-hidden className="size-4 group-open/more:rotate-180" />
              <Trans>Item number, tax, price per another unit</Trans>
            </summary>
            <div className="grid grid-cols-2 items-start gap-3 pt-2 @min-[42rem]:grid-cols-4">
              <TextField
                label={t`Item number`}
                autoComplete="off"
                maxLength={orderLimits.itemNumber}
                error={wrong('item_number', t`Use at most 50 characters.`)}
                {...text('item_number')}
              />
              <TextField
                label={t`Sales tax (%)`}
                inputMode="decimal"
                autoComplete="off"
                maxLength={10}
                error={wrong('tax_rate', t`Enter a percentage from 0 to 100.`)}
                {...text('tax_rate')}
              />
              <TextField
                label={t`Price is per`}
                placeholder={
                  line.unit.trim() === '' ? t({ message: 'ea', context: 'unit: each' }) : line.unit
                }
                maxLength={orderLimits.unit}
                error={wrong('price_unit', t`Use at most 20 characters.`)}
                {...text('price_unit')}
              />
              {line.price_unit.trim() !== '' && (
                <TextField
                  label={t`Units in 1 ${line.price_unit.trim()}`}
                  placeholder="1"
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={15}
                  error={wrong('price_factor', t`Enter a number above 0.`)}
                  {...text('price_factor')}
                />
              )}
            </div>
          </details>
          {onRemove !== null && (
            <IconButton icon={Trash2} label={t`Remove line ${number}`} onClick={onRemove} />
          )}
        </div>
      </div>
    </fieldset>
  );
}

type TextName = {
  [Name in keyof LineDraft]: LineDraft[Name] extends string ? Name : never;
}[keyof LineDraft];

/** True if a field below "More" has an error, and so has to be visible. */
function hasMore({ row, isWrong }: LineFieldsProps): boolean {
  return (['item_number', 'tax_rate', 'price_unit', 'price_factor'] as const).some((name) =>
    isWrong(row, name),
  );
}
