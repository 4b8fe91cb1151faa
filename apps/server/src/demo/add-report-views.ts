import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';

/** The reports that the office returns to; supervisors see the shared ones except the one about money. */
const views = [
  {
    name: 'Hours by crew, last pay period',
    report: 'hours',
    search: { by: 'crew', period: 'last_pay_period' },
    is_shared: true,
  },
  {
    name: 'Labor this month',
    report: 'labor',
    search: { by: 'project', period: 'this_month' },
    is_shared: true,
  },
  {
    name: 'Attendance by week',
    report: 'attendance',
    search: { by: 'week', period: 'last_12_months' },
    is_shared: false,
  },
];

export async function addReportViews(transaction: Transaction, adminUserId: string): Promise<void> {
  await actAs(transaction, adminUserId);
  for (const facts of views) {
    const [row] = await transaction.query<{ answer: { verdict: string } }>(
      'select public.save_report_view($1, $2) as answer',
      [randomUUID(), JSON.stringify(facts)],
    );
    if (row?.answer.verdict !== 'applied') throw new Error(`${facts.name} was not saved`);
  }
  await actAs(transaction, null);
}
