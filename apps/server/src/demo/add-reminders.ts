import type { Transaction } from '../db/database.ts';

/** Logs the outcome of the clock-in reminders of the last seven days. */
export async function addReminders(transaction: Transaction, company: string): Promise<void> {
  await transaction.query(
    `insert into public.reminder_log (company_id, person_id, kind, about, due_at, decided_at, outcome)
     select p.company_id, p.person_id, 'clock_in_missed', p.id, p.starts_at, p.starts_at + interval '1 minute',
       case when app.has_punched_for(p, p.starts_at + interval '1 minute') then 'punched'
         when app.is_off_for(p, p.starts_at) then 'time_off'
         else app.reach_of(p.person_id, 'clock_in_missed') end
     from public.published_shifts p
     where p.company_id = $1 and p.person_id is not null and p.canceled_at is null
       and p.starts_at > now() - interval '7 days' and p.starts_at < now() - interval '1 hour'
     on conflict do nothing`,
    [company],
  );
}
