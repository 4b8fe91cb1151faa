create or replace function public.person_page(person_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  is_admin constant boolean := coalesce(app.my_role() = 'admin', false);
begin
  if not coalesce(app.sees_person(company, person_id), false) or not app.is_company_person(company, person_id) then
    return app.refused('not_found');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'today', app.company_today(company),
    'week_from', (
      select app.workweek_begun(s.time_zone, (r.rule ->> 'workweek_start')::integer)
      from public.company_settings s, app.company_rules_at(company, app.company_today(company)) r
      where s.company_id = company and r.kind = 'calendar'
    ),
    'person', app.person_facts(company, person_id),
    'office', case when is_admin then app.admin_facts(company, person_id) end
  );
end
$$;

comment on function public.person_page(uuid) is
  'A person as the page shows them, for the person, who leads them and admins; office is for admins only. Pay rates '
  'and sessions are asked for by themselves. Verdict ok or refused (not_found).';

grant execute on function public.person_page(uuid) to authenticated;
