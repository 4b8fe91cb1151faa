create or replace function app.why_not_sign(sheet public.timesheets) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := sheet.company_id;
  person constant uuid := sheet.person_id;
begin
  if person <> app.my_person_id() and not (
    -- Someone without a login signs by finger on the phone of who leads them.
    app.sees_person(company, person)
    and not (select p.has_login from public.profiles p where p.company_id = company and p.person_id = person)
  ) then
    return 'not_allowed';
  end if;
  return app.why_not_ready_to_sign(sheet);
end
$$;

comment on function app.why_not_sign(public.timesheets) is
  'Why the caller can''t sign a timesheet, or have it signed on their phone; null when they can.';
