/** Hazard reports as a phone sends them. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../apps/server/src/db/database.ts';
import { asCaller, type TestCaller } from '../../../apps/testkit/src/index.ts';

export type HazardReport = Readonly<Record<string, unknown>>;

export function hazardReport(facts: HazardReport = {}): HazardReport {
  return {
    v: 1,
    what: 'Loose board on the scaffold',
    place: null,
    immediate_action: null,
    energy: null,
    project_id: null,
    location: null,
    severity: 3,
    likelihood: 3,
    reported_at: '2026-01-05T14:20:31.000Z',
    photo_ids: [],
    ...facts,
  };
}

/** Reports a hazard under the caller's name; returns its id. */
export async function reportHazard(
  database: Database,
  caller: TestCaller,
  facts: HazardReport = {},
): Promise<string> {
  const id = randomUUID();
  const answer = await callJson(database, caller, 'report_hazard($1, $2)', [
    id,
    hazardReport(facts),
  ]);
  if (answer['verdict'] !== 'applied') throw new Error(JSON.stringify(answer));
  return id;
}

export type Answer = Readonly<Record<string, unknown>>;

export async function callJson(
  database: Database,
  caller: TestCaller,
  sql: string,
  parameters: readonly (string | number | null | object)[] = [],
): Promise<Answer> {
  const [row] = await asCaller<{ answer: Answer }>(
    database,
    caller,
    `select ${sql} as answer`,
    parameters.map((value) =>
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ),
  );
  if (row === undefined) throw new Error(`${sql} answered nothing`);
  return row.answer;
}

/** Returns the complete facts of a step, as `change_hazard` requires them. */
export function stepFacts(step: string, facts: HazardReport = {}): HazardReport {
  const residual = { residual_severity: null, residual_likelihood: null };
  const defaults: Readonly<Record<string, HazardReport>> = {
    triage: { severity: 3, likelihood: 3, energy: null, due_on: null },
    assign: { due_on: null },
    resolve: { photo_ids: [], ...residual },
    verify: residual,
  };
  return { comment: null, ...defaults[step], ...facts };
}
