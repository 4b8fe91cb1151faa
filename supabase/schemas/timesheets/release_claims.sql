create or replace function app.release_claims(sheet public.timesheets) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.claims c set paid_in = null
  where c.company_id = sheet.company_id and c.person_id = sheet.person_id and c.paid_in = sheet.period_from
    and c.export_id is null
$$;

comment on function app.release_claims(public.timesheets) is
  'The claims of a timesheet that is unlocked are paid with the next one that is locked. Those in a payroll file are '
  'paid already.';
