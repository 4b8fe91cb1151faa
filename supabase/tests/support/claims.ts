import { randomUUID } from 'node:crypto';
import { claimListSchema, type ClaimRow } from '../../../packages/contract/src/claims.ts';
import type { Cast, Person } from './cast.ts';
import type { Answer } from './hazards.ts';
import { applied, ask } from './orders.ts';

/** Twelve miles to the crew's project. */
export const claimFacts = (cast: Cast, facts: object = {}) => ({
  kind: 'mileage',
  day: '2026-10-05',
  project_id: cast.project,
  cost_code_id: cast.costCode,
  quantity: 12_000,
  odometer_from: null,
  odometer_to: null,
  from_site_id: null,
  to_site_id: null,
  is_edge_day: false,
  note: null,
  ...facts,
});

/** A day away at the crew's project. */
export const perDiem = { kind: 'per_diem', quantity: null };

export const recordClaim = (
  cast: Cast,
  person: Person,
  facts: object = {},
  id: string = randomUUID(),
): Promise<Answer> =>
  ask(cast, person, 'record_claim($1, $2)', [id, { v: 1, ...claimFacts(cast, facts) }]);

export async function addedClaim(cast: Cast, person: Person, facts: object = {}): Promise<string> {
  const id = randomUUID();
  await applied(recordClaim(cast, person, facts, id));
  return id;
}

export const decideClaim = (
  cast: Cast,
  person: Person,
  id: string,
  decision = 'approve',
  {
    version = 1,
    reason = null,
  }: { readonly version?: number; readonly reason?: string | null } = {},
): Promise<Answer> =>
  ask(cast, person, 'decide_claim($1, $2, $3, $4)', [id, version, decision, reason]);

/** 70 cents a mile, 68.00 a day, and three quarters of that on the first and last day. */
export async function setClaimRates(cast: Cast): Promise<void> {
  for (const rate of [
    { kind: 'mileage', valid_from: '2026-01-01', unit: 'mi', rate: 7000, edge_percent: 100 },
    { kind: 'per_diem', valid_from: '2026-01-01', unit: 'day', rate: 680_000, edge_percent: 75 },
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    await applied(ask(cast, cast.admin, 'save_claim_rate($1)', [rate]));
  }
}

export async function listClaims(
  cast: Cast,
  person: Person,
  filters: object = {},
): Promise<ClaimRow[]> {
  const read = claimListSchema.parse(await ask(cast, person, 'list_claims($1)', [filters]));
  if (read.verdict !== 'ok') throw new Error(read.reason);
  return read.claims;
}
