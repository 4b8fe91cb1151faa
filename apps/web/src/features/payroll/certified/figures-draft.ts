import type { CertifiedFigures } from '@muster/contract/certified-payroll';
import { parseRate } from '../../../ui/money/rate-amount.ts';

/** What is typed of a person's week; blank: not known yet. */
export type FiguresValues = {
  readonly worker_kind: '' | 'J' | 'RA';
  readonly fringe_credit: string;
  readonly tax_cents: string;
  readonly fica_cents: string;
  readonly other_cents: string;
  readonly net_cents: string;
};

type AmountName = Exclude<keyof FiguresValues, 'worker_kind'>;
const mostUnits = 9_000_000;

export function figuresDraftOf(
  figures: CertifiedFigures,
  amountText: (amount: number) => string,
): FiguresValues {
  const text = (amount: number | null, perUnit: number) =>
    amount === null ? '' : amountText(amount / perUnit);
  return {
    worker_kind: figures.is_apprentice === null ? '' : figures.is_apprentice ? 'RA' : 'J',
    fringe_credit: text(figures.fringe_credit, 10_000),
    tax_cents: text(figures.tax_cents, 100),
    fica_cents: text(figures.fica_cents, 100),
    other_cents: text(figures.other_cents, 100),
    net_cents: text(figures.net_cents, 100),
  };
}

/** What `save_certified_pay` takes; an amount of a week has whole cents, one of an hour four decimals. */
export function resolveFigures(
  values: FiguresValues,
  locale: string | readonly string[],
): { readonly figures: CertifiedFigures } | { readonly problems: readonly AmountName[] } {
  const problems: AmountName[] = [];
  const read = (name: AmountName): number | null => {
    const typed = values[name].trim();
    if (typed === '') return null;
    if (/^0+([.,]0*)?$/.test(typed)) return 0;
    const isHourly = name === 'fringe_credit';
    const amount = parseRate(typed, locale, isHourly ? 1000 : mostUnits);
    if (amount !== null && (isHourly || amount % 100 === 0)) {
      return isHourly ? amount : amount / 100;
    }
    problems.push(name);
    return null;
  };
  const [fringe_credit, tax_cents, fica_cents, other_cents, net_cents] = [
    read('fringe_credit'),
    read('tax_cents'),
    read('fica_cents'),
    read('other_cents'),
    read('net_cents'),
  ];
  if (problems.length > 0) return { problems };
  const { worker_kind: kind } = values;
  return {
    figures: {
      is_apprentice: kind === '' ? null : kind === 'RA',
      fringe_credit,
      tax_cents,
      fica_cents,
      other_cents,
      net_cents,
    },
  };
}
