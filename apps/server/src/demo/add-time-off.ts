import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';
import { dateOf, onVacation } from './plan-shifts.ts';
import type { Day } from './local-time.ts';
import type { CrewPlan } from './plan-punches.ts';

/** Adds three kinds of time off, accrued balances, a waiting request, and an approved vacation. */
export async function addTimeOff(
  transaction: Transaction,
  crews: readonly CrewPlan[],
  at: {
    readonly company: string;
    readonly zone: string;
    readonly adminUserId: string;
    readonly from: Day;
    readonly vacationFrom: Day;
  },
): Promise<void> {
  await transaction.query(
    `insert into public.time_off_kinds (company_id, id, name, is_paid, accrual, period, accrued_minutes,
       per_worked_minutes, cap_minutes, carry_over_minutes, created_at)
     values ($1, gen_random_uuid(), 'Vacation / Vacaciones', true, 'period', 'month', 400, null, 9600, 2400, now() - interval '100 days'),
       ($1, gen_random_uuid(), 'Sick time / Enfermedad', true, 'hours', null, 60, 1800, 2880, null, now() - interval '100 days'),
       ($1, gen_random_uuid(), 'Unpaid / Sin goce', false, 'none', null, null, null, null, null, now() - interval '100 days')`,
    [at.company],
  );
  await transaction.query('select app.accrue_time_off()');
  const asker = crews[0]?.workers[3];
  const traveler = crews[0]?.workers.find(({ place }) => place === onVacation.place);
  if (asker === undefined || traveler === undefined) return;
  await ask(asker.personId, at.from, 2, 'Family visit');
  const approved = await ask(traveler.personId, at.vacationFrom, onVacation.days, 'A long weekend');
  await actAs(transaction, at.adminUserId);
  await transaction.query('select public.decide_time_off($1, 1, true)', [approved]);
  await actAs(transaction, null);

  async function ask(person: string, from: Day, days: number, note: string): Promise<string> {
    const id = randomUUID();
    await transaction.query(
      `insert into public.time_off_requests (company_id, id, person_id, kind_id, state, first_day, last_day, zone,
         starts_at, ends_at, minutes, note, request_hash, asked_at)
       select $1, $2, $3, k.id, 'waiting', $4::date, $4::date + $5::int - 1, $6,
         app.local_instant($4::date::timestamp, $6), app.local_instant(($4::date + $5::int)::timestamp, $6), $5::int * 480,
         $7, 'demo', now() - interval '1 day'
       from public.time_off_kinds k where k.company_id = $1 and k.name = 'Vacation / Vacaciones'`,
      [at.company, id, person, dateOf(from), days, at.zone, note],
    );
    return id;
  }
}
