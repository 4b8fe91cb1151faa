import { randomUUID } from 'node:crypto';
import { breakSets } from '@muster/contract/break-sets';
import { overtimeSets } from '@muster/contract/overtime-sets';

import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';

type PayRules = {
  readonly company: string;
  readonly admin: string;
  /** People on loan to a client in California. */
  readonly onLoan: readonly string[];
  readonly nightProject: string;
};

/**
 * Adds pay rules: overtime and breaks by federal rules and, for the last six weeks, by Colorado's; a rate for nights on
 * the rail line; and a few people on loan to California, by its rules and in its time zone.
 */
export async function addPayRules(
  transaction: Transaction,
  { company, admin, onLoan, nightProject }: PayRules,
): Promise<void> {
  await transaction.query(
    `insert into public.company_rules (company_id, kind, valid_from, rule, changed_by)
     select $1, r.kind, date_trunc('week', app.company_today($1) - 42)::date, r.rule, $4
     from (values ('overtime', $2::jsonb), ('breaks', $3::jsonb)) as r (kind, rule)`,
    [company, JSON.stringify(overtimeSets.colorado), JSON.stringify(breakSets.colorado), admin],
  );
  await transaction.query(
    `insert into public.job_rates (id, company_id, project_id, rate, currency, mode, valid_from, set_by)
     values ($1, $2, $3, 425000, 'USD', 'at_least', app.company_today($2) - 300, $4)`,
    [randomUUID(), company, nightProject, admin],
  );
  await transaction.query(
    `insert into public.pay_terms (
       company_id, person_id, valid_from, kind, classification, overtime, breaks, time_zone, changed_by
     )
     select $1, p::uuid, date_trunc('week', app.company_today($1) - 28)::date, 'hourly', 'On loan to California',
       '{"set": "california"}', '{"set": "california"}', 'America/Los_Angeles', $3
     from jsonb_array_elements_text($2) p`,
    [company, JSON.stringify(onLoan), admin],
  );
}

/** Requests corrections of recent time for two people; their lead hasn't answered yet. */
export async function askForCorrections(
  transaction: Transaction,
  company: string,
  people: readonly { readonly personId: string; readonly userId: string }[],
): Promise<void> {
  for (const [index, { personId, userId }] of people.entries()) {
    await actAs(transaction, userId);
    await transaction.query(
      `select public.correct_time(
         $3, e.person_id, 'change', e.id, jsonb_build_object(
           'started_at', app.instant(e.started_at), 'ended_at', app.instant(e.ended_at + $4::interval),
           'zone', e.zone, 'project_id', e.project_id, 'cost_code_id', e.cost_code_id, 'breaks', (
             select coalesce(jsonb_agg(jsonb_build_object(
               'kind', b.kind, 'started_at', app.instant(b.started_at), 'ended_at', app.instant(b.ended_at)
             ) order by b.started_at), '[]')
             from public.time_breaks b where b.company_id = e.company_id and b.entry_id = e.id
           )
         ), $5
       )
       from public.time_entries e
       where e.company_id = $1 and e.person_id = $2 and e.state = 'closed' and e.ended_at < now() - interval '3 hours'
         and not exists (
           select from public.time_entries o
           where o.company_id = e.company_id and o.person_id = e.person_id
             and o.started_at between e.ended_at and e.ended_at + interval '1 hour'
         )
       order by e.started_at desc limit 1`,
      [
        company,
        personId,
        randomUUID(),
        index === 0 ? '25 minutes' : '-15 minutes',
        index === 0 ? 'Cleaned up after the pour' : 'Left early for the dentist',
      ],
    );
  }
  await actAs(transaction, null);
}
