-- Generic plans: docs/decisions/0180-a-punch-is-planned-once.md
create or replace function public.read_sheet(person_id uuid, period_from public.day default null) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
declare
  me constant record := app.who_asks();
  company constant uuid := me.company_id;
  person constant uuid := read_sheet.person_id;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  -- The same rule as in seen_people.
  if not coalesce(person = me.person_id or me.role = 'admin' or person = any (app.my_crew_people()), false)
    or not app.is_company_person(company, person)
  then
    return app.refused('not_found');
  end if;
  if period_from < '2000-01-01' or period_from > current_date + 366 then
    return app.refused_with_detail('invalid_input', 'period_from');
  end if;
  return app.sheet_json(
    company, person, coalesce(period_from, app.person_today(company, person)), me.person_id, me.role
  );
end
$$;

comment on function public.read_sheet(uuid, public.day) is
  'A person''s timesheet of the pay period that contains a day, by default today: for the person, who leads them and '
  'admins. Hours, no money. Verdict ok or refused (not_allowed, not_found, invalid_input).';

grant execute on function public.read_sheet(uuid, public.day) to authenticated;
