create or replace function public.read_time_off(person uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if not coalesce(
    person = app.my_person_id() or person = any (app.my_crew_people()) or app.my_role() = 'admin' and exists (
      select from public.profiles p where p.company_id = company and p.person_id = read_time_off.person
    ), false
  ) then
    return app.refused('not_found');
  end if;
  return app.time_off_of(company, person);
end
$$;

comment on function public.read_time_off(uuid) is
  'A person''s time off for themselves, who leads them and admins. Verdict ok or refused (not_allowed, not_found).';

grant execute on function public.read_time_off(uuid) to authenticated;
