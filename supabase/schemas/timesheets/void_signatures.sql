create or replace function app.void_signatures(sheet public.timesheets, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.timesheet_signatures g set voided_at = now(), void_reason = reason
  where g.company_id = sheet.company_id and g.person_id = sheet.person_id and g.period_from = sheet.period_from
    and g.voided_at is null;
end
$$;

comment on function app.void_signatures(public.timesheets, text) is
  'Voids the signature of a timesheet because its days changed or it was returned.';
