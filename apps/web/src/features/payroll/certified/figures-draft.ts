import type { CertifiedFigures, FringePlan } from '@muster/contract/certified-payroll';
import { parseAmount, parsePrice } from '@muster/domain/money/decimal-text';

type CreditName = `credit_${number}`;

/** The form's values for a person's week. Blank: not known yet. */
export type FiguresValues = {
  readonly worker_kind: '' | 'J' | 'RA';
  readonly apprentice_level: string;
  readonly tax_cents: string;
  readonly fica_cents: string;
  readonly other_cents: string;
  readonly other_note: string;
  readonly net_cents: string;
  /** The hourly credit of each plan, in the order of the plans. */
  readonly [credit: CreditName]: string;
};

export const amountNames = ['tax_cents', 'fica_cents', 'other_cents', 'net_cents'] as const;
type AmountName = (typeof amountNames)[number] | CreditName;
const mostCents = 900_000_000;

export const creditName = (place: number): CreditName => `credit_${place}`;

/** Returns the contract's plans, and former ones that already have an amount. */
export function plansOf(
  contract: readonly Pick<FringePlan, 'name'>[],
  credits: CertifiedFigures['fringe_credits'],
): readonly string[] {
  return [...new Set([...contract.map(({ name }) => name), ...Object.keys(credits)])];
}

export function figuresDraftOf(
  figures: CertifiedFigures,
  plans: readonly string[],
  amountText: (amount: number) => string,
): FiguresValues {
  const text = (amount: number | null, perUnit: number) =>
    amount === null ? '' : amountText(amount / perUnit);
  return {
    worker_kind: figures.is_apprentice === null ? '' : figures.is_apprentice ? 'RA' : 'J',
    apprentice_level: figures.apprentice_level ?? '',
    tax_cents: text(figures.tax_cents, 100),
    fica_cents: text(figures.fica_cents, 100),
    other_cents: text(figures.other_cents, 100),
    other_note: figures.other_note ?? '',
    net_cents: text(figures.net_cents, 100),
    ...Object.fromEntries(
      plans.map((plan, place) => [
        creditName(place),
        text(figures.fringe_credits[plan] ?? null, 10_000),
      ]),
    ),
  };
}

/**
 * Returns what `save_certified_pay` accepts, or the fields with errors. Weekly amounts are in cents, hourly ones have
 * four decimals.
 */
export function resolveFigures(
  values: FiguresValues,
  plans: readonly string[],
  locale: string | readonly string[],
): { readonly figures: CertifiedFigures } | { readonly problems: readonly AmountName[] } {
  const problems: AmountName[] = [];
  const read = (name: AmountName, isHourly = false): number | null => {
    const typed = (values[name] ?? '').trim();
    if (typed === '') return null;
    const amount = isHourly ? parseCredit(typed, locale) : parseCents(typed, locale);
    if (amount === null) problems.push(name);
    return amount;
  };
  const credits = plans.map((plan, place) => [plan, read(creditName(place), true)] as const);
  const [tax_cents, fica_cents, other_cents, net_cents] = [
    read('tax_cents'),
    read('fica_cents'),
    read('other_cents'),
    read('net_cents'),
  ];
  if (problems.length > 0) return { problems };
  const { worker_kind: kind } = values;
  const said = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    figures: {
      is_apprentice: kind === '' ? null : kind === 'RA',
      apprentice_level: kind === 'RA' ? said(values.apprentice_level) : null,
      fringe_credits: Object.fromEntries(
        credits.filter((credit): credit is [string, number] => credit[1] !== null),
      ),
      tax_cents,
      fica_cents,
      other_cents,
      other_note: said(values.other_note),
      net_cents,
    },
  };
}

function parseCredit(typed: string, locale: string | readonly string[]): number | null {
  return within(parsePrice(typed, locale), 10_000_000);
}

/** Parses a weekly amount, in cents; null if it isn't a valid one. */
export function parseCents(typed: string, locale: string | readonly string[]): number | null {
  return within(parseAmount(typed, locale), mostCents);
}

function within(value: number | null, most: number): number | null {
  return value !== null && value >= 0 && value <= most ? value : null;
}
