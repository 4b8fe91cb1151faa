import { useLingui } from '@lingui/react/macro';
import type { BudgetError, CostFigure, CostType } from '@muster/contract/job-costs';
import { amountText, decimalText, quantityText } from '@muster/domain/money/decimal-text';

/** Texts for budgets and costs, and numbers in the reader's format. */
export function useCostWords() {
  const { t, i18n } = useLingui();
  const locale = i18n.locales ?? i18n.locale;
  const types: Readonly<Record<CostType, string>> = {
    L: t({ message: 'Labor', context: 'cost type' }),
    M: t({ message: 'Material', context: 'cost type' }),
    E: t({ message: 'Equipment', context: 'cost type' }),
    S: t({ message: 'Subcontract', context: 'cost type' }),
    O: t({ message: 'Other', context: 'cost type' }),
  };
  const figures: Readonly<Record<CostFigure, string>> = {
    original: t`Original budget`,
    moved: t`Modifications`,
    changed: t`Change orders`,
    revised: t`Revised budget`,
    committed: t`Committed`,
    submitted: t`Orders waiting for approval`,
    approved: t({ message: 'Approved', context: 'cost' }),
    pending: t({ message: 'Not yet approved', context: 'cost' }),
    actual: t`Actual cost`,
  };
  const flaws: Readonly<Record<BudgetError['reason'], string>> = {
    missing: t`It’s empty.`,
    unknown: t`There’s no such code or type.`,
    repeated: t`An earlier row has the same code and type.`,
    invalid: t`It isn’t a number that can be kept.`,
    negative: t`It’s less than zero.`,
    too_large: t`It’s too large.`,
    too_long: t`It’s too long.`,
    below_zero: t`The line would have less than nothing.`,
  };
  return {
    locale,
    type: (type: CostType) => types[type],
    figure: (figure: CostFigure) => figures[figure],
    flaw: (reason: BudgetError['reason']) => flaws[reason],
    /** An amount without its currency, for columns. */
    cents: (amount: number) => decimalText(amount, 2, locale, { minimumFractionDigits: 2 }),
    money: (amount: number, currency: string) => amountText(amount, currency, locale),
    /** Formats a number given in thousandths. */
    number: (thousandths: number) => quantityText(thousandths, locale),
    /** A number as the reader would type it. */
    typed: (value: number, decimals: number) =>
      value === 0 ? '' : decimalText(value, decimals, locale, { useGrouping: false }),
    day: (date: string) =>
      i18n.date(new Date(`${date}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }),
  };
}
