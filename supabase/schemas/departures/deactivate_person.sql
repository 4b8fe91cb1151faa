create or replace function public.deactivate_person(person_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  if person_id = app.my_person_id() then
    return app.refused('own_access');
  end if;
  perform app.lock_admins(company);
  if app.role_at(company, person_id, now()) is null then
    return app.refused('access_over');
  end if;
  if app.is_last_admin(company, person_id) then
    return app.refused('last_admin');
  end if;
  perform app.end_access(company, person_id);
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.deactivate_person(uuid) is
  'An admin ends another person''s access at once; all records stay. Verdict applied or refused (not_allowed, '
  'not_found, own_access, access_over, last_admin).';

grant execute on function public.deactivate_person(uuid) to authenticated;
