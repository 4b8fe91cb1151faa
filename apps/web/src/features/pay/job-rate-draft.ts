import { type JobRateFacts, jobRateModes, type JobRateList } from '@muster/contract/pay-records';
import { parseRate } from '../../ui/money/rate-amount.ts';

export type JobRate = JobRateList['rates'][number];

/** The form's values. The names match `JobRateFacts`, so that refusals find their fields. */
export type JobRateValues = {
  readonly person_id: string | null;
  readonly project_id: string | null;
  readonly cost_code_id: string | null;
  readonly classification: string;
  readonly rate: string;
  readonly fringe: string;
  readonly currency: string;
  readonly mode: JobRateFacts['mode'];
  readonly valid_from: string;
};

export type JobRateProblem = 'project_id' | 'rate' | 'fringe' | 'valid_from';

/** Returns the form's first values: those of the rate that is changed, from today or the first unlocked day. */
export function jobRateDraftOf(
  rate: JobRate | null,
  { today, first_free_day: firstFree, rates }: JobRateList,
  amountText: (amount: number) => string,
): JobRateValues {
  return {
    person_id: rate?.person_id ?? null,
    project_id: rate?.project_id ?? null,
    cost_code_id: rate?.cost_code_id ?? null,
    classification: rate?.classification ?? '',
    rate: rate === null ? '' : amountText(rate.rate),
    fringe: rate === null || rate.fringe === 0 ? '' : amountText(rate.fringe),
    currency: rate?.currency ?? rates[0]?.currency ?? 'USD',
    mode: rate?.mode ?? jobRateModes[1],
    valid_from: today < firstFree ? firstFree : today,
  };
}

/**
 * Returns what `save_job_rate` accepts, or the fields with errors. At least one of the four is required, since a rate
 * without any would apply to all work.
 */
export function resolveJobRate(
  values: JobRateValues,
  locale: string | readonly string[],
): { readonly facts: JobRateFacts } | { readonly problems: readonly JobRateProblem[] } {
  const classification = values.classification.trim();
  const rate = parseRate(values.rate, locale);
  const hasFringe = values.fringe.trim() !== '' && Number(values.fringe) !== 0;
  const fringe = hasFringe ? parseRate(values.fringe, locale) : 0;
  const isForSomething =
    values.person_id !== null ||
    values.project_id !== null ||
    values.cost_code_id !== null ||
    classification !== '';
  const problems: JobRateProblem[] = [
    ...(isForSomething ? [] : (['project_id'] as const)),
    ...(rate === null ? (['rate'] as const) : []),
    ...(fringe === null ? (['fringe'] as const) : []),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(values.valid_from) ? [] : (['valid_from'] as const)),
  ];
  if (problems.length > 0 || rate === null || fringe === null) return { problems };
  const { person_id, project_id, cost_code_id, currency, mode, valid_from } = values;
  return {
    facts: {
      person_id,
      project_id,
      cost_code_id,
      classification: classification === '' ? null : classification,
      rate,
      fringe,
      currency,
      mode,
      valid_from,
    },
  };
}
