import type { PayTermsFacts, PayTermsList } from '@muster/contract/pay-records';
import { overtimeSetNames } from '@muster/contract/overtime-sets';
import { breakTermNames } from '@muster/contract/pay-terms';
import { parseRate } from '../../ui/money/rate-amount.ts';

/** The form's values. `company`: follows the company's rule or zone, even when that changes. */
export type PayTermsValues = {
  readonly kind: PayTermsFacts['kind'];
  readonly classification: string;
  readonly overtime: string;
  readonly breaks: string;
  readonly time_zone: string | null;
  readonly salary: string;
  readonly per: NonNullable<PayTermsFacts['salary']>['per'];
  readonly hours_per_week: string;
  readonly currency: string;
  readonly valid_from: string;
};

export type PayTermsProblem = 'salary' | 'hours_per_week' | 'valid_from';

const centsOfRate = 100;
const mostSalaryUnits = 10_000_000;

/** Returns the latest terms as form values, so that changing one field leaves the rest unchanged. */
export function termsDraftOf({
  terms,
  today,
  first_free_day: firstFree,
}: PayTermsList): PayTermsValues {
  const [latest] = terms;
  const salary = latest?.salary ?? null;
  return {
    kind: latest?.kind ?? 'hourly',
    classification: latest?.classification ?? '',
    overtime: latest?.overtime?.set ?? 'company',
    breaks: latest?.breaks?.set ?? 'company',
    time_zone: latest?.time_zone ?? null,
    salary: salary === null ? '' : (salary.amount_cents / 100).toFixed(2),
    per: salary?.per ?? 'year',
    hours_per_week: String(salary?.hours_per_week ?? 40),
    currency: salary?.currency ?? 'USD',
    valid_from: today < firstFree ? firstFree : today,
  };
}

export function hasSalary(kind: PayTermsFacts['kind']): boolean {
  return kind === 'salaried_nonexempt' || kind === 'exempt';
}

/**
 * Returns what `save_pay_terms` accepts, or the fields with errors.
 *
 * @param latest the terms whose custom rules are kept if they are still chosen
 */
export function resolveTerms(
  values: PayTermsValues,
  latest: PayTermsFacts | undefined,
  locale: string | readonly string[],
): { readonly facts: PayTermsFacts } | { readonly problems: readonly PayTermsProblem[] } {
  const isSalaried = hasSalary(values.kind);
  const amount = parseRate(values.salary, locale, mostSalaryUnits);
  const hours = Number(values.hours_per_week);
  const problems: PayTermsProblem[] = [
    ...(isSalaried && (amount === null || amount % centsOfRate !== 0) ? (['salary'] as const) : []),
    ...(isSalaried && !(Number.isInteger(hours) && hours >= 1 && hours <= 168)
      ? (['hours_per_week'] as const)
      : []),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(values.valid_from) ? [] : (['valid_from'] as const)),
  ];
  if (problems.length > 0) return { problems };
  const classification = values.classification.trim();
  return {
    facts: {
      kind: values.kind,
      classification: classification === '' ? null : classification,
      overtime: overtimeOf(values.overtime, latest?.overtime ?? null),
      breaks: breaksOf(values.breaks, latest?.breaks ?? null),
      time_zone: values.time_zone,
      salary:
        isSalaried && amount !== null
          ? {
              amount_cents: amount / centsOfRate,
              per: values.per,
              hours_per_week: hours,
              currency: values.currency,
            }
          : null,
    },
  };
}

function overtimeOf(chosen: string, latest: PayTermsFacts['overtime']): PayTermsFacts['overtime'] {
  if (latest?.set === chosen) return latest;
  const set = overtimeSetNames.find((name) => name === chosen);
  return set === undefined ? null : { set };
}

function breaksOf(chosen: string, latest: PayTermsFacts['breaks']): PayTermsFacts['breaks'] {
  if (latest?.set === chosen) return latest;
  const set = breakTermNames.find((name) => name === chosen);
  return set === undefined ? null : { set };
}
