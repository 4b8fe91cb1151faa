create or replace function app.take_claims(sheet public.timesheets) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.claims c set paid_in = sheet.period_from
  where c.company_id = sheet.company_id and c.person_id = sheet.person_id and c.state = 'approved'
    and c.paid_in is null and c.day <= sheet.period_to
$$;

comment on function app.take_claims(public.timesheets) is
  'A timesheet that is locked pays the approved claims of its days, and earlier ones that came too late for theirs.';
