import {
  type ClaimFacts,
  type ClaimRate,
  claimLimits,
  type MadeClaimKind,
} from '@muster/contract/claims';
import { lineAmount } from '@muster/domain/money/amounts';
import { parseQuantity } from '@muster/domain/money/decimal-text';

/** A claim as typed into the form. */
export type ClaimDraft = {
  readonly kind: MadeClaimKind;
  readonly day: string;
  readonly project_id: string | null;
  readonly cost_code_id: string | null;
  readonly measure: 'distance' | 'odometer';
  readonly quantity: string;
  readonly odometer_from: string;
  readonly odometer_to: string;
  readonly from_site_id: string | null;
  readonly to_site_id: string | null;
  readonly is_edge_day: boolean;
  readonly note: string;
};

/** Returns what the server accepts, or the fields with errors. */
export function resolveClaim(
  draft: ClaimDraft,
  locale: string | readonly string[],
): { readonly facts: ClaimFacts } | { readonly problems: readonly (keyof ClaimDraft)[] } {
  const isMileage = draft.kind === 'mileage';
  const isRead = isMileage && draft.measure === 'odometer';
  const isGiven = isMileage && !isRead;
  const quantity = isGiven ? parseQuantity(draft.quantity, locale) : null;
  const from = isRead ? parseQuantity(draft.odometer_from, locale) : null;
  const to = isRead ? parseQuantity(draft.odometer_to, locale) : null;
  const isWrongFrom = isRead && (from === null || from < 0 || from > claimLimits.odometer);
  const distance = isRead ? (to ?? 0) - (from ?? 0) : (quantity ?? 0);
  const isDistance = distance >= 1 && distance <= claimLimits.quantity;
  const { project_id } = draft;
  const problems = [
    ...(/^\d{4}-\d{2}-\d{2}$/.test(draft.day) ? [] : (['day'] as const)),
    ...(project_id === null ? (['project_id'] as const) : []),
    ...(isGiven && !isDistance ? (['quantity'] as const) : []),
    ...(isWrongFrom ? (['odometer_from'] as const) : []),
    ...(isRead && !isWrongFrom && (!isDistance || (to ?? 0) > claimLimits.odometer)
      ? (['odometer_to'] as const)
      : []),
  ];
  if (problems.length > 0 || project_id === null) return { problems };
  return {
    facts: {
      kind: draft.kind,
      day: draft.day,
      project_id,
      cost_code_id: draft.cost_code_id,
      quantity,
      odometer_from: from,
      odometer_to: to,
      from_site_id: isMileage ? draft.from_site_id : null,
      to_site_id: isMileage ? draft.to_site_id : null,
      is_edge_day: !isMileage && draft.is_edge_day,
      note: draft.note.trim().slice(0, claimLimits.note) || null,
    },
  };
}

/** Returns the rate in effect on a day. Expects the rates newest first. */
export function rateOn(
  rates: readonly ClaimRate[],
  kind: MadeClaimKind,
  day: string,
): ClaimRate | null {
  return rates.find((rate) => rate.kind === kind && rate.valid_from <= day) ?? null;
}

/** Returns the expected amount in cents; the server calculates the real one. */
export function expectedCents(facts: ClaimFacts, rate: ClaimRate): number | null {
  const read =
    facts.odometer_from === null || facts.odometer_to === null
      ? facts.quantity
      : facts.odometer_to - facts.odometer_from;
  const days = facts.is_edge_day ? rate.edge_percent * 10 : 1000;
  return lineAmount(facts.kind === 'mileage' ? (read ?? 0) : days, rate.rate);
}
