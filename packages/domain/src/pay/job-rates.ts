import { optionalInEffect, type JobRate, type PayFacts, type WorkEntry } from './pay-facts.ts';
import { payTermsOn } from './terms-on.ts';

/** In ten-thousandths of the currency's unit per hour. */
export type WorkRate = {
  /** Null if no rate is known; the hours count, but the money is missing. */
  readonly rate: number | null;
  readonly fringe: number;
  /** The job rate that set it; null for the base rate. */
  readonly jobRateId: string | null;
  readonly classification: string | null;
};

/** Returns the rate of an entry's work on a date: the most specific matching job rate, or else the base rate. */
export function workRate(facts: PayFacts, date: string, entry: WorkEntry): WorkRate {
  const base = optionalInEffect(facts.rates, date)?.value ?? null;
  const { classification } = payTermsOn(facts, date);
  const fitting = facts.jobRates
    .filter((job) => job.from <= date && (job.to === null || date < job.to))
    .filter(
      (job) =>
        (job.projectId === null || job.projectId === entry.projectId) &&
        (job.costCodeId === null || job.costCodeId === entry.costCodeId) &&
        (job.classification === null || job.classification === classification),
    )
    .sort((one, other) => weight(other) - weight(one) || (one.from < other.from ? 1 : -1));
  const [job] = fitting;
  if (job === undefined) return { rate: base, fringe: 0, jobRateId: null, classification };
  const isBaseHigher = job.mode === 'at_least' && base !== null && base >= job.rate;
  return {
    rate: isBaseHigher ? base : job.rate,
    fringe: job.fringe,
    jobRateId: job.id,
    classification: job.classification ?? classification,
  };
}

/** A person is more specific than a project, a project more specific than a cost code, and so on. */
function weight(job: JobRate): number {
  return (
    (job.isPersonal ? 8 : 0) +
    (job.projectId === null ? 0 : 4) +
    (job.costCodeId === null ? 0 : 2) +
    (job.classification === null ? 0 : 1)
  );
}
