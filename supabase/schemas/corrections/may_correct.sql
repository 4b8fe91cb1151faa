create or replace function app.may_correct(correction public.time_corrections) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := correction.person_id;
begin
  if correction.company_id is distinct from app.my_company_id() then
    return false;
  end if;
  if person = app.my_person_id() then
    return app.is_sole_admin(correction.company_id, person);
  end if;
  return coalesce(app.my_role() = 'admin', false)
    or (not correction.is_locked and person = any (app.my_crew_people()));
end
$$;

comment on function app.may_correct(public.time_corrections) is
  'Whether the caller may make or decide a correction: who leads the person, for a locked timesheet an admin, and '
  'no one their own but the only admin.';
