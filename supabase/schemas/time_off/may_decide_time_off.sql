create or replace function app.may_decide_time_off(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case app.my_role()
    when 'admin' then exists (
      select from public.profiles p where p.company_id = app.my_company_id() and p.person_id = person
    ) and (person <> app.my_person_id() or app.is_sole_admin(app.my_company_id(), person))
    when 'supervisor' then person <> app.my_person_id() and person = any (app.my_crew_people())
    else false
  end;
end
$$;

comment on function app.may_decide_time_off(uuid) is
  'Whether the caller approves a person''s time off: an admin, or a supervisor who leads them. No one '
  'their own, but for a company''s only admin.';
