import { type CostType, type DirectCost, mostOfLine } from '@muster/contract/job-costs';
import { parseAmount, parseQuantity } from '@muster/domain/money/decimal-text';

export type DirectCostValues = {
  readonly cost_code_id: string | null;
  readonly cost_type: CostType;
  readonly date: string;
  readonly amount: string;
  readonly hours: string;
  readonly note: string;
};

type Facts = Omit<DirectCost, 'id' | 'version'>;
type Field = keyof DirectCostValues;

/** Parses the form into the facts that `save_direct_cost` takes, or returns the invalid fields. */
export function resolveDirectCost(
  values: DirectCostValues,
  source: DirectCost['source'],
  locale: string | readonly string[],
): { readonly facts: Facts } | { readonly problems: readonly Field[] } {
  const amount = parseAmount(values.amount, locale);
  const hours = values.hours.trim() === '' ? 0 : parseQuantity(values.hours, locale);
  const { cost_code_id: code, cost_type: type, date } = values;
  const isAmount = amount !== null && amount !== 0 && Math.abs(amount) <= mostOfLine;
  const isHours = hours !== null && hours >= 0 && hours <= mostOfLine;
  if (code === null || !isAmount || !isHours || !/^\d{4}-\d{2}-\d{2}$/.test(date)) {
    return {
      problems: [
        ...(code === null ? (['cost_code_id'] as const) : []),
        ...(isAmount ? [] : (['amount'] as const)),
        ...(isHours ? [] : (['hours'] as const)),
        ...(/^\d{4}-\d{2}-\d{2}$/.test(date) ? [] : (['date'] as const)),
      ],
    };
  }
  const note = values.note.trim();
  return {
    facts: {
      source,
      date,
      cost_code_id: code,
      cost_type: type,
      amount,
      hours: source === 'opening' ? hours : 0,
      note: note === '' ? null : note,
    },
  };
}
