import type { Transaction } from '../db/database.ts';

/**
 * Adds people's break answers at clock-out for past days since Colorado's rule took effect: they took their rest
 * breaks. One person had neither a meal nor a rest on the day without a recorded meal. Days that are locked or already
 * answered don't change.
 */
export async function answerBreaks(
  transaction: Transaction,
  { company, without }: { readonly company: string; readonly without: string },
): Promise<void> {
  await transaction.query(
    `insert into public.break_answers (id, company_id, person_id, workday, answers, actor_person_id, answered_at)
     select gen_random_uuid(), $1, d.person_id, d.day,
       case when d.person_id = $2 and not d.has_meal
         then '{"first_meal": "not_provided", "rest": "not_provided"}'::jsonb else '{"rest": "taken"}' end,
       d.person_id, d.ended_at
     from (
       select e.person_id, w.day::date as day, max(e.ended_at) as ended_at,
         bool_or(exists (
           select from public.time_breaks b where b.company_id = $1 and b.entry_id = e.id and b.kind = 'meal'
         )) as has_meal
       from public.time_entries e
       cross join lateral generate_series(
         (e.started_at at time zone e.zone)::date, (e.ended_at at time zone e.zone)::date, interval '1 day'
       ) as w (day)
       where e.company_id = $1 and e.state = 'closed' and w.day < app.company_today($1)
         and w.day >= (
           select max(r.valid_from) from public.company_rules r
           where r.company_id = $1 and r.kind = 'breaks' and r.rule ->> 'set' = 'colorado'
         )
       group by e.person_id, w.day
     ) d
     where not app.is_locked_day($1, d.person_id, d.day) and not exists (
       select from public.break_answers a
       where a.company_id = $1 and a.person_id = d.person_id and a.workday = d.day
     )`,
    [company, without],
  );
}
