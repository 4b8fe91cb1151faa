import { randomUUID } from 'node:crypto';

import type { Transaction } from '../db/database.ts';

const contract = {
  contract_number: 'CDOT-24871',
  wage_determination: 'CO20260012, modification 3',
  fringe_plans: [
    { name: 'Mountain Builders Health Trust', kind: 'Health', number: '501', is_funded: true },
    { name: 'Company 401(k)', kind: 'Retirement', number: '001', is_funded: true },
  ],
  apprentice_programs: [
    {
      name: 'Front Range Ironworkers Apprenticeship',
      registered_with: 'SAA',
      classification: 'Ironworker',
    },
  ],
};

/**
 * Acts as the admin who calls: matches people to their payroll names, states the certified payroll details of one
 * project's contract, exports a locked period, and corrects a clock-out in it afterward. The file itself is written by
 * the server's job once the demo is loaded.
 */
export async function exportPayroll(
  transaction: Transaction,
  company: string,
  from: string,
): Promise<void> {
  await transaction.query(
    `select public.save_payroll_mapping('generic', (
       select jsonb_agg(jsonb_build_object(
         'kind', 'person', 'key', p.person_id, 'value', (1000 + p.place)::text
       ))
       from (
         select person_id, row_number() over (order by last_name, first_name, person_id) as place
         from public.profiles where company_id = $1
       ) p
     ))`,
    [company],
  );
  await transaction.query(
    `select public.save_project_contract(w.project_id, $3::jsonb || jsonb_build_object('prime_contractor', c.name))
     from public.companies c, (
       select l.project_id from public.locked_pay_lines l
       where l.company_id = $1 and l.sheet_from = $2 and l.project_id is not null
       group by l.project_id order by sum(l.minutes) desc, l.project_id limit 1
     ) w
     where c.id = $1`,
    [company, from, JSON.stringify(contract)],
  );
  await transaction.query(`select public.start_payroll_export(gen_random_uuid(), $1, 'csv')`, [
    from,
  ]);
  const correction = randomUUID();
  await transaction.query(
    `select public.correct_time(
       $3, e.person_id, 'change', e.id, jsonb_build_object(
         'started_at', app.instant(e.started_at), 'ended_at', app.instant(e.ended_at + interval '30 minutes'),
         'zone', e.zone, 'project_id', e.project_id, 'cost_code_id', e.cost_code_id, 'breaks', (
           select coalesce(jsonb_agg(jsonb_build_object(
             'kind', b.kind, 'started_at', app.instant(b.started_at), 'ended_at', app.instant(b.ended_at)
           ) order by b.started_at), '[]')
           from public.time_breaks b where b.company_id = e.company_id and b.entry_id = e.id
         )
       ), 'Stayed to unload the concrete truck'
     )
     from public.time_entries e
     where e.company_id = $1 and e.state = 'closed' and e.ended_at is not null
       and (e.started_at at time zone e.zone)::date between $2::date + 2 and $2::date + 10
       and not exists (
         select from public.time_entries o
         where o.company_id = e.company_id and o.person_id = e.person_id
           and o.started_at between e.ended_at and e.ended_at + interval '2 hours'
       )
     order by e.started_at, e.id limit 1`,
    [company, from, correction],
  );
  // A correction to a locked timesheet waits for an admin.
  await transaction.query(`select public.decide_correction($1, 'accept')`, [correction]);
}
