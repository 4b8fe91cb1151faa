create or replace function public.save_osha_year(establishment_id uuid, year integer, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong text;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if not exists (
    select from public.establishments e where e.company_id = company and e.id = save_osha_year.establishment_id
  ) then
    return app.refused('not_found');
  end if;
  wrong := case when coalesce(year not between 2000 and 2200, true) then 'year' else
    app.first_wrong(facts, jsonb_build_object(
      'average_employees', app.is_whole(facts -> 'average_employees', 1, 1000000),
      'peak_employees', app.is_whole(facts -> 'peak_employees', 1, 1000000)
        and (facts ->> 'peak_employees')::numeric >= (facts ->> 'average_employees')::numeric,
      'hours_worked', app.is_whole(facts -> 'hours_worked', 1, 2000000000)
    )) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  insert into public.osha_years as y (
    company_id, establishment_id, year, average_employees, peak_employees, hours_worked
  ) values (
    company, save_osha_year.establishment_id, save_osha_year.year, (facts ->> 'average_employees')::integer,
    (facts ->> 'peak_employees')::integer, (facts ->> 'hours_worked')::integer
  )
  on conflict on constraint osha_years_pkey do update set
    average_employees = excluded.average_employees, peak_employees = excluded.peak_employees,
    hours_worked = excluded.hours_worked;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.save_osha_year(uuid, integer, jsonb) is
  'An admin states an establishment''s year: {average_employees, peak_employees, hours_worked}. Verdict applied, or '
  'refused (not_allowed, not_found, invalid_input with the field in detail).';

grant execute on function public.save_osha_year(uuid, integer, jsonb) to authenticated;
