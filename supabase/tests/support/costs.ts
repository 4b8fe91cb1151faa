import { randomUUID } from 'node:crypto';
import { type Budget, budgetAnswerSchema } from '../../../packages/contract/src/job-costs.ts';
import type { TestCaller } from '../../../apps/testkit/src/index.ts';
import type { Cast } from './cast.ts';
import { callSheet } from './sheets.ts';

export type BudgetLine = {
  readonly cost_code_id: string;
  readonly cost_type: string;
  readonly hours: number;
  readonly quantity: number;
  readonly unit?: string | null;
  readonly amount: number;
};

export function lineOf(cast: Cast, change: Partial<BudgetLine> = {}): BudgetLine {
  return {
    cost_code_id: cast.costCode,
    cost_type: 'L',
    hours: 0,
    quantity: 0,
    unit: null,
    amount: 0,
    ...change,
  };
}

export function call(
  cast: Cast,
  sql: string,
  parameters: readonly (string | null)[],
  caller: TestCaller = cast.admin.caller,
): Promise<unknown> {
  return callSheet(cast.database, caller, sql, parameters);
}

export function saveBudget(
  cast: Cast,
  lines: readonly unknown[],
  version = 1,
  caller = cast.admin.caller,
): Promise<unknown> {
  return call(
    cast,
    'save_budget($1, $2::integer, $3)',
    [cast.project, String(version), JSON.stringify(lines)],
    caller,
  );
}

export function activate(cast: Cast, version: number): Promise<unknown> {
  return call(cast, 'activate_budget($1, $2::integer)', [cast.project, String(version)]);
}

export function modify(cast: Cast, lines: readonly unknown[], id = randomUUID()): Promise<unknown> {
  const facts = { date: '2026-10-05', note: 'More concrete', lines };
  return call(cast, 'add_budget_modification($1, $2, $3)', [
    id,
    cast.project,
    JSON.stringify(facts),
  ]);
}

export function saveCost(
  cast: Cast,
  change: object,
  { id = randomUUID(), version = 1 }: { readonly id?: string; readonly version?: number } = {},
): Promise<unknown> {
  const facts = {
    source: 'typed',
    date: '2026-10-05',
    cost_code_id: cast.costCode,
    cost_type: 'M',
    amount: 120_000,
    hours: 0,
    note: null,
    ...change,
  };
  return call(cast, 'save_direct_cost($1, $2, $3::integer, $4)', [
    id,
    cast.project,
    String(version),
    JSON.stringify(facts),
  ]);
}

export function saveBurden(cast: Cast, change: object, id = randomUUID()): Promise<unknown> {
  const facts = {
    person_id: null,
    classification: null,
    percent: 3250,
    valid_from: '2026-01-05',
    ...change,
  };
  return call(cast, 'save_labor_burden($1, $2)', [id, JSON.stringify(facts)]);
}

export async function readBudget(cast: Cast): Promise<Budget> {
  const answer = budgetAnswerSchema.parse(await call(cast, 'read_budget($1)', [cast.project]));
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  return answer;
}
