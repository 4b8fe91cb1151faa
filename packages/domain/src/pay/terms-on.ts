import {
  inEffect,
  optionalInEffect,
  type BreakTerms,
  type OvertimeTerms,
  type PayFacts,
  type PayTerms,
} from './pay-facts.ts';

const hourly: PayTerms = {
  kind: 'hourly',
  classification: null,
  overtime: null,
  breaks: null,
  salary: null,
};

/** Returns the pay terms on a date. A person without terms is paid by the hour. */
export function payTermsOn(facts: PayFacts, date: string): PayTerms {
  return optionalInEffect(facts.terms, date)?.value ?? hourly;
}

/** Returns the person's own rule set, or else the company's. */
export function overtimeTermsOn(facts: PayFacts, date: string): OvertimeTerms {
  return payTermsOn(facts, date).overtime ?? inEffect(facts.overtime, date);
}

export function breakTermsOn(facts: PayFacts, date: string): BreakTerms {
  return payTermsOn(facts, date).breaks ?? inEffect(facts.breaks, date);
}
