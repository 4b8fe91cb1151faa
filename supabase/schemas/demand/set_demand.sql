create or replace function public.set_demand(project uuid, on_date public.day, people integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if not app.plans_project(project) then
    return app.refused(case when app.my_role() in ('admin', 'supervisor') then 'not_found' else 'not_allowed' end);
  end if;
  if on_date is null or on_date not between '2000-01-01' and '2099-12-31' then
    return app.refused_with_detail('invalid_input', 'on_date');
  end if;
  if people is null or people not between 0 and 1000 then
    return app.refused_with_detail('invalid_input', 'people');
  end if;
  if people = 0 then
    delete from public.project_demand d
    where d.company_id = company and d.project_id = project and d.on_date = set_demand.on_date;
  else
    insert into public.project_demand (company_id, project_id, on_date, people)
    values (company, project, set_demand.on_date, set_demand.people)
    on conflict on constraint project_demand_pkey do update set people = excluded.people;
  end if;
  perform app.tell_boards(company, array(
    select c.crew_id from public.project_crews c where c.company_id = company and c.project_id = project
  ), '{}');
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.set_demand(uuid, public.day, integer) is
  'Says how many people a project needs on a day; 0 takes it back. Verdict applied or refused (not_allowed, '
  'not_found, invalid_input with the field in detail).';

grant execute on function public.set_demand(uuid, public.day, integer) to authenticated;
