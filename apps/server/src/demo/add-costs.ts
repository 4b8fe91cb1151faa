import { randomUUID } from 'node:crypto';
import type { BudgetLineFacts, CostType } from '@muster/contract/job-costs';
import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';
import { callApplied } from './call-applied.ts';

type Costs = {
  readonly company: string;
  readonly adminUserId: string;
  /** In the demo's order. */
  readonly projectIds: readonly string[];
  /** Projects with daily logs, whose budgets alone say how much is to be installed. */
  readonly loggedIds: readonly string[];
};

type UsedLine = {
  readonly cost_code_id: string;
  readonly code: string;
  readonly used_hours: string;
  readonly actual: string;
};

/** How much of its labor budget a project has used; the last project has no budget, the one before it a draft. */
const usedShares = [1.12, 0.96, 0.55, 0.4];
/** Unit of work by cost code; cubic yards for any other code. */
const units: Readonly<Record<string, string>> = {
  '03 11': 'ft²',
  '03 20': 'ton',
  '05 12': 'ton',
};
const dollar = 100;

/** Adds each project's budget and its costs besides labor, and the labor burden. */
export async function addCosts(
  transaction: Transaction,
  { company, adminUserId, projectIds, loggedIds }: Costs,
): Promise<void> {
  await actAs(transaction, adminUserId);
  await callApplied(transaction, 'save_labor_burden($1, $2)', [
    randomUUID(),
    { person_id: null, classification: null, percent: 3150, valid_from: '2026-01-01' },
  ]);
  for (const [place, project] of projectIds.entries()) {
    const used = await transaction.query<UsedLine>(
      `select f.cost_code_id, c.code, f.used_hours::text, (f.approved + f.pending)::text as actual
       from app.budget_figures($1, $2) f
       join public.cost_codes c on c.company_id = $1 and c.id = f.cost_code_id
       where f.cost_type = 'L' order by f.used_hours desc limit 4`,
      [company, project],
    );
    const [first] = used;
    if (first === undefined) continue;
    await addDirectCosts(transaction, project, first.cost_code_id, Number(first.actual));
    if (place === projectIds.length - 1) continue;
    const share = usedShares[place] ?? 0.5;
    await callApplied(transaction, 'save_budget($1, 1, $2)', [
      project,
      used.flatMap((line) => budgetLines(line, share, loggedIds.includes(project))),
    ]);
    if (place < projectIds.length - 2) {
      await callApplied(transaction, 'activate_budget($1, 2)', [project]);
      await moveToEquipment(transaction, project, first.cost_code_id);
    }
  }
  await actAs(transaction, null);
}

function budgetLines(
  { cost_code_id, code, used_hours, actual }: UsedLine,
  share: number,
  isLogged: boolean,
) {
  const amount = roundTo(Number(actual) / share, 100 * dollar);
  const line = (cost_type: CostType, part: number, hours = 0, quantity = 0): BudgetLineFacts => ({
    cost_code_id,
    cost_type,
    hours,
    quantity,
    unit: quantity > 0 ? (units[code.slice(0, 5)] ?? 'yd³') : null,
    amount: roundTo(amount * part, 50 * dollar),
  });
  const hours = roundTo(Number(used_hours) / share, 8000);
  return [
    line('L', 1, hours, isLogged ? roundTo(hours / 3, 5000) : 0),
    line('M', 0.6),
    line('E', 0.15),
  ];
}

async function addDirectCosts(
  transaction: Transaction,
  project: string,
  cost_code_id: string,
  labor: number,
): Promise<void> {
  const costs: readonly (readonly [CostType, number, string, number])[] = [
    ['M', 0.22, 'Ready-mix, first pour', 20],
    ['M', 0.11, 'Rebar and forms', 12],
    ['E', 0.06, 'Concrete pump, two days', 9],
    ['O', 0.01, 'Permit fees', 4],
  ];
  for (const [cost_type, part, note, daysAgo] of costs) {
    const [day] = await transaction.query<{ date: string }>(
      'select (current_date - $1::integer)::text as date',
      [daysAgo],
    );
    const facts = {
      source: 'typed',
      date: day?.date,
      cost_code_id,
      cost_type,
      amount: Math.max(dollar, roundTo(labor * part, 1)),
      hours: 0,
      note,
    };
    await callApplied(transaction, 'save_direct_cost($1, $2, 1, $3)', [
      randomUUID(),
      project,
      facts,
    ]);
  }
}

async function moveToEquipment(
  transaction: Transaction,
  project: string,
  cost_code_id: string,
): Promise<void> {
  const part = { cost_code_id, hours: 0, quantity: 0 };
  const facts = {
    date: new Date().toISOString().slice(0, 10),
    note: 'Pump instead of crane and bucket',
    lines: [
      { ...part, cost_type: 'M', amount: -250 * dollar },
      { ...part, cost_type: 'E', amount: 250 * dollar },
    ],
  };
  await callApplied(transaction, 'add_budget_modification($1, $2, $3)', [
    randomUUID(),
    project,
    facts,
  ]);
}

function roundTo(amount: number, step: number): number {
  return Math.round(amount / step) * step;
}
