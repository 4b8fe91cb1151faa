create or replace function public.hazard_people() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  crew_people uuid[];
begin
  if app.my_role() is null or app.my_role() not in ('admin', 'supervisor') then
    return app.refused('not_allowed');
  end if;
  crew_people := app.people_i_manage(company);
  return jsonb_build_object(
    'verdict', 'ok',
    'people', (
      select coalesce(jsonb_agg(
        app.person_label(company, p.person_id) || jsonb_build_object('role', m.role)
        order by p.first_name, p.last_name, p.person_id
      ), '[]')
      from public.memberships m
      join public.profiles p on p.company_id = m.company_id and p.person_id = m.person_id
      where m.company_id = company and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
        and (m.role in ('admin', 'supervisor') or m.person_id = any (crew_people))
    )
  );
end
$$;

comment on function public.hazard_people() is
  'Whom the caller may give a hazard or an action to: an admin everyone in the company, a supervisor their crews and '
  'those in charge. Refused with not_allowed for others.';

grant execute on function public.hazard_people() to authenticated;
