import type { Transaction } from '../db/database.ts';
import { dateOf } from './plan-shifts.ts';
import type { Day } from './local-time.ts';
import type { CrewPlan } from './plan-punches.ts';

/** Three kinds of time off, what has accrued, and a request that waits. */
export async function addTimeOff(
  transaction: Transaction,
  crews: readonly CrewPlan[],
  at: { readonly company: string; readonly zone: string; readonly from: Day },
): Promise<void> {
  await transaction.query(
    `insert into public.time_off_kinds (company_id, id, name, is_paid, accrual, period, accrued_minutes,
       per_worked_minutes, cap_minutes, carry_over_minutes, created_at)
     values ($1, gen_random_uuid(), 'Vacation', true, 'period', 'month', 400, null, 9600, 2400, now() - interval '100 days'),
       ($1, gen_random_uuid(), 'Sick time', true, 'hours', null, 60, 1800, 2880, null, now() - interval '100 days'),
       ($1, gen_random_uuid(), 'Unpaid', false, 'none', null, null, null, null, null, now() - interval '100 days')`,
    [at.company],
  );
  await transaction.query('select app.accrue_time_off()');
  const asker = crews[0]?.workers[3];
  if (asker === undefined) return;
  await transaction.query(
    `insert into public.time_off_requests (company_id, id, person_id, kind_id, state, first_day, last_day, zone,
       starts_at, ends_at, minutes, note, request_hash, asked_at)
     select $1, gen_random_uuid(), $2, k.id, 'waiting', $3::date, $3::date + 1, $4,
       app.local_instant($3::date::timestamp, $4), app.local_instant(($3::date + 2)::timestamp, $4), 960,
       'Family visit', 'demo', now() - interval '1 day'
     from public.time_off_kinds k where k.company_id = $1 and k.name = 'Vacation'`,
    [at.company, asker.personId, dateOf(at.from), at.zone],
  );
}
